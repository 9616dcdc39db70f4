import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteEventsBefore } from './store.ts';

const day = 24 * 60 * 60 * 1000;

/** Events are for those who were away for a moment; messages stay. */
export const sweepChatEventsJob = defineJob({
  name: 'chat.sweepEvents',
  payload: z.object({}),
  cron: '37 2 * * *',
  async run(app: App) {
    const { keepDays } = (await app.settings()).get('chat.terms');
    const before = new Date(app.clock.now().getTime() - keepDays * day);
    await app.db.transact((tx) => deleteEventsBefore(tx, before));
  },
});
