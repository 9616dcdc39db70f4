import type { Department } from '../../kind.ts';
import { backpacksAndSchoolBags } from './backpacks-and-school-bags.ts';
import { mensBagsAndWaistBags } from './mens-bags-and-waist-bags.ts';
import { shoppingAndUtilityBags } from './shopping-and-utility-bags.ts';
import { suitcasesAndTravel } from './suitcases-and-travel.ts';
import { umbrellasAndRainwear } from './umbrellas-and-rainwear.ts';
import { walletsAndCardHolders } from './wallets-and-card-holders.ts';
import { womensHandbags } from './womens-handbags.ts';

export const bagsLuggage: Department = {
  slug: 'bags-luggage',
  name: ['Bags & Luggage', '箱包皮具'],
  emoji: '🧳',
  groups: [
    womensHandbags,
    backpacksAndSchoolBags,
    suitcasesAndTravel,
    walletsAndCardHolders,
    mensBagsAndWaistBags,
    shoppingAndUtilityBags,
    umbrellasAndRainwear,
  ],
};
