import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { chatTerms } from './settings.ts';
import { deleteEventsBefore } from './store.ts';

/** Events are for those who were away for a moment; messages stay. */
export const sweepChatEventsJob = defineJob({
  name: 'chat.sweepEvents',
  payload: z.object({}),
  cron: '37 2 * * *',
  async run(app: App) {
    const { keepDays } = (await app.settings()).get(chatTerms);
    const before = addDays(app.clock.now(), -keepDays);
    await app.db.transact((tx) => deleteEventsBefore(tx, before));
  },
});
