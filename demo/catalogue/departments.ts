import type { Department, Kind } from './kind.ts';
import { bagsLuggage } from './kinds/bags-luggage/department.ts';
import { beautyHair } from './kinds/beauty-hair/department.ts';
import { carMotorcycle } from './kinds/car-motorcycle/department.ts';
import { computersAudio } from './kinds/computers-audio/department.ts';
import { furnitureStorage } from './kinds/furniture-storage/department.ts';
import { gardenPets } from './kinds/garden-pets/department.ts';
import { homeAppliances } from './kinds/home-appliances/department.ts';
import { homeTextiles } from './kinds/home-textiles/department.ts';
import { jewelleryWatches } from './kinds/jewellery-watches/department.ts';
import { kidsBaby } from './kinds/kids-baby/department.ts';
import { kitchenDining } from './kinds/kitchen-dining/department.ts';
import { lighting } from './kinds/lighting/department.ts';
import { mensClothing } from './kinds/mens-clothing/department.ts';
import { phones } from './kinds/phones/department.ts';
import { shoes } from './kinds/shoes/department.ts';
import { sportsOutdoors } from './kinds/sports-outdoors/department.ts';
import { stationeryParty } from './kinds/stationery-party/department.ts';
import { toolsHardware } from './kinds/tools-hardware/department.ts';
import { toysGames } from './kinds/toys-games/department.ts';
import { womensClothing } from './kinds/womens-clothing/department.ts';

/** In the order in which the shop shows them. */
export const departments: readonly Department[] = [
  womensClothing,
  mensClothing,
  shoes,
  bagsLuggage,
  beautyHair,
  jewelleryWatches,
  phones,
  computersAudio,
  homeAppliances,
  kitchenDining,
  homeTextiles,
  furnitureStorage,
  lighting,
  kidsBaby,
  toysGames,
  sportsOutdoors,
  toolsHardware,
  carMotorcycle,
  stationeryParty,
  gardenPets,
];

/** A kind and the number of the category that it is. */
export interface PlacedKind {
  readonly kind: Kind;
  readonly categoryId: number;
}

export const departmentId = (department: number) => (department + 1) * 10_000;
export const groupId = (department: number, group: number) => departmentId(department) + (group + 1) * 100;
export const leafId = (department: number, group: number, leaf: number) => groupId(department, group) + leaf + 1;

export const placedKinds: readonly PlacedKind[] = departments.flatMap((department, d) =>
  department.groups.flatMap((group, g) => group.kinds.map((kind, k) => ({ kind, categoryId: leafId(d, g, k) }))),
);
