import {
  type Market,
  markets,
  type OrderStatus,
  type OrderTab,
  orderIdOf,
  orderStatuses,
  orderTabs,
  orderTypes,
  tabStatuses,
} from '@sgb/contract/order-states.ts';
import type { OrderCounts } from '@sgb/contract/orders.ts';
import { shopZone } from '@sgb/contract/time.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { OrderRow, TransitionRow } from './store.ts';
import { orders, orderTransitions } from './tables.ts';

export interface OrdersFilter {
  readonly accountId: number;
  readonly tab: OrderTab;
  readonly market: Market | undefined;
  readonly keyword: string;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  /** Orders that a tab is made of which somebody else knows. */
  readonly among?: readonly number[] | undefined;
}

const { all, stock, comment, consolidate, stockReview } = orderTabs;

const signed: readonly OrderStatus[] = [70, 80];
const statusesIn = (tab: OrderTab): readonly OrderStatus[] => (tab === comment ? signed : (tabStatuses[tab] ?? []));

/** What a tab holds, as the product document and the rules say. */
function inTab(tab: OrderTab): string[] {
  const ofMarket = `market = ${tab >= stock ? markets.southAfrica : markets.china}`;
  const statuses = statusesIn(tab);
  const within = `status in (${statuses.join(', ')})`;
  const unsaid = 'evaluated_at is null';
  if (tab === all) return [];
  if (tab === stock) return [ofMarket];
  if (tab === consolidate) return [ofMarket, 'round_id is not null'];
  if (tab === comment) return [ofMarket, `type <> ${orderTypes.transfer}`, within, 'signed_at is not null', unsaid];
  return tab === stockReview ? [ofMarket, within, unsaid] : [ofMarket, within];
}

const checkoutNumber = /^\s*co0*([1-9]\d{0,8})\s*$/i;

/** Conditions with their values, and a name for which of them there are. */
interface Where {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

function whereOf({ accountId, tab, market, keyword, from, before, among }: OrdersFilter): Where {
  const values: unknown[] = [];
  const bound = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`account_id = ${bound(accountId)}`];
  const names: string[] = [];
  const add = (name: string, ...texts: string[]) => {
    names.push(name);
    conditions.push(...texts);
  };
  if (market !== undefined) add('market', `market = ${bound(market)}`);
  if (among) add('among', `id = any(${bound([...among])}::int[])`);
  else add(`tab${tab}`, ...inTab(tab));
  const checkout = checkoutNumber.exec(keyword)?.[1];
  if (checkout) add('checkout', `checkout_id = ${bound(Number(checkout))}`);
  else if (keyword !== '') {
    const id = orderIdOf(keyword);
    // Letters that mean something to LIKE are looked for as they are; and on letters made small it is twice as fast as ILIKE.
    const words = `lower(${bound(`%${keyword.replace(/[\\%_]/g, '\\$&')}%`)})`;
    // Most have no mark.
    const said = `(lower(title) like ${words} or (mark <> '' and lower(mark) like ${words}))`;
    if (id === undefined) add('words', said);
    else add('number', `(id = ${bound(id)} or ${said})`);
  }
  if (from) add('from', `created_at >= ${bound(from)}`);
  if (before) add('before', `created_at < ${bound(before)}`);
  return { name: names.join('.'), text: conditions.join(' and '), values };
}

/** An order, and whether a wish for money back waits for an answer. */
const listedColumns = `${columnsOf(orders)}, exists (
  select from order_requests as request where request.order_id = orders.id and request.state = 10) as asked`;

export type ListedOrder = { readonly order: OrderRow; readonly asked: boolean };

type ListedRow = OrderRow & { readonly asked: boolean };

const listed = ({ asked, ...order }: ListedRow): ListedOrder => ({ order, asked });

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

/** A page, and how many there are in all. */
export async function listedOrders(
  reader: Sql,
  filter: OrdersFilter,
  { limit, offset }: PageOf,
): Promise<{ readonly rows: ListedOrder[]; readonly total: number }> {
  const where = whereOf(filter);
  const count = `(select count(*)::int from orders where ${where.text})`;
  // Whoever looks for words reads every order once; otherwise an index counts faster than it is read.
  const total = filter.keyword === '' ? count : '(count(*) over ())::int';
  const bounds = `limit $${where.values.length + 1} offset $${where.values.length + 2}`;
  // The page first: what lies before it is counted in an index, and nothing of it is read.
  const text = `
    select ${listedColumns}, shown.total from (
      select id as shown_id, ${total} as total from orders where ${where.text} order by id desc ${bounds}
    ) as shown join orders on orders.id = shown.shown_id order by orders.id desc`;
  const found = await reader.run<ListedRow & { total: number }>(`orders.list.${where.name}`, text, [
    ...where.values,
    limit,
    offset,
  ]);
  const rows = found.map(({ total: _, ...row }) => listed(row));
  const [first] = found;
  // Behind the last page nobody tells how many there are.
  if (!first && offset > 0) return { rows, total: await countListed(reader, where) };
  return { rows, total: first?.total ?? 0 };
}

async function countListed(reader: Sql, { name, text, values }: Where): Promise<number> {
  const all = `select count(*)::int as total from orders where ${text}`;
  return (await reader.run<{ total: number }>(`orders.count.${name}`, all, values))[0]?.total ?? 0;
}

const ownText = `select ${listedColumns} from orders where id = $1 and account_id = $2`;

/** One order of this shopper. */
export async function ownOrder(reader: Sql, accountId: number, id: number): Promise<ListedOrder | undefined> {
  const [row] = await reader.run<ListedRow>('orders.own', ownText, [id, accountId]);
  return row && listed(row);
}

/** The others that were paid for together. */
export async function paidTogether(reader: Sql, { checkoutId, id }: OrderRow) {
  if (checkoutId === null) return [];
  return reader.orm
    .select({ id: orders.id, title: orders.title, picture: orders.picture, status: orders.status })
    .from(orders)
    .where(and(eq(orders.checkoutId, checkoutId), sql`${orders.id} <> ${id}`))
    .orderBy(orders.id)
    .limit(20);
}

export function transitionsOfOrder(reader: Sql, orderId: number): Promise<TransitionRow[]> {
  return reader.orm
    .select()
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, orderId))
    .orderBy(desc(orderTransitions.id));
}

interface StatusCount {
  readonly status: OrderStatus;
  readonly china: number;
  readonly chinaUnsaid: number;
  readonly stock: number;
  readonly stockUnsaid: number;
}

/** In the order of an index that has all of it, so that no order is looked at and nothing is sorted. */
const countText = `
  select status, (count(*) filter (where market = ${markets.china}))::int as china,
    (count(*) filter (where market = ${markets.china} and evaluated_at is null and signed_at is not null
      and type <> ${orderTypes.transfer}))::int as "chinaUnsaid",
    (count(*) filter (where market = ${markets.southAfrica}))::int as stock,
    (count(*) filter (where market = ${markets.southAfrica} and evaluated_at is null))::int as "stockUnsaid"
  from orders where account_id = $1 group by status`;

/** How many orders each tab holds, for the tabs and the account menu. */
export async function countOrders(reader: Sql, accountId: number): Promise<OrderCounts> {
  const rows = await reader.run<StatusCount>('orders.counts', countText, [accountId]);
  const sum = (tab: OrderTab, what: Exclude<keyof StatusCount, 'status'>) =>
    rows.reduce((total, row) => total + (statusesIn(tab).includes(row.status) ? row[what] : 0), 0);
  return {
    count3: sum(3, 'china'),
    count4: sum(4, 'china'),
    count5: sum(5, 'china'),
    count6: sum(6, 'china'),
    count9: sum(comment, 'chinaUnsaid'),
    count112: sum(112, 'stock'),
    count113: sum(113, 'stock'),
    count114: sum(stockReview, 'stockUnsaid'),
  };
}

const openText = `
  select account_id as id, count(*)::int as open from orders
  where account_id = any($1::int[]) and status between 20 and 60 and status <> 31 group by account_id`;

/** How many orders of each of these accounts are paid for and not signed yet. */
export async function openOrdersOf(reader: Sql, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await reader.run<{ id: number; open: number }>('orders.openOf', openText, [[...accountIds]]);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

const paidText = `
  select account_id as "accountId", day, sum(paid_cents)::float8 as cents, bool_or(first) as first
  from (select account_id, paid_cents, paid_at, (paid_at at time zone '${shopZone}')::date::text as day,
      row_number() over (partition by account_id order by paid_at, id) = 1 as first
    from orders where account_id = any($1::int[]) and paid_at is not null
      and status not in (${orderStatuses.failed}, ${orderStatuses.cancelled})) as paid
  where paid_at >= $2 group by 1, 2`;

/** What these people paid for orders that stand, day by day, and on which day their first one was. */
export function paidByDay(reader: Sql, accountIds: readonly number[], since: Date) {
  type Row = { accountId: number; day: string; cents: number; first: boolean };
  return reader.run<Row>('orders.paidByDay', paidText, [[...accountIds], since]);
}
