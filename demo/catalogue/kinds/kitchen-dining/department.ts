import type { Department } from '../../kind.ts';
import { bakingAndBraai } from './baking-and-braai.ts';
import { cupsAndBottles } from './cups-and-bottles.ts';
import { foodContainers } from './food-containers.ts';
import { kitchenToolsGadgets } from './kitchen-tools-gadgets.ts';
import { potsAndPans } from './pots-and-pans.ts';
import { tableware } from './tableware.ts';
import { traditionalCooking } from './traditional-cooking.ts';

export const kitchenDining: Department = {
  slug: 'kitchen-dining',
  name: ['Kitchen & Dining', '厨房餐饮'],
  emoji: '🍳',
  groups: [
    potsAndPans,
    kitchenToolsGadgets,
    tableware,
    cupsAndBottles,
    foodContainers,
    bakingAndBraai,
    traditionalCooking,
  ],
};
