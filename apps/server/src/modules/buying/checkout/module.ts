import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { checkoutChecks } from './checks.ts';
import { checkoutPaidJob, freeReservedJob, openCheckoutsJob, sweepQuotesJob } from './jobs.ts';
import { personal } from './personal.ts';
import type { Outside } from './preview.ts';
import { checkoutRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { checkoutTexts } from './texts.ts';

export const checkoutModule: Module<App & Outside> = {
  name: 'checkout',
  texts: checkoutTexts.list,
  personal,
  routes: checkoutRoutes,
  jobs: [checkoutPaidJob, openCheckoutsJob, freeReservedJob, sweepQuotesJob],
  checks: checkoutChecks,
  settings: Object.values(settings),
};
