import type { Department } from '../../kind.ts';
import { womensActiveSwimwear } from './womens-active-swimwear.ts';
import { womensBottoms } from './womens-bottoms.ts';
import { womensChurchWearStockings } from './womens-church-wear-stockings.ts';
import { womensDresses } from './womens-dresses.ts';
import { womensOuterwear } from './womens-outerwear.ts';
import { womensTops } from './womens-tops.ts';
import { womensUnderwearSleepwear } from './womens-underwear-sleepwear.ts';

export const womensClothing: Department = {
  slug: 'womens-clothing',
  name: ["Women's Clothing", '女装'],
  emoji: '👗',
  groups: [
    womensDresses,
    womensTops,
    womensBottoms,
    womensOuterwear,
    womensUnderwearSleepwear,
    womensActiveSwimwear,
    womensChurchWearStockings,
  ],
};
