import { z } from 'zod';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Desk } from './desk.ts';
import { fetchMissed, followMessage, messageWish, sweepMessages } from './messages.ts';

export const followMessageJob = defineJob({ ...messageWish, run: (app: Desk, { id }) => followMessage(app, id) });

export const fetchMissedJob = defineJob({
  name: 'purchasing.missedMessages',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(app: Desk) {
    try {
      await fetchMissed(app);
    } catch (error) {
      // The gateway has logged it; the next run asks again, and purchases are polled as often as ever meanwhile.
      if (!(error instanceof SupplierError)) throw error;
    }
  },
});

export const sweepMessagesJob = defineJob({
  name: 'purchasing.sweepMessages',
  payload: z.object({}),
  cron: '35 2 * * *',
  run: (app: Desk) => sweepMessages(app),
});
