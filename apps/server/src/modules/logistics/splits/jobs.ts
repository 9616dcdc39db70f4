import { z } from 'zod';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import * as store from './store.ts';

const kind = 'splits.late';

/** Orders whose shoppers paid to have them split, and were promised it by now. */
export const lateSplitsJob = defineJob({
  name: kind,
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run({ db, clock }: App) {
    const now = clock.now();
    await db.transact(async (tx) => {
      const late = await store.countLate(tx, now);
      const title = `${late} ${late === 1 ? 'order waits' : 'orders wait'} to be split longer than promised`;
      return alertWhile(tx, late, { kind, title, body: 'They come first in the list.', page: 'splits' }, now);
    });
  },
});
