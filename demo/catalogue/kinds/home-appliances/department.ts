import type { Department } from '../../kind.ts';
import { cleaningAppliances } from './cleaning-appliances.ts';
import { coolingAndHeating } from './cooling-and-heating.ts';
import { laundryAppliances } from './laundry-appliances.ts';
import { sewingAndSealing } from './sewing-and-sealing.ts';
import { smallCookingAppliances } from './small-cooking-appliances.ts';
import { snackAndCateringMachines } from './snack-and-catering-machines.ts';
import { stovesAndGeysers } from './stoves-and-geysers.ts';
import { toastingAndCoffee } from './toasting-and-coffee.ts';

export const homeAppliances: Department = {
  slug: 'home-appliances',
  name: ['Home Appliances', '家用电器'],
  emoji: '🔌',
  groups: [
    smallCookingAppliances,
    toastingAndCoffee,
    coolingAndHeating,
    cleaningAppliances,
    laundryAppliances,
    sewingAndSealing,
    stovesAndGeysers,
    snackAndCateringMachines,
  ],
};
