import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { changeByMonth } from '../ledger/index.ts';
import { centsOf } from './rules.ts';
import { scoinTerms } from './settings.ts';

/** What S Coin paid, by month. Those that became a coupon count when the coupon is used. */
export async function coinSaving(reader: Sql, accountId: number, from: Date, to: Date, settings: Settings) {
  const terms = settings.get(scoinTerms);
  const rows = await changeByMonth(reader, {
    owner: accountId,
    books: ['scoin', 'scoin.frozen'],
    type: entryTypes.scoinSpent,
    except: 'scoin.exchange:',
    from,
    to,
  });
  return rows.map(({ month, change }) => ({ month, kind: 'scoin' as const, cents: centsOf(-change, terms) }));
}
