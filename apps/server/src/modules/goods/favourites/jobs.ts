import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { deleteRemoved } from './store.ts';

/** What was removed more than a day ago is past every second thought. */
export const sweepFavouritesJob = defineJob({
  name: 'favourites.sweep',
  payload: z.object({}),
  cron: '23 2 * * *',
  run: (app: App) => app.db.transact((tx) => deleteRemoved(tx, addDays(app.clock.now(), -1))),
});
