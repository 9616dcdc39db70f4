import type { Module } from '../../../platform/module.ts';
import { promotionChecks } from './checks.ts';
import { desk } from './console.ts';
import { countVisitsJob, sweepTasksJob } from './jobs.ts';
import type { Pictured } from './links/card.ts';
import { personal } from './personal.ts';
import { promotionRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { promotionTexts } from './texts.ts';

export const promotionModule: Module<Pictured> = {
  name: 'promotion',
  texts: promotionTexts.list,
  personal,
  desk,
  routes: promotionRoutes,
  jobs: [sweepTasksJob, countVisitsJob],
  checks: promotionChecks,
  settings: Object.values(settings),
};
