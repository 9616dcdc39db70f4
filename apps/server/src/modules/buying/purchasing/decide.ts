import { orderNumber, orderStatuses, statusWords } from '@sgb/contract/order-states.ts';
import { type FailReason, purchaseStates } from '@sgb/contract/purchase-states.ts';
import { decidePurchase, failOrders } from '@sgb/contract/purchasing.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { askToDecide, mayDecide, noteDecision } from '../../people/decisions/index.ts';
import { lockOrders, mayMove, type OrderRow } from '../orders/index.ts';
import type { Desk } from './desk.ts';
import { type Actor, failAll } from './fail.ts';
import { endPurchase, pullPurchase } from './pull.ts';
import { stageOf } from './rules.ts';
import { ordersOf } from './send.ts';
import * as store from './store.ts';

export interface Decision extends Actor {
  readonly id: number;
  readonly decision: 'absorb' | 'fail';
  readonly reason: FailReason;
}

const openCents = (orders: readonly OrderRow[]) =>
  orders.reduce((sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents, 0);

/** Everybody whose order a purchase is for gets their money back. */
async function aboutPurchase(tx: Tx, id: number, reason: FailReason) {
  const orders = (await ordersOf(tx, id)).filter((order) => mayMove(order, orderStatuses.failed));
  return {
    accounts: orders.map(({ accountId }) => accountId),
    subject: `purchase ${id}`,
    cents: openCents(orders),
    input: { id, decision: 'fail', reason },
    why: reason,
  };
}

/** Takes a purchase back at the supplier. */
async function cancelAtSupplier(desk: Desk, id: number): Promise<Refusal | undefined> {
  const known = await desk.db.read((reader) => store.supplierOrdersOf(reader, id));
  try {
    for (const order of known) {
      if (stageOf(order.status) !== null) await desk.supplier.cancelOrder(order.id, 'buyerCancel');
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    return refuse(error.fault === 'refused' ? 'tooLateToCancel' : 'supplierDown');
  }
}

/** A purchase that is not as it was charged: the shop pays the difference, or it is taken back and all is paid back. */
export async function decideAbout(desk: Desk, { id, decision, reason, by }: Decision): Promise<undefined | Refusal> {
  const purchase = await desk.db.read((reader) => store.purchaseById(reader, id));
  if (!purchase) return refuse('notFound', 'There is no such purchase.');
  const open = purchase.state >= purchaseStates.placed && purchase.state < purchaseStates.done;
  if (!open || purchase.flag === '') return refuse('purchaseMoved');
  if (decision === 'absorb') {
    await desk.db.transact((tx) => store.changePurchase(tx, id, { flag: '' }));
    return undefined;
  }
  if (purchase.state === purchaseStates.sent) return refuse('tooLateToCancel');
  const at = await atOf(desk);
  // Asked before the supplier is told; written down with what follows from its answer.
  const stop = await desk.db.transact(async (tx) =>
    by === null ? undefined : askToDecide(tx, decidePurchase, { by, ...at }, await aboutPurchase(tx, id, reason)),
  );
  if (stop) return stop;
  const refused = await cancelAtSupplier(desk, id);
  if (refused) return refused;
  const { settings } = at;
  return desk.db.transact(async (tx) => {
    const held = await store.lockPurchase(tx, id);
    if (!held || held.state >= purchaseStates.sent) return refuse('purchaseMoved');
    if (by !== null) await noteDecision(tx, decidePurchase, { by, ...at }, await aboutPurchase(tx, id, reason));
    await endPurchase(tx, held, { settings, now: desk.clock.now(), reason, by });
    return undefined;
  });
}

export interface FailWish extends Actor {
  readonly orderIds: readonly number[];
  readonly reason: FailReason;
}

/** Gives up orders that cannot be had. A purchase that nobody waits for any more is taken back at the supplier. */
export async function failByHand(desk: Desk, { orderIds, reason, by }: FailWish) {
  const { settings, now } = await atOf(desk);
  const done = await desk.db.transact(async (tx) => {
    const purchases = await store.lockPurchasesOf(tx, orderIds);
    const orders = await lockOrders(tx, orderIds);
    const stuck = orders.filter((order) => !mayMove(order, orderStatuses.failed));
    const unknown = orderIds.filter((id) => !orders.some((order) => order.id === id));
    const failing = orders.filter((order) => !stuck.includes(order));
    if (by !== null && failing.length > 0) {
      const about = {
        accounts: failing.map(({ accountId }) => accountId),
        subject: `orders ${failing.map(({ id }) => id).join(', ')}`,
        cents: openCents(failing),
        input: { orderIds: [...orderIds], reason },
        why: reason,
      };
      const stop = await mayDecide(tx, failOrders, { by, settings, now }, about);
      if (stop) return stop;
    }
    return {
      failed: await failAll(tx, orders, { by, reason, settings, now }),
      refused: [
        ...stuck.map(({ id, status }) => ({
          orderId: id,
          message: `${orderNumber(id)} is at "${statusWords[status].label}" and cannot fail.`,
        })),
        ...unknown.map((orderId) => ({ orderId, message: `There is no order ${orderNumber(orderId)}.` })),
      ],
      touched: purchases.map(({ id }) => id),
    };
  });
  if (done instanceof Refusal) return done;
  const { failed, refused, touched } = done;
  for (const id of touched) await pullPurchase(desk, id);
  return { failed, refused };
}
