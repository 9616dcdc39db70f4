import type { Department } from '../../kind.ts';
import { bulbsAndTubes } from './bulbs-and-tubes.ts';
import { decorativeLights } from './decorative-lights.ts';
import { indoorLamps } from './indoor-lamps.ts';
import { plugsAndPower } from './plugs-and-power.ts';
import { solarLights } from './solar-lights.ts';
import { solarPowerAndInverters } from './solar-power-and-inverters.ts';
import { torchesAndLanterns } from './torches-and-lanterns.ts';

export const lighting: Department = {
  slug: 'lighting',
  name: ['Lighting & Electrical', '照明电工'],
  emoji: '💡',
  groups: [
    indoorLamps,
    bulbsAndTubes,
    solarLights,
    torchesAndLanterns,
    decorativeLights,
    plugsAndPower,
    solarPowerAndInverters,
  ],
};
