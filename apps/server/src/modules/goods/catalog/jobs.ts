import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { recount } from './load.ts';
import { refillShowcases } from './showcase-fill.ts';

export const recountJob = defineJob({
  name: 'catalog.recount',
  payload: z.object({}),
  cron: '40 1 * * *',
  run: (app: App) => app.db.transact(recount),
});

export const refillShowcasesJob = defineJob({
  name: 'catalog.refillShowcases',
  payload: z.object({}),
  cron: '50 1 * * *',
  run: (app: App) => app.db.transact(refillShowcases),
});
