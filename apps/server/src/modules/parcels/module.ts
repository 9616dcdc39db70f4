import type { Module } from '../../platform/module.ts';
import { parcelChecks } from './checks.ts';
import { autoSignParcelsJob, fetchReminderJob, lostParcelsJob } from './delivery/jobs.ts';
import { delayedParcelsJob, lapseParcelsJob } from './jobs.ts';
import { parcelRoutes } from './routes.ts';

export const parcelsModule: Module = {
  name: 'parcels',
  routes: parcelRoutes,
  jobs: [autoSignParcelsJob, lostParcelsJob, fetchReminderJob, lapseParcelsJob, delayedParcelsJob],
  checks: parcelChecks,
};
