import type { App } from '../../platform/app.ts';
import type { Module } from '../../platform/module.ts';
import type { Sourcing } from './fetch.ts';
import { sweepShortLinksJob } from './jobs.ts';
import { sourcingRoutes } from './routes.ts';

export const sourcingModule: Module<App & Sourcing> = {
  name: 'sourcing',
  routes: sourcingRoutes,
  jobs: [sweepShortLinksJob],
};
