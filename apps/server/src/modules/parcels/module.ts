import type { App } from '../../platform/app.ts';
import type { Module } from '../../platform/module.ts';
import type { CarrierDesk } from './carrier-book.ts';
import {
  autoSignParcelsJob,
  bookShipmentsJob,
  fetchReminderJob,
  lostParcelsJob,
  pullCarrierJob,
  takeEventJob,
} from './carrier-jobs.ts';
import { parcelChecks } from './checks.ts';
import { delayedParcelsJob, lapseParcelsJob } from './jobs.ts';
import { parcelRoutes } from './routes.ts';

export const parcelsModule: Module<App & CarrierDesk> = {
  name: 'parcels',
  routes: parcelRoutes,
  jobs: [
    bookShipmentsJob,
    takeEventJob,
    pullCarrierJob,
    autoSignParcelsJob,
    lostParcelsJob,
    fetchReminderJob,
    lapseParcelsJob,
    delayedParcelsJob,
  ],
  checks: parcelChecks,
};
