import type { Call } from '../../../platform/http/call.ts';
import { settingHistory } from '../../../platform/settings/settings.ts';
import { exchangeRate } from './settings.ts';

const mostDays = 30;

/** The rates of the last days, the newest first. */
export async function rateHistory({ db, clock }: Call) {
  const rows = await db.read((reader) => settingHistory(reader, exchangeRate, clock.now(), mostDays));
  return { items: rows.map(({ value, validFrom }) => ({ rate: value, from: validFrom.toISOString() })) };
}
