import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { announce } from '../../../platform/db/bus.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { campaignChannel } from './channels.ts';
import { deletePopupsBefore } from './store.ts';

const keptDays = 90;

/** What ended a while ago is of no use to anybody; its subject may then be offered anew. */
export const sweepPopupsJob = defineJob({
  name: 'popups.sweep',
  payload: z.object({}),
  cron: '37 2 * * *',
  run: (app: App) =>
    app.db.transact(async (tx) => {
      await deletePopupsBefore(tx, addDays(app.clock.now(), -keptDays));
      await announce(tx, campaignChannel);
    }),
});
