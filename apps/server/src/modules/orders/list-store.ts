import {
  type Market,
  markets,
  type OrderStatus,
  type OrderTab,
  orderIdOf,
  orderTabs,
  orderTypes,
  tabStatuses,
} from '@sgb/contract/order-states.ts';
import type { OrderCounts } from '@sgb/contract/orders.ts';
import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import type { MoveRow, OrderRow } from './store.ts';
import { orderMoves, orders } from './tables.ts';

export const ordersPerPage = 20;

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

const { all, stock, comment, stockReview } = orderTabs;

const signed: readonly OrderStatus[] = [70, 80];
const statusesIn = (tab: OrderTab): readonly OrderStatus[] => (tab === comment ? signed : (tabStatuses[tab] ?? []));

/** What a tab holds, as the product document and the rules say. */
function inTab(tab: OrderTab): SQL | undefined {
  const ofMarket = eq(orders.market, tab >= stock ? markets.southAfrica : markets.china);
  if (tab === all) return undefined;
  if (tab === stock) return ofMarket;
  const unsaid = isNull(orders.evaluatedAt);
  if (tab === comment) {
    const ours = ne(orders.type, orderTypes.transfer);
    return and(ofMarket, ours, inArray(orders.status, [...signed]), isNotNull(orders.signedAt), unsaid);
  }
  const within = and(ofMarket, inArray(orders.status, [...statusesIn(tab)]));
  return tab === stockReview ? and(within, unsaid) : within;
}

const checkoutNumber = /^\s*co0*([1-9]\d{0,8})\s*$/i;

function matching(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const checkout = checkoutNumber.exec(keyword)?.[1];
  if (checkout) return eq(orders.checkoutId, Number(checkout));
  const id = orderIdOf(keyword);
  // Letters that mean something to LIKE are looked for as they are.
  const words = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const lowered = sql`lower(${words})`;
  // Most have no mark; and LIKE on letters made small is twice as fast as ILIKE.
  const said = sql`(lower(${orders.title}) like ${lowered} or (${orders.mark} <> '' and lower(${orders.mark}) like ${lowered}))`;
  return id === undefined ? said : or(eq(orders.id, id), said);
}

function whereOf({ accountId, tab, market, keyword, from, before, among }: OrdersFilter): SQL | undefined {
  return and(
    eq(orders.accountId, accountId),
    market === undefined ? undefined : eq(orders.market, market),
    among ? inArray(orders.id, [...among]) : inTab(tab),
    matching(keyword),
    from && gte(orders.createdAt, from),
    before && lt(orders.createdAt, before),
  );
}

/** Whether a wish for money back waits for an answer. */
const asked = sql<boolean>`exists (
  select from order_requests as request where request.order_id = orders.id and request.state = 10)`;

export type ListedOrder = { readonly order: OrderRow; readonly asked: boolean };

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

type Bound = number | Placeholder;

function pageQuery(orm: Sql['orm'], where: SQL | undefined, total: SQL<number>, limit: Bound, offset: Bound) {
  // The page first: what lies before it is counted in an index, and nothing of it is read.
  const shown = orm
    .select({ id: orders.id, total: total.as('total') })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)
    .as('shown');
  return orm
    .select({ order: orders, asked, total: shown.total })
    .from(shown)
    .innerJoin(orders, eq(orders.id, shown.id))
    .orderBy(desc(orders.id));
}

const countOf = (where: SQL | undefined) => sql<number>`(select count(*)::int from ${orders} where ${where})`;

/** A tab as most people look at it, planned once. */
function wholeTab(reader: Sql, { accountId, tab }: OrdersFilter, { limit, offset }: PageOf) {
  const query = reader.hot(`orders.tab.${tab}`, (orm) => {
    const where = and(eq(orders.accountId, sql.placeholder('account')), inTab(tab));
    return pageQuery(orm, where, countOf(where), sql.placeholder('limit'), sql.placeholder('offset'));
  });
  return query.execute({ account: accountId, limit, offset });
}

/** Whoever looks for words reads every order once; otherwise an index counts faster than it is read. */
function someOf(reader: Sql, filter: OrdersFilter, { limit, offset }: PageOf) {
  const where = whereOf(filter);
  const total = filter.keyword === '' ? countOf(where) : sql<number>`(count(*) over ())::int`;
  return pageQuery(reader.orm, where, total, limit, offset);
}

/** A page, and how many there are in all. */
export async function listedOrders(
  reader: Sql,
  filter: OrdersFilter,
  page: PageOf,
): Promise<{ readonly rows: ListedOrder[]; readonly total: number }> {
  const { market, keyword, from, before, among } = filter;
  const whole = keyword === '' && [market, from, before, among].every((limit) => limit === undefined);
  const rows = await (whole ? wholeTab(reader, filter, page) : someOf(reader, filter, page));
  const [first] = rows;
  // Behind the last page nobody tells how many there are.
  if (!first && page.offset > 0) return { rows, total: await countListed(reader, whereOf(filter)) };
  return { rows, total: first?.total ?? 0 };
}

async function countListed(reader: Sql, where: SQL | undefined): Promise<number> {
  const [row] = await reader.orm.select({ total: count() }).from(orders).where(where);
  return row?.total ?? 0;
}

/** One order of this shopper. */
export async function ownOrder(reader: Sql, accountId: number, id: number): Promise<ListedOrder | undefined> {
  const [row] = await reader.orm
    .select({ order: orders, asked })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.accountId, accountId)));
  return row;
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

export function movesOfOrder(reader: Sql, orderId: number): Promise<MoveRow[]> {
  return reader.orm.select().from(orderMoves).where(eq(orderMoves.orderId, orderId)).orderBy(desc(orderMoves.id));
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
