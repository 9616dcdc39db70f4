import type { Department } from '../../kind.ts';
import { kidsShoes } from './kids-shoes.ts';
import { mensShoes } from './mens-shoes.ts';
import { slopsSlippers } from './slops-slippers.ts';
import { sportsShoes } from './sports-shoes.ts';
import { womensShoes } from './womens-shoes.ts';
import { workOutdoorBoots } from './work-outdoor-boots.ts';

export const shoes: Department = {
  slug: 'shoes',
  name: ['Shoes', '鞋靴'],
  emoji: '👟',
  groups: [womensShoes, mensShoes, sportsShoes, slopsSlippers, workOutdoorBoots, kidsShoes],
};
