import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { expireSome } from './end.ts';
import { giftVouchersTerms } from './settings.ts';
import { takeToRemind } from './store.ts';
import { endingNotice } from './words.ts';

const most = 100;

/** Lets vouchers expire whose time is over, and tells buyers of those that end soon, each once. */
export const endVouchersJob = defineJob({
  name: 'giftvouchers.end',
  payload: z.object({}),
  cron: '20 6 * * *',
  async run(app: App) {
    const { remindDays } = (await app.settings()).get(giftVouchersTerms);
    const now = app.clock.now();
    while ((await app.db.transact((tx) => expireSome(tx, now, most))) === most);
    const remindSome = () =>
      app.db.transact(async (tx) => {
        const due = await takeToRemind(tx, { now, until: addDays(now, remindDays), most });
        for (const voucher of due) await notify(tx, endingNotice(voucher), { now });
        return due.length;
      });
    while ((await remindSome()) === most);
  },
});
