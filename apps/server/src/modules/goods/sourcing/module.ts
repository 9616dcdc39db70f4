import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import type { Sourcing } from './fetch.ts';
import { rereadJob, sweepShortLinksJob } from './jobs.ts';
import { sourcingRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const sourcingModule: Module<App & Sourcing> = {
  name: 'sourcing',
  desk,
  routes: sourcingRoutes,
  jobs: [sweepShortLinksJob, rereadJob],
  settings: Object.values(settings),
};
