import type { Module } from '../../../platform/module.ts';
import { earningChecks } from './checks.ts';
import { desk } from './console.ts';
import { monthJob, purseJob } from './jobs.ts';
import { personal } from './personal.ts';
import { earningRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { earningTexts } from './texts.ts';

export const earningsModule: Module = {
  name: 'earnings',
  texts: earningTexts.list,
  personal,
  desk,
  routes: earningRoutes,
  jobs: [purseJob, monthJob],
  checks: earningChecks,
  settings: Object.values(settings),
};
