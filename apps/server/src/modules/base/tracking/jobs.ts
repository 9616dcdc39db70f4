import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { keepHouse } from './service.ts';

export const keepTrackingJob = defineJob({
  name: 'tracking.keepHouse',
  payload: z.object({}),
  cron: '7 * * * *',
  run: (app: App) => keepHouse(app),
});
