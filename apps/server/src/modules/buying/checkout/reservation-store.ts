import { eq, lte } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { StockWish } from '../../goods/catalog/index.ts';
import { stockReservations as reservations } from './tables.ts';

const wish = { skuId: reservations.skuId, quantity: reservations.quantity };

/** Writes down what was taken off the shelf for a checkout, and until when it waits. */
export async function reserve(tx: Tx, checkoutId: number, until: Date, taken: readonly StockWish[]): Promise<void> {
  if (taken.length === 0) return;
  await tx.orm.insert(reservations).values(taken.map((each) => ({ ...each, checkoutId, until })));
}

/** What is off the shelf for a checkout; it is no longer reserved but the caller's. */
export function takeReserved(tx: Tx, checkoutId: number): Promise<StockWish[]> {
  return tx.orm.delete(reservations).where(eq(reservations.checkoutId, checkoutId)).returning(wish);
}

/** Reservations whose time is over, taken by whoever asks. */
export function takeLapsed(tx: Tx, now: Date): Promise<StockWish[]> {
  return tx.orm.delete(reservations).where(lte(reservations.until, now)).returning(wish);
}

/** How many of each SKU are off the shelf for a checkout. */
export async function reservedFor(reader: Sql, checkoutId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.orm.select(wish).from(reservations).where(eq(reservations.checkoutId, checkoutId));
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
}
