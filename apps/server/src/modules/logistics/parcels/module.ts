import type { Module } from '../../../platform/module.ts';
import { delayedParcelsJob } from './aftersale/jobs.ts';
import { parcelChecks } from './checks.ts';
import { desk } from './console.ts';
import { autoSignParcelsJob, fetchReminderJob, lostParcelsJob } from './delivery/jobs.ts';
import { lapseParcelsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { parcelRoutes } from './routes.ts';
import * as settings from './settings.ts';
import { parcelTexts } from './texts.ts';

export const parcelsModule: Module = {
  name: 'parcels',
  texts: parcelTexts.list,
  desk,
  personal,
  routes: parcelRoutes,
  jobs: [autoSignParcelsJob, lostParcelsJob, fetchReminderJob, lapseParcelsJob, delayedParcelsJob],
  checks: parcelChecks,
  settings: Object.values(settings),
};
