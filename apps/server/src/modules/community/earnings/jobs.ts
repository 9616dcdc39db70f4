import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { closeMonth } from './month.ts';
import { fillPurse } from './purse.ts';
import { monthOf } from './rules.ts';
import * as store from './store.ts';

const batch = 100;

/** What has cooled off comes into the purses, one transaction each: who is busy keeps nobody else waiting. */
export const purseJob = defineJob({
  name: 'earnings.purse',
  payload: z.object({}),
  cron: '13 * * * *',
  async run({ db, clock }: App) {
    for (;;) {
      const now = clock.now();
      const earners = await db.read((reader) => store.earnersDue(reader, now, batch));
      for (const accountId of earners) await db.transact((tx) => fillPurse(tx, accountId, now));
      if (earners.length === 0) return;
    }
  },
});

/** Months that are over, every night: what the night of the first did not get to is done in the next. */
export const monthJob = defineJob({
  name: 'earnings.month',
  payload: z.object({}),
  cron: '47 22 * * *',
  async run(app: App) {
    const at = await atOf(app);
    for (;;) {
      const open = await app.db.read((reader) => store.openMonths(reader, monthOf(at.now), batch));
      for (const one of open) await app.db.transact((tx) => closeMonth(tx, one, at));
      if (open.length === 0) return;
    }
  },
});
