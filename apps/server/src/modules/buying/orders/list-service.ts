import { orderTabs } from '@sgb/contract/order-states.ts';
import { type exportOrders, type listOrders, ordersInFile } from '@sgb/contract/orders.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { csvOf } from './csv.ts';
import { listedOrders, type OrdersFilter } from './list-store.ts';
import type { OrderNeeds } from './needs.ts';
import { cardOf, refundRules } from './view.ts';

type ShopperCall = Call<'shopper'>;

function filterOf({ session }: ShopperCall, input: z.output<typeof exportOrders.input>): OrdersFilter {
  const { tagIndex, type, keyword, from, to } = input;
  return {
    accountId: session.accountId,
    tab: tagIndex,
    market: type,
    keyword,
    from: from === undefined ? undefined : shopMoment(from, 0),
    before: to === undefined ? undefined : shopMoment(to, 24),
  };
}

type Waiting = Pick<OrderNeeds, 'ordersToPay'>;

/** The tab of parcels that wait for their freight is a matter of whoever ships. */
async function amongOf(reader: Sql, { accountId, tab }: OrdersFilter, needs: Waiting) {
  return tab === orderTabs.combine ? needs.ordersToPay(reader, accountId) : undefined;
}

export async function orderList(
  call: ShopperCall,
  { page, ...input }: z.output<typeof listOrders.input>,
  needs: Waiting,
) {
  const wanted = filterOf(call, input);
  const now = call.clock.now();
  const rules = refundRules(await call.settings());
  const { rows, total } = await call.db.read(async (reader) => {
    const filter = { ...wanted, among: await amongOf(reader, wanted, needs) };
    return listedOrders(reader, filter, sliceOf(page));
  });
  return {
    items: rows.map((row) => cardOf(row, now, rules)),
    total,
    page,
    pages: ownPages(total),
  };
}

export async function orderFile(call: ShopperCall, input: z.output<typeof exportOrders.input>, needs: Waiting) {
  const wanted = filterOf(call, input);
  const { rows } = await call.db.read(async (reader) => {
    const filter = { ...wanted, among: await amongOf(reader, wanted, needs) };
    return listedOrders(reader, filter, { limit: ordersInFile + 1, offset: 0 });
  });
  if (rows.length > ordersInFile) return refuse('tooManyOrders');
  const bytes = csvOf(rows.map(({ order }) => order));
  return {
    fileName: `orders-${shopDay(call.clock.now())}.csv`,
    mediaType: 'text/csv',
    base64: bytes.toString('base64'),
  };
}
