import { type Market, markets, type OrderStatus, orderStatuses } from '@sgb/contract/order-states.ts';
import { and, asc, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import type { OrderRow } from './store.ts';
import { orders } from './tables.ts';

/** Orders as those see them who buy, take in and send: by what they are at, not by whose they are. */

interface SupplierToBuy {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly orders: number;
  readonly pieces: number;
  readonly goodsCents: number;
  readonly paidAt: Date;
}

/** As the index has it. */
const toBuy = `status = ${orderStatuses.paid} and market = ${markets.china} and not gathering`;

/** Added up from an index; names stand in the rows, and are read of the page alone. */
const suppliersText = `
  with waiting as (
    select supplier_id, count(*)::int as orders, sum(quantity)::int as pieces, sum(goods_cents)::int as goods_cents,
      min(paid_at) as paid_at
    from orders where ${toBuy} group by supplier_id
  ), page as (
    select *, count(*) over ()::int as total from waiting order by paid_at, supplier_id limit $1 offset $2)
  select supplier_id::float8 as "supplierId", name as "supplierName", orders, pieces, goods_cents as "goodsCents",
    paid_at as "paidAt", total
  from page cross join lateral (
    select supplier_name as name from orders o where o.supplier_id = page.supplier_id and o.paid_at = page.paid_at and ${toBuy}
    limit 1) named
  order by paid_at, supplier_id`;
const countText = `select count(distinct supplier_id)::int as total from orders where ${toBuy}`;

/** Suppliers with paid orders, the longest waiting first. */
export async function suppliersToBuy(reader: Sql, page: number, perPage: number) {
  type Found = SupplierToBuy & { readonly total: number };
  const found = await reader.run<Found>('orders.suppliersToBuy', suppliersText, [perPage, (page - 1) * perPage]);
  const items: SupplierToBuy[] = found.map(({ total: _, ...supplier }) => supplier);
  if (found[0] || page === 1) return { items, total: found[0]?.total ?? 0 };
  // Behind the last page.
  const [all] = await reader.run<{ readonly total: number }>('orders.countToBuy', countText, []);
  return { items, total: all?.total ?? 0 };
}

export interface OrdersWanted {
  readonly statuses: readonly OrderStatus[];
  readonly market?: Market | undefined;
  readonly supplierId?: number | undefined;
  readonly accountId?: number | undefined;
  /** Those that were paid for after this, or made where nothing is paid; and at their status since before that. */
  readonly paidAfter?: Date | undefined;
  readonly since?: Date | undefined;
  readonly collectedBefore?: Date | undefined;
  /** False: without those whose team may still grow. */
  readonly gathering?: false | undefined;
}

/** Orders by status, those that have waited longest first. */
export async function ordersAt(reader: Sql, wanted: OrdersWanted, page: number, perPage: number) {
  const { statuses, market, supplierId, accountId, paidAfter, since, collectedBefore, gathering } = wanted;
  const where = and(
    inArray(orders.status, [...statuses]),
    market === undefined ? undefined : eq(orders.market, market),
    supplierId === undefined ? undefined : eq(orders.supplierId, supplierId),
    accountId === undefined ? undefined : eq(orders.accountId, accountId),
    paidAfter && gt(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`, paidAfter),
    since && lte(orders.statusAt, since),
    collectedBefore && lte(orders.collectedAt, collectedBefore),
    gathering === undefined ? undefined : eq(orders.gathering, gathering),
  );
  const inOrder = [asc(orders.statusAt), asc(orders.id)];
  // The page first: these rows are wide.
  const shown = reader.orm
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...inOrder)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const items: OrderRow[] = await reader.orm
    .select()
    .from(orders)
    .where(inArray(orders.id, shown))
    .orderBy(...inOrder);
  const [all] = await reader.orm.select({ total: count() }).from(orders).where(where);
  return { items, total: all?.total ?? 0 };
}

/** Orders of an account whose titles have these words, the newest first. */
export async function orderIdsByTitle(reader: Sql, accountId: number, words: string, most: number): Promise<number[]> {
  // Letters that mean something to LIKE are looked for as they are.
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await reader.orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), sql`${orders.title} ilike ${pattern}`))
    .orderBy(desc(orders.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

const hereText = `select id from orders where id = any($1::int[]) and market = ${markets.southAfrica}`;

/** Which of these were sold from our own shelves, with a tax invoice. */
export async function soldHere(reader: Sql, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set((await reader.run<{ id: number }>('orders.soldHere', hereText, [ids])).map(({ id }) => id));
}

/** Orders that could not be had, with when and why, as a source for another module's statement. */
export const failedSource = `(
  select o.id, o.supplier_id, o.status_at as failed_at, coalesce((select t.why from order_transitions t
    where t.order_id = o.id and t.to_status = ${orderStatuses.failed} order by t.id desc limit 1), '') as why
  from orders o where o.status = ${orderStatuses.failed})`;

export interface FailedOrder {
  readonly id: number;
  readonly failedAt: Date;
  readonly why: string;
}

/** The page first: why is then asked of these alone. */
const failedText = `select id, failed_at as "failedAt", why from ${failedSource} f
  where id = any(array(select o.id from orders o
    where o.status = ${orderStatuses.failed} and ($1::bigint is null or o.supplier_id = $1)
    order by o.status_at desc, o.id desc limit $2 offset $3))
  order by failed_at desc, id desc`;
const failedCount = `select count(*)::int as total from ${failedSource} f where $1::bigint is null or supplier_id = $1`;

/** The newest first. */
export async function failedOrders(reader: Sql, supplierId: number | undefined, page: number, perPage: number) {
  const of = supplierId ?? null;
  const [rows, [all]] = await Promise.all([
    reader.run<FailedOrder>('orders.failed', failedText, [of, perPage, (page - 1) * perPage]),
    reader.run<{ total: number }>('orders.failedCount', failedCount, [of]),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** Collected orders of an account that are promised to nobody, as a source for another module's statement. */
export const collectedOrders = (account: string): string =>
  `(select * from orders where account_id = ${account} and status = ${orderStatuses.collected} and market = ${markets.china}
    and round_id is null and stock_batch_id is null and splitting is null)`;
