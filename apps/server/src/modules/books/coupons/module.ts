import type { Module } from '../../../platform/module.ts';
import { couponChecks } from './checks.ts';
import { remindCouponsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { couponRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { couponTexts } from './texts.ts';

export const couponsModule: Module = {
  name: 'coupons',
  texts: couponTexts.list,
  personal,
  routes: couponRoutes,
  jobs: [remindCouponsJob],
  checks: couponChecks,
  settings: Object.values(settings),
};
