import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { bookOrder, bookWaiting, type CarrierApp } from './book.ts';
import { eventOrder, pullCarrier, takeEvent } from './pull.ts';

/** What asks carriers outside requests. */
export const bookShipmentsJob = defineJob({
  ...bookOrder,
  cron: '*/5 * * * *',
  run: (app: CarrierApp) => bookWaiting(app),
});

export const takeEventJob = defineJob({ ...eventOrder, run: (app: CarrierApp, event) => takeEvent(app, event) });

export const pullCarrierJob = defineJob({
  name: 'parcels.pull',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: (app: CarrierApp) => pullCarrier(app),
});
