import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { rejectWithdrawal } from './move.ts';
import { withdrawalsTerms } from './settings.ts';
import { beyondLimit, countLate } from './store.ts';

const kind = 'withdrawals.late';

/** Money that shoppers wait for longer than we promise. */
export const lateWithdrawalsJob = defineJob({
  name: 'withdrawals.late',
  payload: z.object({}),
  cron: '41 * * * *',
  async run({ db, clock }: App) {
    const now = clock.now();
    await db.transact(async (tx) => {
      const late = await countLate(tx, now);
      const title = `${late} withdrawals are later than promised`;
      return alertWhile(tx, late, { kind, title, body: 'They come first in the list.', page: 'withdrawals' }, now);
    });
  },
});

const limit = 'withdrawals.limit';

/**
 * Money is with its owner within the limit: what nobody has begun to pay goes back to the balance. What is being paid may
 * have left already, so that staff have to look.
 */
export const withdrawalLimitJob = defineJob({
  name: 'withdrawals.limit',
  payload: z.object({}),
  cron: '51 * * * *',
  async run(app: App) {
    const now = app.clock.now();
    const { limitDays } = (await app.settings()).get(withdrawalsTerms);
    const { unbegun, paying } = await app.db.read((reader) => beyondLimit(reader, addDays(now, -limitDays)));
    const reason = `We did not pay it within ${limitDays} days. Please ask for it again, or tell us what to do.`;
    for (const id of unbegun) await app.db.transact((tx) => rejectWithdrawal(tx, { id, by: null, reason }, now));
    const title = `${paying} withdrawals are older than ${limitDays} days`;
    const alert = { kind: limit, title, body: 'Pay or refuse them today.', page: 'withdrawals' } as const;
    await app.db.transact((tx) => alertWhile(tx, paying, alert, now));
  },
});
