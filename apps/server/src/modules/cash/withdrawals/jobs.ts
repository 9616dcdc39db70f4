import { z } from 'zod';
import { alertStaff, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { countLate } from './store.ts';

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
      if (late === 0) return closeAlert(tx, kind, now);
      const body = 'They are listed first by GET /api/staff/withdraw/list.';
      return alertStaff(tx, { kind, title: `${late} withdrawals are later than promised`, body }, now);
    });
  },
});
