import type { Department, Kind } from './kind.ts';
import { bagsLuggage } from './kinds/bags-luggage.ts';
import { beautyHair } from './kinds/beauty-hair.ts';
import { carMotorcycle } from './kinds/car-motorcycle.ts';
import { computersAudio } from './kinds/computers-audio.ts';
import { furnitureStorage } from './kinds/furniture-storage.ts';
import { gardenPets } from './kinds/garden-pets.ts';
import { homeAppliances } from './kinds/home-appliances.ts';
import { homeTextiles } from './kinds/home-textiles.ts';
import { jewelleryWatches } from './kinds/jewellery-watches.ts';
import { kidsBaby } from './kinds/kids-baby.ts';
import { kitchenDining } from './kinds/kitchen-dining.ts';
import { lighting } from './kinds/lighting.ts';
import { mensClothing } from './kinds/mens-clothing.ts';
import { phones } from './kinds/phones.ts';
import { shoes } from './kinds/shoes.ts';
import { sportsOutdoors } from './kinds/sports-outdoors.ts';
import { stationeryParty } from './kinds/stationery-party.ts';
import { toolsHardware } from './kinds/tools-hardware.ts';
import { toysGames } from './kinds/toys-games.ts';
import { womensClothing } from './kinds/womens-clothing.ts';

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
