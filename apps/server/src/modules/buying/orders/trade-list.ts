import { type Market, markets, type OrderStatus, orderStatusIds } from '@sgb/contract/order-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newestRows } from '../../../platform/db/newest.ts';
import type { OrderRow } from './store.ts';

/** Which orders of all shoppers are wanted, the newest first. */
interface AnyOrders {
  readonly status: OrderStatus | undefined;
  readonly market: Market | undefined;
  readonly accountId: number | undefined;
  readonly supplierId: number | undefined;
  readonly checkoutId: number | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly after: number | undefined;
}

type Listed = Pick<
  OrderRow,
  | 'id'
  | 'accountId'
  | 'status'
  | 'statusAt'
  | 'createdAt'
  | 'market'
  | 'title'
  | 'quantity'
  | 'supplierName'
  | 'paidCents'
> & { readonly supplierId: string };

const columns = `t.id, t.account_id as "accountId", t.status, t.status_at as "statusAt", t.created_at as "createdAt",
  t.market, t.title, t.quantity, t.supplier_id::text as "supplierId", t.supplier_name as "supplierName",
  t.paid_cents as "paidCents"`;

/** Not looked for where it cannot be: most statuses are of one of the two markets. */
function statusesOf({ status, market }: AnyOrders): readonly OrderStatus[] {
  if (status !== undefined) return [status];
  if (market === undefined) return orderStatusIds;
  const both: readonly OrderStatus[] = [10, 80, 90];
  const stock = market === markets.southAfrica;
  return orderStatusIds.filter((each) => both.includes(each) || each > 100 === stock);
}

export function anyOrders(reader: Sql, wanted: AnyOrders, most: number): Promise<Listed[]> {
  const { market, accountId, supplierId, checkoutId, from, before, after } = wanted;
  return newestRows<Listed>(
    reader,
    {
      table: 'orders',
      columns,
      statuses: statusesOf(wanted),
      narrow: { account_id: accountId, supplier_id: supplierId, checkout_id: checkoutId, market },
      equal: {},
      ...{ from, before, after },
    },
    most,
  );
}

/** More than any supplier has under way; of one that has, the newest. */
const mostOfSupplier = 20_000;
const ofSupplierText = `select id from orders where supplier_id = $1 order by created_at desc, id desc limit ${mostOfSupplier}`;

export const orderIdsOfSupplier = async (reader: Sql, supplierId: number): Promise<number[]> =>
  (await reader.run<{ id: number }>('orders.idsOfSupplier', ofSupplierText, [supplierId])).map(({ id }) => id);
