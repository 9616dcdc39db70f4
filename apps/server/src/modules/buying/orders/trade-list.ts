import { type Market, markets, type OrderStatus, orderStatusIds } from '@sgb/contract/order-states.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import type { orderSorts } from '@sgb/contract/trade-desk.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Sorts, sortedIds } from '../../../platform/db/sorted.ts';

type OrderSort = (typeof orderSorts)[number];

/** Which orders of all shoppers are wanted, and in which order. */
interface AnyOrders {
  readonly status: OrderStatus | undefined;
  readonly market: Market | undefined;
  readonly accountId: number | undefined;
  readonly supplierId: number | undefined;
  readonly checkoutId: number | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly sort: Sort<OrderSort>;
  readonly after: string | undefined;
}

const sorts: Sorts<OrderSort> = {
  at: { column: 't.created_at', kind: 'moment' },
  since: { column: 't.status_at', kind: 'moment' },
  paid: { column: 't.paid_cents', kind: 'number' },
};

/** Not looked for where it cannot be: most statuses are of one of the two markets. */
function statusesOf({ status, market }: AnyOrders): readonly OrderStatus[] {
  if (status !== undefined) return [status];
  if (market === undefined) return orderStatusIds;
  const both: readonly OrderStatus[] = [10, 80, 90];
  const stock = market === markets.southAfrica;
  return orderStatusIds.filter((each) => both.includes(each) || each > 100 === stock);
}

/** Every status in each market. */
function placesOf(statuses: readonly OrderStatus[], market: Market | undefined) {
  const pairs = statuses.flatMap((status) =>
    (market === undefined ? Object.values(markets) : [market]).map((each) => [status, each] as const),
  );
  return { status: pairs.map(([status]) => status), market: pairs.map(([, each]) => each) };
}

export function anyOrders(reader: Sql, wanted: AnyOrders) {
  const { market, accountId, supplierId, checkoutId, from, before, sort, after } = wanted;
  const statuses = statusesOf(wanted);
  const byTime = sort.endsWith('at');
  // Of these there are few, or an index has them by time.
  const narrowed = [accountId, supplierId, checkoutId, byTime ? market : from].some((each) => each !== undefined);
  return sortedIds(reader, {
    table: 'orders',
    ...{ sorts, sort, after },
    each: narrowed ? undefined : byTime ? { status: statuses } : placesOf(statuses, market),
    where: [
      ['t.account_id = ?', accountId],
      ['t.supplier_id = ?', supplierId],
      ['t.checkout_id = ?', checkoutId],
      ['t.market = ?', market],
      ['t.created_at >= ?', from],
      ['t.created_at < ?', before],
      ['t.status = any(?::smallint[])', narrowed ? [...statuses] : undefined],
    ],
  });
}

/** More than any supplier has under way; of one that has, the newest. */
const mostOfSupplier = 20_000;
const ofSupplierText = `select id from orders where supplier_id = $1 order by created_at desc, id desc limit ${mostOfSupplier}`;

export const orderIdsOfSupplier = async (reader: Sql, supplierId: number): Promise<number[]> =>
  (await reader.run<{ id: number }>('orders.idsOfSupplier', ofSupplierText, [supplierId])).map(({ id }) => id);
