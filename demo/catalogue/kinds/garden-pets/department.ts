import type { Department } from '../../kind.ts';
import { gardenToolsNetting } from './garden-tools-netting.ts';
import { petFeedingCare } from './pet-feeding-care.ts';
import { petHomesWalking } from './pet-homes-walking.ts';
import { potsAndPlanters } from './pots-and-planters.ts';
import { poultryLivestock } from './poultry-livestock.ts';
import { waterStorageAndPumps } from './water-storage-and-pumps.ts';
import { wateringIrrigation } from './watering-irrigation.ts';
import { yardAndFarm } from './yard-and-farm.ts';

export const gardenPets: Department = {
  slug: 'garden-pets',
  name: ['Garden, Pets & Farm', '园艺宠物农用'],
  emoji: '🪴',
  groups: [
    potsAndPlanters,
    gardenToolsNetting,
    wateringIrrigation,
    poultryLivestock,
    petFeedingCare,
    petHomesWalking,
    waterStorageAndPumps,
    yardAndFarm,
  ],
};
