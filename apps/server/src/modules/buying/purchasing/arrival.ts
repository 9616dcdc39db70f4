import { purchaseStates } from '@sgb/contract/purchase-states.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { giveBack, noGifts, type OrderRow, ordersById } from '../orders/index.ts';
import { carrierOf, isWaiting } from './rules.ts';
import * as store from './store.ts';

const nothing = { goods: 0, chinaFreight: 0, serviceFee: 0, services: 0, delivery: 0 } as const;

/** Takes hold of what buys these orders; whoever moves them on takes it before the orders themselves. */
export async function holdPurchasesOf(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await store.lockPurchasesOf(tx, orderIds);
}

/** An order lies in our warehouse: the freight that was charged too much goes back, and a purchase may be done. */
export async function orderArrived(
  tx: Tx,
  order: OrderRow,
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<void> {
  const [line] = await store.linesOfOrders(tx, [order.id]);
  if (!line) return;
  if (line.freightBackCents > 0 && !line.freightSettledAt) {
    const back = await giveBack(tx, order, {
      cash: { ...nothing, chinaFreight: line.freightBackCents },
      gifts: noGifts,
      key: 'chinaFreight',
      note: 'Freight in China cost less',
      settings,
      now,
    });
    if (back instanceof Refusal) throw new Error(`the freight of order ${order.id} does not go back: ${back.message}`);
    await store.settleFreight(tx, line, now);
  }
  const lines = await store.linesOf(tx, line.purchaseId);
  const others = await ordersById(
    tx,
    lines.map(({ orderId }) => orderId).filter((id) => id !== order.id),
  );
  if (others.some(isWaiting)) return;
  await store.changePurchase(tx, line.purchaseId, { state: purchaseStates.done, endedAt: now, pullAt: null });
}

/** What was split off from an order that lies here was bought with it. */
export async function shareLine(tx: Tx, orderId: number, newOrderId: number): Promise<void> {
  await store.copyLine(tx, orderId, newOrderId);
}

/** The parcels that bring these orders to our warehouse, with all that their carriers told. */
export async function tracesOf(reader: Sql, orderIds: readonly number[]) {
  const rows = orderIds.length === 0 ? [] : await store.tracesOfOrders(reader, orderIds);
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].map(([orderId, traces]) => [
      orderId,
      traces.map(({ billNumber, steps }) => ({
        carrier: carrierOf(billNumber),
        number: billNumber,
        traces: steps.map(({ at, text }) => ({ at: new Date(at), place: '', text })),
      })),
    ]),
  );
}

/** What buys an order, and under which numbers its supplier knows it. */
export async function purchaseOfOrder(reader: Sql, orderId: number) {
  const [line] = await store.linesOfOrders(reader, [orderId]);
  if (!line) return undefined;
  const orders = await store.supplierOrdersOf(reader, line.purchaseId);
  return { id: line.purchaseId, supplierOrders: orders.map(({ id }) => id) };
}
