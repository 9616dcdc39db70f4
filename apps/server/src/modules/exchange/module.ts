import type { Module } from '../../platform/module.ts';
import { dailyRateJob } from './jobs.ts';
import { exchangeRoutes } from './routes.ts';

export const exchangeModule: Module = {
  name: 'exchange',
  routes: exchangeRoutes,
  jobs: [dailyRateJob],
};
