import { z } from 'zod';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { changeSetting } from '../../../platform/settings/settings.ts';
import { dailyRate, isLeap } from './exchange-rules.ts';
import { exchangeMarket, exchangeRate, exchangeTerms } from './settings.ts';

const words = (rate: number) => (rate / 10_000).toFixed(4);

/** Sets the rate of the day at 09:00 in Johannesburg; a rate that leaps waits for staff. */
export const dailyRateJob = defineJob({
  name: 'exchange.daily',
  payload: z.object({}),
  cron: '0 7 * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const { marginBasisPoints, mostChangeBasisPoints } = settings.get(exchangeTerms);
    const before = settings.get(exchangeRate);
    const rate = dailyRate(settings.get(exchangeMarket), marginBasisPoints);
    await app.db.transact(async (tx) => {
      if (!isLeap(before, rate, mostChangeBasisPoints)) {
        return changeSetting(tx, exchangeRate, rate, now, 'rate of the day');
      }
      const title = 'The exchange rate leaps';
      const body = `It would go from ${words(before)} to ${words(rate)} rand for a yuan. It stays as it is until somebody sets it.`;
      await alertStaff(tx, { kind: 'exchange.leap', title, body, page: 'exchange' }, now);
    });
  },
});
