import type { Department } from '../../kind.ts';
import { babyClothing } from './baby-clothing.ts';
import { babyFeedingBathing } from './baby-feeding-bathing.ts';
import { babyNappiesOutings } from './baby-nappies-outings.ts';
import { boysClothing } from './boys-clothing.ts';
import { girlsClothing } from './girls-clothing.ts';
import { kidsOuterwearSleepwear } from './kids-outerwear-sleepwear.ts';

export const kidsBaby: Department = {
  slug: 'kids-baby',
  name: ['Kids & Baby', '童装母婴'],
  emoji: '🧸',
  groups: [girlsClothing, boysClothing, babyClothing, kidsOuterwearSleepwear, babyFeedingBathing, babyNappiesOutings],
};
