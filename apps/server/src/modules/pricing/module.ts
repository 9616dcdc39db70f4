import type { Module } from '../../platform/module.ts';
import * as settings from './settings.ts';

export const pricingModule: Module = {
  name: 'pricing',
  settings: Object.values(settings),
};
