import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { undoableSince } from './service.ts';
import { deleteRemoved } from './store.ts';

/** What was removed a week ago is past every second thought. */
export const sweepCartsJob = defineJob({
  name: 'cart.sweep',
  payload: z.object({}),
  cron: '31 2 * * *',
  async run(app: App) {
    const since = undoableSince(await app.settings(), app.clock.now());
    await app.db.transact((tx) => deleteRemoved(tx, since));
  },
});
