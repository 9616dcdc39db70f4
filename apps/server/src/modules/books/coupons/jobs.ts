import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { couponsTerms } from './settings.ts';
import { takeToRemind } from './store.ts';
import { expiringNotice } from './words.ts';

const most = 200;

/** Tells of coupons that end within the next days, each once, in the morning of the shop. */
export const remindCouponsJob = defineJob({
  name: 'coupons.remind',
  payload: z.object({}),
  cron: '10 6 * * *',
  async run(app: App) {
    const { remindDays } = (await app.settings()).get(couponsTerms);
    const now = app.clock.now();
    const some = () =>
      app.db.transact(async (tx) => {
        const due = await takeToRemind(tx, { now, until: addDays(now, remindDays), most });
        for (const coupon of due) await notify(tx, expiringNotice(coupon), { now });
        return due.length;
      });
    while ((await some()) === most);
  },
});
