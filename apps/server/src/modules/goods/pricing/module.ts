import type { Module } from '../../../platform/module.ts';
import { dailyRateJob } from './jobs.ts';
import { pricingRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const pricingModule: Module = {
  name: 'pricing',
  routes: pricingRoutes,
  jobs: [dailyRateJob],
  settings: Object.values(settings),
};
