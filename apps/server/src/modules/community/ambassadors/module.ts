import type { Module } from '../../../platform/module.ts';
import { ambassadorChecks } from './checks.ts';
import { desk } from './console.ts';
import { inactiveJob, lateApplicationsJob, probationJob } from './jobs.ts';
import type { AmbassadorNeeds } from './needs.ts';
import { personal } from './personal.ts';
import { ambassadorRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { ambassadorTexts } from './texts.ts';

export const ambassadorsModule = (needs: AmbassadorNeeds): Module => ({
  name: 'ambassadors',
  texts: ambassadorTexts.list,
  personal,
  desk,
  routes: (http) => ambassadorRoutes(http, needs),
  jobs: [lateApplicationsJob, probationJob, inactiveJob(needs)],
  checks: ambassadorChecks,
  settings: Object.values(settings),
});
