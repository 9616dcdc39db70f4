import { z } from 'zod';
import { alertStaff, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import * as store from './store.ts';

const kind = 'flights.late';

/** Businesses who wait for an answer longer than we promise. */
export const lateEnquiriesJob = defineJob({
  name: kind,
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run({ db, clock }: App) {
    const now = clock.now();
    await db.transact(async (tx) => {
      const late = await store.countLate(tx, now);
      if (late === 0) return closeAlert(tx, kind, now);
      const body = 'They are listed first by GET /api/staff/flight/enquiries.';
      return alertStaff(
        tx,
        { kind, title: `${late} who asked for a special flight wait longer than promised`, body },
        now,
      );
    });
  },
});
