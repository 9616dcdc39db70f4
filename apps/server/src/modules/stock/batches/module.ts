import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import { batchChecks } from './checks.ts';
import { desk } from './console.ts';
import { followBatchesJob } from './jobs.ts';
import type { BatchNeeds } from './needs.ts';
import { personal } from './personal.ts';
import { batchRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { batchTexts } from './texts.ts';

export const batchesModule = (needs: BatchNeeds): Module<App & Sourcing> => ({
  name: 'batches',
  texts: batchTexts.list,
  desk,
  personal,
  routes: batchRoutes(needs),
  jobs: [followBatchesJob],
  checks: batchChecks,
  settings: Object.values(settings),
});
