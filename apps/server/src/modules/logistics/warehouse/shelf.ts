import { orderNumber } from '@sgb/contract/order-states.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { attach, enterArrival, type StoredRow } from './store.ts';
import { storageNotices, storedGoods } from './tables.ts';

/** Goods on the shelf, for those who sell storage and clear away what was given up. */

/** The goods of an order, held. Whoever asks holds the order. */
export async function lockGoods(tx: Tx, orderId: number): Promise<StoredRow | undefined> {
  const [row] = await tx.orm.select().from(storedGoods).where(eq(storedGoods.orderId, orderId)).for('update');
  return row;
}

export async function addExtension(tx: Tx, orderId: number): Promise<StoredRow> {
  const [row] = await tx.orm
    .update(storedGoods)
    .set({ extensions: sql`${storedGoods.extensions} + 1` })
    .where(eq(storedGoods.orderId, orderId))
    .returning();
  if (!row) throw new Error(`the goods of order ${orderId} are gone`);
  return row;
}

/** Given up and not yet cleared away, the oldest first. */
export async function abandonedGoods(reader: Sql, page: number, perPage: number) {
  const where = and(isNotNull(storedGoods.abandonedAt), isNull(storedGoods.clearedAt));
  const rows = await reader.orm
    .select()
    .from(storedGoods)
    .where(where)
    .orderBy(asc(storedGoods.abandonedAt), asc(storedGoods.orderId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await reader.orm.select({ total: count() }).from(storedGoods).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Every reminder that was sent about these orders. */
export function noticesOf(reader: Sql, orderIds: readonly number[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return reader.orm
    .select()
    .from(storageNotices)
    .where(inArray(storageNotices.orderId, [...orderIds]))
    .orderBy(asc(storageNotices.day));
}

export async function clearGoods(tx: Tx, orderId: number, pieceId: number, now: Date): Promise<void> {
  await tx.orm.update(storedGoods).set({ clearedAt: now, pieceId }).where(eq(storedGoods.orderId, orderId));
}

type Size = Pick<StoredRow, 'lengthMm' | 'widthMm' | 'heightMm'>;

/** What was taken out lies here as long as the whole, with its photos; what stays weighs the rest. */
export async function divideGoods(
  tx: Tx,
  goods: StoredRow,
  taken: Size & Pick<StoredRow, 'orderId' | 'grams' | 'shelf' | 'weighedBy'>,
  rest: Size | undefined,
): Promise<void> {
  const { arrivalId, photos, weighedAt, extensions } = goods;
  await attach(tx, arrivalId, [goods.orderId, taken.orderId]);
  await tx.orm.insert(storedGoods).values({ ...taken, arrivalId, photos, weighedAt, extensions });
  await tx.orm
    .update(storedGoods)
    .set({ ...rest, grams: goods.grams - taken.grams })
    .where(eq(storedGoods.orderId, goods.orderId));
}

/** A piece that was given up by somebody else lies on its shelf for whoever bought it, as it was measured before. */
export async function shelvePiece(tx: Tx, pieceId: number, orderId: number, now: Date): Promise<void> {
  const [before] = await tx.orm.select().from(storedGoods).where(eq(storedGoods.pieceId, pieceId));
  if (!before) return;
  const { grams, lengthMm, widthMm, heightMm, shelf, photos } = before;
  const { id } = await enterArrival(tx, { code: orderNumber(orderId), note: 'Clearance', scannedAt: now });
  await tx.orm
    .insert(storedGoods)
    .values({ orderId, arrivalId: id, grams, lengthMm, widthMm, heightMm, shelf, photos, weighedAt: now });
}
