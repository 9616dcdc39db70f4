import type { Department } from '../../kind.ts';
import { mensAccessoriesChurch } from './mens-accessories-church.ts';
import { mensBottoms } from './mens-bottoms.ts';
import { mensJacketsWorkwear } from './mens-jackets-workwear.ts';
import { mensKnitSweatwear } from './mens-knit-sweatwear.ts';
import { mensShirtsSuits } from './mens-shirts-suits.ts';
import { mensTeesPolos } from './mens-tees-polos.ts';
import { mensUnderwearSleepwear } from './mens-underwear-sleepwear.ts';

export const mensClothing: Department = {
  slug: 'mens-clothing',
  name: ["Men's Clothing", '男装'],
  emoji: '👔',
  groups: [
    mensTeesPolos,
    mensShirtsSuits,
    mensBottoms,
    mensJacketsWorkwear,
    mensKnitSweatwear,
    mensUnderwearSleepwear,
    mensAccessoriesChurch,
  ],
};
