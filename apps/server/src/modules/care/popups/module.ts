import type { Module } from '../../../platform/module.ts';
import { sweepPopupsJob } from './jobs.ts';
import { popupRoutes } from './routes.ts';
import type { PopupNeeds } from './service.ts';

export const popupsModule = (needs: PopupNeeds): Module => ({
  name: 'popups',
  routes: (http) => popupRoutes(http, needs),
  jobs: [sweepPopupsJob],
});
