import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { desk } from './console.ts';
import { keepTrackingJob } from './jobs.ts';
import { personal } from './personal.ts';
import { type Measured, trackingRoutes } from './routes.ts';
import * as settings from './settings.ts';

export const trackingModule: Module<App & Measured> = {
  name: 'tracking',
  desk,
  personal,
  routes: trackingRoutes,
  jobs: [keepTrackingJob],
  settings: Object.values(settings),
};
