import type { Module } from '../../../platform/module.ts';
import { scoinChecks } from './checks.ts';
import { expireCoinsJob, tellEndingCoinsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { scoinRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const scoinModule: Module = {
  name: 'scoin',
  personal,
  routes: scoinRoutes,
  jobs: [expireCoinsJob, tellEndingCoinsJob],
  checks: scoinChecks,
  settings: Object.values(settings),
};
