import type { Module } from '../../../platform/module.ts';
import { scoinChecks } from './checks.ts';
import { expireCoinsJob, tellEndingCoinsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { scoinRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { coinTexts } from './texts.ts';

export const scoinModule: Module = {
  name: 'scoin',
  texts: coinTexts.list,
  personal,
  routes: scoinRoutes,
  jobs: [expireCoinsJob, tellEndingCoinsJob],
  checks: scoinChecks,
  settings: Object.values(settings),
};
