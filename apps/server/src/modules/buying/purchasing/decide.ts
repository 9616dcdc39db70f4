import { orderNumber, orderStatuses, statusWords } from '@sgb/contract/order-states.ts';
import { type FailReason, purchaseStates } from '@sgb/contract/purchase-states.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import { atOf } from '../../../platform/at.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { lockOrders, mayMove } from '../orders/index.ts';
import type { Desk } from './desk.ts';
import { type Actor, failAll } from './fail.ts';
import { endPurchase, pullPurchase } from './pull.ts';
import { stageOf } from './rules.ts';
import * as store from './store.ts';

export interface Decision extends Actor {
  readonly id: number;
  readonly decision: 'absorb' | 'fail';
  readonly reason: FailReason;
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
  const refused = await cancelAtSupplier(desk, id);
  if (refused) return refused;
  const settings = await desk.settings();
  return desk.db.transact(async (tx) => {
    const held = await store.lockPurchase(tx, id);
    if (!held || held.state >= purchaseStates.sent) return refuse('purchaseMoved');
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
  const { failed, refused, touched } = await desk.db.transact(async (tx) => {
    const purchases = await store.lockPurchasesOf(tx, orderIds);
    const orders = await lockOrders(tx, orderIds);
    const stuck = orders.filter((order) => !mayMove(order, orderStatuses.failed));
    const unknown = orderIds.filter((id) => !orders.some((order) => order.id === id));
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
  for (const id of touched) await pullPurchase(desk, id);
  return { failed, refused };
}
