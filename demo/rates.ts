import { addDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import { exchangeRate } from '@sgb/server/modules/goods/pricing/settings.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { changeSetting, settingHistory } from '@sgb/server/platform/settings/settings.ts';

/** Rand for a yuan on the days before today, the oldest first; the last is the one that the demo's prices are made for. */
const rates = [25_840, 25_910, 25_780, 25_860, 25_950, 26_070, 26_110, 26_040, 25_970, 25_920, 26_030, 26_000];

/** The exchange rate has a past. */
export async function ensureDemoRates(db: Database, now: Date): Promise<void> {
  await db.transact(async (tx) => {
    if ((await settingHistory(tx, exchangeRate, now, 2)).length > 1) return;
    for (const [place, rate] of rates.entries()) {
      const day = shopDay(addDays(now, -(rates.length - place)));
      await changeSetting(tx, exchangeRate, rate, shopMoment(day, 9), 'rate of the day');
    }
  });
}
