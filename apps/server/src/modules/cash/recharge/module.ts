import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { callbackJob } from './callback.ts';
import { rechargeChecks } from './checks.ts';
import { desk } from './console.ts';
import { creditedJob, type RechargeNeeds } from './credited.ts';
import { lateReviewsJob, requeryJob, sweepCallbacksJob } from './jobs.ts';
import { personal } from './personal.ts';
import { rechargeRoutes } from './routes.ts';
import type { Counter } from './service.ts';
import * as settings from './settings.ts';
import { rechargeTexts } from './texts.ts';

export const rechargeModule = (needs: RechargeNeeds): Module<App & Counter> => ({
  name: 'recharge',
  texts: rechargeTexts.list,
  desk,
  personal,
  routes: rechargeRoutes(needs),
  jobs: [callbackJob, requeryJob, creditedJob(needs), sweepCallbacksJob, lateReviewsJob],
  checks: rechargeChecks,
  settings: Object.values(settings),
});
