import type { Module } from '../../../platform/module.ts';
import { withdrawalChecks } from './checks.ts';
import { desk } from './console.ts';
import { lateWithdrawalsJob, withdrawalLimitJob } from './jobs.ts';
import { personal } from './personal.ts';
import { resealPayoutsJob } from './reseal.ts';
import { withdrawalRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { withdrawalTexts } from './texts.ts';

export const withdrawalsModule: Module = {
  name: 'withdrawals',
  texts: withdrawalTexts.list,
  desk,
  personal,
  routes: withdrawalRoutes,
  jobs: [lateWithdrawalsJob, resealPayoutsJob, withdrawalLimitJob],
  checks: withdrawalChecks,
  settings: Object.values(settings),
};
