import type { Module } from '../../../platform/module.ts';
import { orderChecks } from './checks.ts';
import { desk } from './console.ts';
import { apologiseJob, autoSignJob, closeOrdersJob, lateGoodsJob, lateSellersJob, overdueRequestsJob } from './jobs.ts';
import type { OrderNeeds } from './needs.ts';
import { personal } from './personal.ts';
import { orderRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { orderTexts } from './texts.ts';
import { worthJob } from './worth.ts';

export const ordersModule = (needs: OrderNeeds): Module => ({
  name: 'orders',
  texts: orderTexts.list,
  desk,
  personal,
  routes: (http) => orderRoutes(http, needs),
  jobs: [
    apologiseJob,
    lateSellersJob,
    lateGoodsJob,
    autoSignJob,
    closeOrdersJob(needs),
    overdueRequestsJob,
    worthJob(needs),
  ],
  checks: orderChecks,
  settings: Object.values(settings),
});
