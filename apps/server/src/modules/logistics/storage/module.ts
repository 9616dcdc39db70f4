import type { Module } from '../../../platform/module.ts';
import { storageChecks } from './checks.ts';
import type { StorageNeeds } from './clear.ts';
import { autopilotJob } from './jobs.ts';
import { personal } from './personal.ts';
import { storageRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { storageTexts } from './texts.ts';

export const storageModule = (needs: StorageNeeds): Module => ({
  name: 'storage',
  texts: storageTexts.list,
  personal,
  routes: (http) => storageRoutes(http, needs),
  jobs: [autopilotJob],
  checks: storageChecks,
  settings: Object.values(settings),
});
