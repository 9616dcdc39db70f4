import { addDays, shopDay } from '@sgb/contract/time.ts';
import { type FunnelRow, writeFunnel } from '@sgb/server/modules/base/tracking/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { dice } from './dice.ts';

const days = 45;

/** How many of those who saw a page come so far, in hundredths of a percent, and how often each of them does it. */
const steps = [
  { step: 1, share: 10_000, times: 6.2 },
  { step: 4, share: 1_450, times: 1.2 },
  { step: 5, share: 520, times: 1 },
  { step: 6, share: 1_900, times: 1.4 },
  { step: 7, share: 860, times: 2.1 },
  { step: 8, share: 90, times: 1 },
  { step: 9, share: 310, times: 1.1 },
] as const;

/** Who came to the shop before today: more on Sundays, and a little more every week. */
export async function ensureDemoFunnel(db: Database, now: Date): Promise<void> {
  const roll = dice('funnel');
  const rows: FunnelRow[] = [];
  for (let ago = days; ago >= 2; ago--) {
    const moment = addDays(now, -ago);
    const sunday = moment.getUTCDay() === 0 ? 1.35 : 1;
    const visitors = (900 + (days - ago) * 9) * sunday * (roll.between(90, 110) / 100);
    for (const { step, share, times } of steps) {
      const came = Math.round((visitors * share * roll.between(92, 108)) / 1_000_000);
      rows.push({ day: shopDay(moment), step, visitors: came, events: Math.round(came * times) });
    }
  }
  await db.transact((tx) => writeFunnel(tx, rows));
}
