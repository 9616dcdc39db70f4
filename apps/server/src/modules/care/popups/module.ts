import type { Module } from '../../../platform/module.ts';
import { sweepPopupsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { popupRoutes } from './routes.ts';
import type { PopupNeeds } from './service.ts';
import * as settings from './settings.ts';

export const popupsModule = (needs: PopupNeeds): Module => ({
  name: 'popups',
  personal,
  routes: (http) => popupRoutes(http, needs),
  jobs: [sweepPopupsJob],
  settings: Object.values(settings),
});
