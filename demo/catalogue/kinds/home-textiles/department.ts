import type { Department } from '../../kind.ts';
import { bedding } from './bedding.ts';
import { curtainsAndBlinds } from './curtains-and-blinds.ts';
import { cushionsAndCovers } from './cushions-and-covers.ts';
import { fabricSewingKnitting } from './fabric-sewing-knitting.ts';
import { homeDecor } from './home-decor.ts';
import { rugsAndTableLinen } from './rugs-and-table-linen.ts';
import { towelsAndBathLinen } from './towels-and-bath-linen.ts';

export const homeTextiles: Department = {
  slug: 'home-textiles',
  name: ['Home Textiles & Décor', '家纺家饰'],
  emoji: '🛏️',
  groups: [
    bedding,
    curtainsAndBlinds,
    cushionsAndCovers,
    towelsAndBathLinen,
    rugsAndTableLinen,
    homeDecor,
    fabricSewingKnitting,
  ],
};
