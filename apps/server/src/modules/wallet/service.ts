import { type listBills, randPurses } from '@sgb/contract/bills.ts';
import type { z } from 'zod';
import type { Call } from '../../platform/http/call.ts';
import { balancesOf, type StatementWish, statementOf, statementTotals } from '../ledger/index.ts';
import { billOf, monthRange } from './rules.ts';

type ShopperCall = Call<'shopper'>;

export async function userBalance({ db, session }: ShopperCall) {
  const held = await db.read((reader) => balancesOf(reader, session.accountId));
  const of = (purse: (typeof randPurses)[number]) => held.get(purse) ?? 0;
  return {
    balance: of('available') + of('bonus'),
    available: of('available'),
    bonus: of('bonus'),
    frozen: of('frozen'),
    commission: of('commission'),
    jar: of('jar'),
  };
}

const perPage = 20;

type Filter = Pick<z.output<typeof listBills.input>, 'month' | 'type'>;

function wishOf({ session }: ShopperCall, { month, type }: Filter): StatementWish {
  return { owner: session.accountId, books: randPurses, type: type ?? null, ...monthRange(month) };
}

export async function billList(call: ShopperCall, { page, ...filter }: z.output<typeof listBills.input>) {
  const wish = wishOf(call, filter);
  return call.db.read(async (reader) => {
    const { count, months, types, ...totals } = await statementTotals(reader, wish);
    const movements = await statementOf(reader, wish, { limit: perPage, offset: (page - 1) * perPage });
    return {
      items: movements.map(billOf),
      total: count,
      page,
      pages: Math.ceil(count / perPage),
      totals: { in: totals.in, out: totals.out },
      months: [...months],
      types: [...types],
    };
  });
}
