import {
  type Market,
  markets,
  type OrderTab,
  orderIdOf,
  orderTabs,
  orderTypes,
  tabStatuses,
} from '@sgb/contract/order-states.ts';
import type { OrderCounts } from '@sgb/contract/orders.ts';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
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

/** What a tab holds, as the product document and the rules say. */
function inTab(tab: OrderTab): SQL | undefined {
  const ofMarket = eq(orders.market, tab >= stock ? markets.southAfrica : markets.china);
  if (tab === all) return undefined;
  if (tab === stock) return ofMarket;
  const unsaid = isNull(orders.evaluatedAt);
  if (tab === comment) {
    const ours = ne(orders.type, orderTypes.transfer);
    return and(ofMarket, ours, inArray(orders.status, [70, 80]), isNotNull(orders.signedAt), unsaid);
  }
  const within = and(ofMarket, inArray(orders.status, [...(tabStatuses[tab] ?? [])]));
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
  const said = or(sql`${orders.title} ilike ${words}`, sql`${orders.mark} ilike ${words}`);
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

export function listedOrders(
  reader: Sql,
  filter: OrdersFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedOrder[]> {
  // The page first: what lies before it is counted in an index, and nothing of it is read.
  const shown = reader.orm
    .select({ id: orders.id })
    .from(orders)
    .where(whereOf(filter))
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)
    .as('shown');
  return reader.orm
    .select({ order: orders, asked })
    .from(shown)
    .innerJoin(orders, eq(orders.id, shown.id))
    .orderBy(desc(orders.id));
}

export async function countListed(reader: Sql, filter: OrdersFilter): Promise<number> {
  const [row] = await reader.orm.select({ total: count() }).from(orders).where(whereOf(filter));
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

const counted = [3, 4, 5, 6, 9, 112, 113, 114] as const;

/** How many orders each tab holds, for the tabs and the account menu. */
export async function countOrders(reader: Sql, accountId: number): Promise<OrderCounts> {
  const counts = Object.fromEntries(
    counted.map((tab) => [`count${tab}`, sql<number>`(count(*) filter (where ${inTab(tab)}))::int`]),
  ) as { [Name in keyof OrderCounts]: SQL<number> };
  const [row] = await reader.orm.select(counts).from(orders).where(eq(orders.accountId, accountId));
  if (!row) throw new Error('a count has one row');
  return row;
}
