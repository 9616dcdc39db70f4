import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { deleteOldAttempts } from './attempts/store.ts';
import { deleteOldCodes } from './codes/store.ts';
import { endTextsOfYesterday } from './codes/texts.ts';

import { deleteExpiredSessions } from './store.ts';

export const sweepSessionsJob = defineJob({
  name: 'identity.sweepSessions',
  payload: z.object({}),
  cron: '17 * * * *',
  run: (app: App) =>
    app.db.transact(async (tx) => {
      await deleteExpiredSessions(tx, app.clock.now());
      deleteOldAttempts(tx, app.clock.now());
      await deleteOldCodes(tx, addDays(app.clock.now(), -2));
      await endTextsOfYesterday(tx, app.clock.now());
    }),
});
