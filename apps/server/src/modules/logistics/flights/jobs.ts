import { z } from 'zod';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
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
      const title = `${late} who asked for a special flight wait longer than promised`;
      return alertWhile(tx, late, { kind, title, body: 'They come first in the list.', page: 'enquiries' }, now);
    });
  },
});
