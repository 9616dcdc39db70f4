import { orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import { count, eq } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { actors, type Who } from './rules.ts';
import { type Shared, sharesOf } from './split-rules.ts';
import { insertOrders, type OrderRow } from './store.ts';
import { orders, orderTransitions } from './tables.ts';

/** An order of several pieces that lies in our warehouse becomes two. */

/** So many of its pieces are to be taken out; null: no longer. Whoever asks holds the order. */
export async function markSplitting(tx: Tx, orderId: number, pieces: number | null): Promise<void> {
  await tx.orm.update(orders).set({ splitting: pieces }).where(eq(orders.id, orderId));
}

/** How many orders were split off from what was paid for as one. */
export async function timesSplit(reader: Sql, { id, splitOf }: Pick<OrderRow, 'id' | 'splitOf'>): Promise<number> {
  const [row] = await reader.orm
    .select({ times: count() })
    .from(orders)
    .where(eq(orders.splitOf, splitOf ?? id));
  return row?.times ?? 0;
}

export interface SplitNote {
  readonly who: Who;
  readonly by: number | null;
  readonly why: string;
  /** Whole cents back to the shopper, or paid when below zero. */
  readonly moneyCents?: number;
  readonly entryId?: number | null;
  readonly now: Date;
}

/** A line in the history of an order that stays where it is. */
export async function noteSplit(tx: Tx, orderId: number, { who, by, why, now, ...money }: SplitNote): Promise<void> {
  const at = orderStatuses.collected;
  await tx.orm
    .insert(orderTransitions)
    .values({ ...money, orderId, at: now, fromStatus: at, toStatus: at, who, byAccount: by, why });
}

const columnsOf = ({ services, ...share }: Shared) => ({ ...share, services: [...services] });

/** Makes two of an order that is held: the pieces that are taken out are a new one, paid for by the same entry. */
export async function divideOrder(
  tx: Tx,
  order: OrderRow,
  pieces: number,
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<OrderRow> {
  const { taken, kept } = sharesOf(order, pieces);
  const { id, ...row } = order;
  const [made] = await insertOrders(tx, [
    { ...row, ...columnsOf(taken), splitOf: order.splitOf ?? id, splitting: null },
  ]);
  if (!made) throw new Error(`nothing was split off from order ${id}`);
  await tx.orm
    .update(orders)
    .set({ ...columnsOf(kept), splitting: null })
    .where(eq(orders.id, id));
  const of = `${pieces} of ${order.quantity} pieces`;
  const step = { at: now, toStatus: order.status, who: by === null ? actors.shop : actors.staff, byAccount: by };
  await tx.orm.insert(orderTransitions).values([
    { ...step, orderId: id, fromStatus: order.status, why: `Split: ${of} are ${orderNumber(made.id)} now` },
    { ...step, orderId: made.id, fromStatus: null, why: `Split from ${orderNumber(id)}: ${of}` },
  ]);
  return made;
}
