import type { Department } from '../../kind.ts';
import { carCare } from './car-care.ts';
import { carElectronics } from './car-electronics.ts';
import { carExterior } from './car-exterior.ts';
import { carInterior } from './car-interior.ts';
import { motorcycleGear } from './motorcycle-gear.ts';
import { tyresAndEmergency } from './tyres-and-emergency.ts';

export const carMotorcycle: Department = {
  slug: 'car-motorcycle',
  name: ['Car & Motorcycle', '汽摩配件'],
  emoji: '🚗',
  groups: [carInterior, carElectronics, carCare, tyresAndEmergency, carExterior, motorcycleGear],
};
