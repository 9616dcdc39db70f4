import type { Department } from '../../kind.ts';
import { fashionJewellery } from './fashion-jewellery.ts';
import { glassesAndSunglasses } from './glasses-and-sunglasses.ts';
import { hairAccessories } from './hair-accessories.ts';
import { hatsAndScarves } from './hats-and-scarves.ts';
import { jewellerySetsAndBoxes } from './jewellery-sets-and-boxes.ts';
import { watchesAndClocks } from './watches-and-clocks.ts';

export const jewelleryWatches: Department = {
  slug: 'jewellery-watches',
  name: ['Jewellery & Watches', '珠宝钟表'],
  emoji: '💍',
  groups: [
    fashionJewellery,
    jewellerySetsAndBoxes,
    watchesAndClocks,
    hairAccessories,
    glassesAndSunglasses,
    hatsAndScarves,
  ],
};
