import type { Module } from '../../../platform/module.ts';
import { shelfChecks } from './checks.ts';
import { desk } from './console.ts';
import { monthlyStorageJob, owingJob, payStorageJob } from './jobs.ts';
import type { StockNeeds } from './needs.ts';
import { personal } from './personal.ts';
import { shelfRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { shelfTexts } from './texts.ts';

export const shelvesModule = (needs: StockNeeds): Module => ({
  name: 'shelves',
  texts: shelfTexts.list,
  desk,
  personal,
  routes: shelfRoutes(needs),
  jobs: [payStorageJob, monthlyStorageJob, owingJob],
  checks: shelfChecks,
  settings: Object.values(settings),
});
