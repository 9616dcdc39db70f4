import type { Module } from '../../platform/module.ts';
import { transferChecks } from './checks.ts';
import { transferRoutes } from './routes.ts';
import type { TransferNeeds } from './send.ts';

export const transfersModule = (needs: TransferNeeds): Module => ({
  name: 'transfers',
  routes: (http) => transferRoutes(http, needs),
  checks: transferChecks,
});
