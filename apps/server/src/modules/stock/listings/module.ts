import type { Module } from '../../../platform/module.ts';
import { listingChecks } from './checks.ts';
import { desk } from './console.ts';
import { paySalesJob, sweepListingsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { listingRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { listingTexts } from './texts.ts';

export const listingsModule: Module = {
  name: 'listings',
  texts: listingTexts.list,
  personal,
  routes: listingRoutes,
  jobs: [paySalesJob, sweepListingsJob],
  checks: listingChecks,
  settings: Object.values(settings),
  desk,
};
