import type { Module } from '../../../platform/module.ts';
import { dispatchChecks } from './checks.ts';
import { desk } from './console.ts';
import { countedJob, endDispatchesJob } from './jobs.ts';
import { personal } from './personal.ts';
import { dispatchRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { dispatchTexts } from './texts.ts';

export const dispatchesModule: Module = {
  name: 'dispatches',
  texts: dispatchTexts.list,
  desk,
  personal,
  routes: dispatchRoutes,
  jobs: [endDispatchesJob, countedJob],
  checks: dispatchChecks,
  settings: Object.values(settings),
};
