import type { Module } from '../../platform/module.ts';
import { dailyRateJob } from './jobs.ts';
import { exchangeRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const exchangeModule: Module = {
  name: 'exchange',
  routes: exchangeRoutes,
  jobs: [dailyRateJob],
  settings: Object.values(settings),
};
