import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { recount } from './load.ts';

export const recountJob = defineJob({
  name: 'catalog.recount',
  payload: z.object({}),
  cron: '40 1 * * *',
  run: (app: App) => app.db.transact(recount),
});
