import type { Module } from '../../platform/module.ts';
import { withdrawalChecks } from './checks.ts';
import { lateWithdrawalsJob } from './jobs.ts';
import { withdrawalRoutes } from './routes.ts';

export const withdrawalsModule: Module = {
  name: 'withdrawals',
  routes: withdrawalRoutes,
  jobs: [lateWithdrawalsJob],
  checks: withdrawalChecks,
};
