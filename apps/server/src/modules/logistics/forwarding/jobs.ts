import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { forwardingTerms } from './settings.ts';
import { expireDeclared } from './store.ts';
import { expiredNotice } from './words.ts';

/** What was declared and never came is not waited for without end. */
export const expireDeclaredJob = defineJob({
  name: 'forwarding.expire',
  payload: z.object({}),
  cron: '35 5 * * *',
  async run({ db, clock, settings }: App) {
    const now = clock.now();
    const { waitDays } = (await settings()).get(forwardingTerms);
    await db.transact(async (tx) => {
      const expired = await expireDeclared(tx, addDays(now, -waitDays), now);
      for (const [userId, theirs] of Map.groupBy(expired, ({ accountId }) => accountId)) {
        await notify(tx, expiredNotice(userId, theirs), { now });
      }
    });
  },
});
