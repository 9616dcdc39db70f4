import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { messagesKeepDays } from './settings.ts';
import { deleteMessagesBefore } from './store.ts';

export const sweepMessagesJob = defineJob({
  name: 'messages.sweep',
  payload: z.object({}),
  cron: '29 2 * * *',
  async run(app: App) {
    const days = (await app.settings()).get(messagesKeepDays);
    await app.db.transact((tx) => deleteMessagesBefore(tx, addDays(app.clock.now(), -days)));
  },
});
