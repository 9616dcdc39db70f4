import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { keepTrackingJob } from './jobs.ts';
import { type Measured, trackingRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const trackingModule: Module<App & Measured> = {
  name: 'tracking',
  routes: trackingRoutes,
  jobs: [keepTrackingJob],
  settings: Object.values(settings),
};
