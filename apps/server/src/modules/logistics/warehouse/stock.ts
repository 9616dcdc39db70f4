import { markets, type OrderStatus, orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import { failStockOrder } from '@sgb/contract/warehouse.ts';
import { stockFailReasons } from '@sgb/contract/warehouse-words.ts';
import { inArray, sql } from 'drizzle-orm';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import {
  actors,
  failOrder,
  lockOrder,
  lockOrders,
  mayMove,
  moveOrders,
  type OrderRow,
} from '../../buying/orders/index.ts';
import { returnStock } from '../../goods/catalog/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import type { LocalNeeds } from './gate.ts';
import { stockDispatches } from './tables.ts';

/** Orders from our own shelves in Johannesburg: packed, handed to a courier, or given back. */

type Shelves = Pick<App, 'db' | 'clock' | 'settings'>;
type Moved = { readonly orderId: number; readonly status: OrderStatus };

export type DispatchRow = typeof stockDispatches.$inferSelect;

export async function dispatchesOf(reader: Sql, orderIds: readonly number[]): Promise<DispatchRow[]> {
  if (orderIds.length === 0) return [];
  return reader.orm
    .select()
    .from(stockDispatches)
    .where(inArray(stockDispatches.orderId, [...orderIds]));
}

const unknown = () => refuse('notFound', 'There is no such order on our shelves.');
const whoOf = (by: number | null) => ({ who: by === null ? actors.shop : actors.staff, by });

/** Begins to pack; what is packed already stays as it is. */
export async function pick(shelves: Shelves, orderIds: readonly number[], by: number | null) {
  const now = shelves.clock.now();
  return shelves.db.transact(async (tx) => {
    const orders = await lockOrders(tx, orderIds);
    if (orders.length !== new Set(orderIds).size) return unknown();
    const wrong = orders.find(({ status }) => status !== orderStatuses.stockProcessing);
    if (wrong) return refuse('orderMoved', `${orderNumber(wrong.id)} is not waiting to be packed.`);
    await tx.orm
      .insert(stockDispatches)
      .values(orders.map(({ id }) => ({ orderId: id, pickedAt: now, pickedBy: by })))
      .onConflictDoNothing();
    return { picked: orders.map(({ id }) => id) };
  });
}

/** The order, held, if it is one of our shelves'. */
async function held(tx: Tx, orderId: number): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, orderId);
  return order?.market === markets.southAfrica ? order : undefined;
}

export interface Shipping {
  readonly orderId: number;
  readonly carrier: string;
  readonly waybill: string;
  readonly by: number | null;
}

/** Handed to the courier. Sent again with the same waybill, it is the same. */
export async function ship(
  shelves: Shelves,
  { orderId, carrier, waybill, by }: Shipping,
  needs: Pick<LocalNeeds, 'stockLeft'>,
): Promise<Moved | Refusal> {
  const at = await atOf(shelves);
  const { now } = at;
  const to = orderStatuses.stockShipped;
  return shelves.db.transact(async (tx) => {
    const order = await held(tx, orderId);
    if (!order) return unknown();
    const [before] = await dispatchesOf(tx, [orderId]);
    if (before?.shippedAt && before.waybill === waybill) return { orderId, status: order.status };
    const refused = await moveOrders(tx, [order], { to, ...whoOf(by), why: `${carrier} ${waybill}`, now });
    if (refused) return refused;
    await needs.stockLeft(tx, order, by, at);
    await tx.orm
      .insert(stockDispatches)
      .values({ orderId, pickedAt: now, pickedBy: by, carrier, waybill, shippedAt: now, shippedBy: by })
      .onConflictDoUpdate({
        target: stockDispatches.orderId,
        set: {
          carrier: sql`excluded.carrier`,
          waybill: sql`excluded.waybill`,
          shippedAt: sql`excluded.shipped_at`,
          shippedBy: sql`excluded.shipped_by`,
        },
      });
    return { orderId, status: to };
  });
}

/** It cannot be sent: everything goes back at once. */
export async function failStock(
  shelves: Shelves,
  { orderId, reason, by }: { readonly orderId: number; readonly reason: string; readonly by: number | null },
  needs: Pick<LocalNeeds, 'stockLost'>,
): Promise<Moved | Refusal> {
  const { settings, now } = await atOf(shelves);
  return shelves.db.transact(async (tx) => {
    const order = await held(tx, orderId);
    if (!order) return unknown();
    if (!mayMove(order, orderStatuses.stockFailed)) return refuse('orderMoved');
    if (by !== null) {
      const about = {
        accounts: [order.accountId],
        subject: `order ${orderId}`,
        cents: order.paidCents - order.refundedCents,
        input: { orderId, reason },
        why: reason,
      };
      const stop = await mayDecide(tx, failStockOrder, { by, settings, now }, about);
      if (stop) return stop;
    }
    const refused = await failOrder(tx, order, { ...whoOf(by), why: reason, settings, now });
    if (refused instanceof Refusal) throw new Error(`order ${orderId} could not fail: ${refused.message}`);
    // It is still on our shelf and can be sold to somebody else.
    if (order.pieceId === null) {
      if (reason === stockFailReasons[2]) await returnStock(tx, [{ skuId: order.skuId, quantity: order.quantity }]);
      else
        await needs.stockLost(tx, order, reason === stockFailReasons[1] ? 'damaged' : 'missing', by, { settings, now });
    }
    return { orderId, status: orderStatuses.stockFailed };
  });
}
