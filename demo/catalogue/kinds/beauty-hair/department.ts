import type { Department } from '../../kind.ts';
import { afroHairCare } from './afro-hair-care.ts';
import { braidingAndCrochetHair } from './braiding-and-crochet-hair.ts';
import { healthAtHome } from './health-at-home.ts';
import { makeUpAndTools } from './make-up-and-tools.ts';
import { nailsAndLashes } from './nails-and-lashes.ts';
import { salonAndStylingTools } from './salon-and-styling-tools.ts';
import { salonFurnitureAndDryers } from './salon-furniture-and-dryers.ts';
import { skinAndBodyCare } from './skin-and-body-care.ts';
import { wigsAndWeaves } from './wigs-and-weaves.ts';

export const beautyHair: Department = {
  slug: 'beauty-hair',
  name: ['Beauty & Hair', '美妆美发'],
  emoji: '💄',
  groups: [
    wigsAndWeaves,
    braidingAndCrochetHair,
    nailsAndLashes,
    makeUpAndTools,
    skinAndBodyCare,
    salonAndStylingTools,
    salonFurnitureAndDryers,
    afroHairCare,
    healthAtHome,
  ],
};
