import type { Department } from '../../kind.ts';
import { bedroomFurniture } from './bedroom-furniture.ts';
import { chairsAndStools } from './chairs-and-stools.ts';
import { cleaningAndLaundry } from './cleaning-and-laundry.ts';
import { hangersAndMirrors } from './hangers-and-mirrors.ts';
import { racksAndShelves } from './racks-and-shelves.ts';
import { storageBoxes } from './storage-boxes.ts';
import { tablesAndDesks } from './tables-and-desks.ts';

export const furnitureStorage: Department = {
  slug: 'furniture-storage',
  name: ['Furniture & Storage', '家具收纳'],
  emoji: '🛋️',
  groups: [
    chairsAndStools,
    tablesAndDesks,
    bedroomFurniture,
    racksAndShelves,
    storageBoxes,
    hangersAndMirrors,
    cleaningAndLaundry,
  ],
};
