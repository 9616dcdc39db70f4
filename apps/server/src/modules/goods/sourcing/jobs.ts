import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { forgetShortLinks } from './store.ts';

const keptDays = 30;

export const sweepShortLinksJob = defineJob({
  name: 'sourcing.sweepShortLinks',
  payload: z.object({}),
  cron: '25 2 * * *',
  run: (app: App) => app.db.transact((tx) => forgetShortLinks(tx, addDays(app.clock.now(), -keptDays))),
});
