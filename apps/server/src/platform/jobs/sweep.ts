import { minuteMs } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../app.ts';
import { freeAbandonedJobs } from './abandoned.ts';
import { defineJob } from './jobs.ts';

/** Forgets counted attempts that no limit looks at any more. */
export const sweepGuessesJob = defineJob({
  name: 'platform.sweepGuesses',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(app: App) {
    const minute = Math.floor(app.clock.now().getTime() / minuteMs);
    await app.db.transact((tx) => tx.orm.execute(sql`delete from guesses where minute < ${minute - 60}`));
  },
});

/** For processes of other machines, which nobody starts again here. */
export const freeJobsJob = defineJob({
  name: 'platform.freeJobs',
  payload: z.object({}),
  cron: '* * * * *',
  run: ({ db }: App) => freeAbandonedJobs(db.pool),
});
