import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { forgetShortLinks } from './store.ts';

const month = 30 * 24 * 3_600_000;

export const sweepShortLinksJob = defineJob({
  name: 'sourcing.sweepShortLinks',
  payload: z.object({}),
  cron: '25 2 * * *',
  run: (app: App) => app.db.transact((tx) => forgetShortLinks(tx, new Date(app.clock.now().getTime() - month))),
});
