import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { deleteOldAttempts } from './login-store.ts';
import { deleteExpiredSessions } from './store.ts';

export const sweepSessionsJob = defineJob({
  name: 'identity.sweepSessions',
  payload: z.object({}),
  cron: '17 * * * *',
  run: (app: App) =>
    app.db.transact(async (tx) => {
      await deleteExpiredSessions(tx, app.clock.now());
      await deleteOldAttempts(tx, app.clock.now());
    }),
});
