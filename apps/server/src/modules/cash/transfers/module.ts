import type { Module } from '../../../platform/module.ts';
import { transferChecks } from './checks.ts';
import { personal } from './personal.ts';
import { transferRoutes } from './routes.ts';
import type { TransferNeeds } from './send.ts';
import * as settings from './settings.ts';
import { transferTexts } from './texts.ts';

export const transfersModule = (needs: TransferNeeds): Module => ({
  name: 'transfers',
  texts: transferTexts.list,
  personal,
  routes: (http) => transferRoutes(http, needs),
  checks: transferChecks,
  settings: Object.values(settings),
});
