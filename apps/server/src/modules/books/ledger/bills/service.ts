import { billsInFile, type exportBills, type listBills, randBalances } from '@sgb/contract/bills.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { shopTime } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { shopIdentity } from '../../../base/content/settings.ts';
import { spendableOf } from '../rules.ts';
import { type StatementWish, statementOf, statementTotals } from '../statement-store.ts';
import { balancesOf } from '../store.ts';
import { billOf, monthRange } from './rules.ts';

type ShopperCall = Call<'shopper'>;

export async function userBalance({ db, session }: ShopperCall) {
  const held = await db.read((reader) => balancesOf(reader, session.accountId));
  const of = (purse: (typeof randBalances)[number]) => held.get(purse) ?? 0;
  return {
    balance: spendableOf(held),
    available: of('available'),
    bonus: of('bonus'),
    frozen: of('frozen'),
    commission: of('commission'),
    jar: of('jar'),
  };
}

type Filter = Pick<z.output<typeof listBills.input>, 'month' | 'type'>;

function wishOf({ session }: ShopperCall, { month, type }: Filter): StatementWish {
  return { owner: session.accountId, books: randBalances, type: type ?? null, ...monthRange(month) };
}

export async function billList(call: ShopperCall, { page, ...filter }: z.output<typeof listBills.input>) {
  const wish = wishOf(call, filter);
  return call.db.read(async (reader) => {
    const { count, months, types, ...totals } = await statementTotals(reader, wish);
    const movements = await statementOf(reader, wish, sliceOf(page));
    return {
      items: movements.map(billOf),
      total: count,
      page,
      pages: ownPages(count),
      totals: { in: totals.in, out: totals.out },
      months: [...months],
      types: [...types],
    };
  });
}

/** What makes files is loaded when somebody wants one. */
export async function billFile(call: ShopperCall, { format, ...filter }: z.output<typeof exportBills.input>) {
  const wish = wishOf(call, filter);
  const found = await call.db.read(async (reader) => {
    const totals = await statementTotals(reader, wish);
    if (totals.count > billsInFile) return null;
    return { totals, movements: await statementOf(reader, wish, { limit: billsInFile, offset: 0 }) };
  });
  if (!found) return refuse('tooManyBills');
  const bills = found.movements.map(billOf);
  const fileName = `bills-${filter.month ?? 'all'}.${format}`;
  if (format === 'csv') {
    const { csvOf } = await import('./csv.ts');
    return { fileName, mediaType: 'text/csv', base64: csvOf(bills).toString('base64') };
  }
  const { name, longName } = (await call.settings()).get(shopIdentity);
  const { pdfOf } = await import('./pdf.ts');
  const file = await pdfOf({
    shop: `${name} - ${longName}`,
    holder: call.session.username,
    period: filter.month ? `Month ${filter.month}` : 'All months',
    madeAt: shopTime(call.clock.now()),
    totals: found.totals,
    bills,
  });
  return { fileName, mediaType: 'application/pdf', base64: file.toString('base64') };
}
