import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { arrivalOrders, arrivals, storageNotices, storedGoods } from './tables.ts';

export type ArrivalRow = typeof arrivals.$inferSelect;
export type StoredRow = typeof storedGoods.$inferSelect;

/** The arrival under this code: the one that is there already, or this one. */
export async function enterArrival(tx: Tx, row: typeof arrivals.$inferInsert): Promise<ArrivalRow> {
  const [entered] = await tx.orm
    .insert(arrivals)
    .values(row)
    .onConflictDoUpdate({
      target: arrivals.code,
      set: {
        note: sql`case when excluded.note = '' then ${arrivals.note} else excluded.note end`,
        // Whoever scans it has it in hand.
        givenUpAt: null,
      },
    })
    .returning();
  if (!entered) throw new Error('the arrival was not kept');
  return entered;
}

export async function arrivalById(reader: Sql, id: number): Promise<ArrivalRow | undefined> {
  const [row] = await reader.orm.select().from(arrivals).where(eq(arrivals.id, id));
  return row;
}

export async function arrivalByCode(reader: Sql, code: string): Promise<ArrivalRow | undefined> {
  const [row] = await reader.orm.select().from(arrivals).where(eq(arrivals.code, code));
  return row;
}

export async function attach(tx: Tx, arrivalId: number, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.orm
    .insert(arrivalOrders)
    .values(orderIds.map((orderId) => ({ orderId, arrivalId })))
    .onConflictDoNothing();
}

export function ordersIn(reader: Sql, arrivalIds: readonly number[]) {
  return reader.orm
    .select({ arrivalId: arrivalOrders.arrivalId, orderId: arrivalOrders.orderId, weighedAt: storedGoods.weighedAt })
    .from(arrivalOrders)
    .leftJoin(storedGoods, eq(storedGoods.orderId, arrivalOrders.orderId))
    .where(inArray(arrivalOrders.arrivalId, [...arrivalIds]))
    .orderBy(asc(arrivalOrders.orderId));
}

/** The first arrival that this order is said to lie in. */
export async function arrivalOfOrder(reader: Sql, orderId: number): Promise<number | undefined> {
  const [row] = await reader.orm
    .select({ id: arrivalOrders.arrivalId })
    .from(arrivalOrders)
    .where(eq(arrivalOrders.orderId, orderId))
    .orderBy(asc(arrivalOrders.arrivalId))
    .limit(1);
  return row?.id;
}

/** Those that wait are few: they are read first, and looked up by their numbers. */
const toWeigh = sql`${arrivals.id} = any(array(select o.arrival_id from warehouse_arrival_orders o where not o.weighed))`;

function shownBy(show: 'waiting' | 'unknown' | 'all'): SQL | undefined {
  if (show === 'all') return undefined;
  return show === 'unknown' ? and(sql`not ${arrivals.owned}`, isNull(arrivals.givenUpAt)) : toWeigh;
}

export async function listArrivals(
  reader: Sql,
  show: 'waiting' | 'unknown' | 'all',
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const where = shownBy(show);
  const rows = await reader.orm
    .select()
    .from(arrivals)
    .where(where)
    .orderBy(show === 'all' ? desc(arrivals.id) : asc(arrivals.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await reader.orm.select({ total: count() }).from(arrivals).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Orders that came in before this and were not weighed. */
export async function unweighed(reader: Sql, before: Date): Promise<number[]> {
  const rows = await reader.orm
    .selectDistinct({ orderId: arrivalOrders.orderId })
    .from(arrivalOrders)
    .innerJoin(arrivals, eq(arrivals.id, arrivalOrders.arrivalId))
    .leftJoin(storedGoods, eq(storedGoods.orderId, arrivalOrders.orderId))
    .where(and(lt(arrivals.scannedAt, before), isNull(storedGoods.orderId)));
  return rows.map(({ orderId }) => orderId);
}

export async function goodsOf(reader: Sql, orderIds: readonly number[]): Promise<(StoredRow & { arrivedAt: Date })[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader.orm
    .select({ goods: storedGoods, arrivedAt: arrivals.scannedAt })
    .from(storedGoods)
    .innerJoin(arrivals, eq(arrivals.id, storedGoods.arrivalId))
    .where(inArray(storedGoods.orderId, [...orderIds]));
  return rows.map(({ goods, arrivedAt }) => ({ ...goods, arrivedAt }));
}

const shelvesText = `select ${columnsOf(storedGoods)} from warehouse_goods where order_id = any($1::int[])`;

/** What lies on the shelves of some orders. */
export function shelvedGoods(reader: Sql, orderIds: readonly number[]): Promise<StoredRow[]> {
  return reader.run<StoredRow>('warehouse.shelves', shelvesText, [[...orderIds]]);
}

export async function insertGoods(tx: Tx, row: typeof storedGoods.$inferInsert): Promise<void> {
  await tx.orm.insert(storedGoods).values(row);
}

/** Goods of one order that came alone in a parcel, and were weighed when it was scanned. */
export type Weighed = Pick<
  StoredRow,
  'orderId' | 'grams' | 'lengthMm' | 'widthMm' | 'heightMm' | 'shelf' | 'photos' | 'weighedAt' | 'weighedBy'
> & { readonly code: string };

const weighedText = `
  with given as materialized (
    select * from json_to_recordset($1) as given (code text, "orderId" int, grams int, "lengthMm" int, "widthMm" int,
      "heightMm" int, shelf text, photos uuid[], "weighedAt" timestamptz, "weighedBy" int)
  ), arrived as (
    insert into warehouse_arrivals (code, scanned_at, scanned_by) select code, "weighedAt", "weighedBy" from given
    returning id, code
  ), attached as (
    insert into warehouse_arrival_orders (order_id, arrival_id)
    select "orderId", arrived.id from given join arrived using (code) order by arrived.id
  )
  insert into warehouse_goods (order_id, arrival_id, grams, length_mm, width_mm, height_mm, shelf, photos, weighed_at, weighed_by)
  select "orderId", arrived.id, grams, "lengthMm", "widthMm", "heightMm", shelf, photos, "weighedAt", "weighedBy"
  from given join arrived using (code) order by arrived.id`;

/** The past of many, in one statement. */
export function insertWeighed(tx: Tx, goods: readonly Weighed[]): void {
  if (goods.length > 0) tx.send('warehouse.wereWeighed', weighedText, [JSON.stringify(goods)]);
}

const elsewhereText = `
  select id from unnest($3::uuid[]) as id where not exists (
    select from warehouse_arrival_orders o join warehouse_goods g on g.order_id = o.order_id
    where o.arrival_id = $2 and o.order_id <> $1 and g.photos @> array[id])`;

/** Of these photos of an order those that no other shows: parts of an order that was split have theirs together. */
export async function seenNowhereElse(
  tx: Tx,
  { orderId, arrivalId }: StoredRow,
  photos: readonly string[],
): Promise<string[]> {
  if (photos.length === 0) return [];
  const rows = await tx.run<{ id: string }>('warehouse.unseen', elsewhereText, [orderId, arrivalId, [...photos]]);
  return rows.map(({ id }) => id);
}

export async function changeGoods(tx: Tx, orderId: number, changes: Partial<StoredRow>): Promise<boolean> {
  const changed = await tx.orm
    .update(storedGoods)
    .set(changes)
    .where(eq(storedGoods.orderId, orderId))
    .returning({ id: storedGoods.orderId });
  return changed.length > 0;
}

export interface StoredFilter {
  /** The beginning of a shelf's name. */
  readonly shelf: string;
  readonly abandoned: boolean;
  /** Only what was weighed before. */
  readonly before: Date | undefined;
}

/** What lies here now, the longest first: the database keeps `here`, so that what left long ago is not looked at. */
export async function listStored(reader: Sql, filter: StoredFilter, page: number, perPage: number) {
  const where = and(
    storedGoods.here,
    filter.shelf === '' ? undefined : sql`starts_with(${storedGoods.shelf}, ${filter.shelf})`,
    filter.abandoned ? isNotNull(storedGoods.abandonedAt) : undefined,
    filter.before && lt(storedGoods.weighedAt, filter.before),
  );
  const inOrder = [asc(storedGoods.weighedAt), asc(storedGoods.orderId)];
  const shown = reader.orm
    .select({ id: storedGoods.orderId })
    .from(storedGoods)
    .where(where)
    .orderBy(...inOrder)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const rows = await reader.orm
    .select()
    .from(storedGoods)
    .where(inArray(storedGoods.orderId, shown))
    .orderBy(...inOrder);
  const [all] = await reader.orm.select({ total: count() }).from(storedGoods).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Orders that lie there, the newest first. */
export async function ordersLyingAt(reader: Sql, shelf: string, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ orderId: storedGoods.orderId })
    .from(storedGoods)
    .where(and(eq(storedGoods.shelf, shelf), storedGoods.here))
    .orderBy(desc(storedGoods.weighedAt), desc(storedGoods.orderId))
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}

/** Writes down that a shopper is told of a day of storage; answers those that were not told of it before. */
export async function writeNotices(tx: Tx, day: number, orderIds: readonly number[], now: Date): Promise<number[]> {
  const written = await tx.orm
    .insert(storageNotices)
    .values(orderIds.map((orderId) => ({ orderId, day, at: now })))
    .onConflictDoNothing()
    .returning({ orderId: storageNotices.orderId });
  return written.map(({ orderId }) => orderId);
}

export async function abandon(tx: Tx, orderIds: readonly number[], now: Date): Promise<void> {
  await tx.orm
    .update(storedGoods)
    .set({ abandonedAt: now })
    .where(and(inArray(storedGoods.orderId, [...orderIds]), not(isNotNull(storedGoods.abandonedAt))));
}
