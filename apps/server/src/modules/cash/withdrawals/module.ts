import type { Module } from '../../../platform/module.ts';
import { withdrawalChecks } from './checks.ts';
import { lateWithdrawalsJob, withdrawalLimitJob } from './jobs.ts';
import { personal } from './personal.ts';
import { withdrawalRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const withdrawalsModule: Module = {
  name: 'withdrawals',
  personal,
  routes: withdrawalRoutes,
  jobs: [lateWithdrawalsJob, withdrawalLimitJob],
  checks: withdrawalChecks,
  settings: Object.values(settings),
};
