import { orderStatuses } from '@sgb/contract/order-states.ts';
import { purchaseNumber, purchaseStates } from '@sgb/contract/purchase-states.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { z } from 'zod';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { OrderReceipt, OrderRequest } from '../../../adapters/supplier/gateway.ts';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { lockOrders, type OrderRow, ordersById, tellOfTransition } from '../orders/index.ts';
import type { Desk } from './desk.ts';
import { failAll } from './fail.ts';
import { notToBeHad, saysNo } from './refusals.ts';
import { chargedFen, flagOf, itemsOf, nextPull, ordersOfItem } from './rules.ts';
import { purchasingTerms, warehouseAddress } from './settings.ts';
import * as store from './store.ts';

/** Asked for in the transaction that writes a purchase down, so that none is forgotten. */
export const sendWish = { name: 'purchasing.send', payload: z.object({ id: z.int() }) };

export function requestOf(outOrderId: string, orders: readonly OrderRow[], settings: Settings): OrderRequest {
  return { outOrderId, receiver: settings.get(warehouseAddress), items: itemsOf(orders), message: '' };
}

/** The supplier took the order, whole or in part. */
async function accept(desk: Desk, id: number, receipt: OrderReceipt): Promise<void> {
  const settings = await desk.settings();
  const terms = settings.get(purchasingTerms);
  const now = desk.clock.now();
  await desk.db.transact(async (tx) => {
    const purchase = await store.lockPurchase(tx, id);
    if (purchase?.state !== purchaseStates.sending) return;
    const orders = await ordersOf(tx, id);
    await store.writeSupplierOrders(
      tx,
      id,
      receipt.orderIds.map((orderId) => ({ id: orderId, status: 'waitbuyerpay' })),
      now,
    );
    for (const item of receipt.failed) {
      const reason = 'Sold out at the supplier';
      await failAll(tx, ordersOfItem(orders, item), { by: null, reason, settings, now });
    }
    const kept = orders.filter((order) => !receipt.failed.some((item) => ordersOfItem([order], item).length > 0));
    const goodsFen = receipt.totalFen - receipt.freightFen;
    const flag = flagOf(
      { goodsFen: Math.max(purchase.goodsFen, chargedFen(kept)), chargedFreightCents: purchase.chargedFreightCents },
      { goodsFen, freightCents: fenToCents(receipt.freightFen, settings.get(exchangeRate)) },
      terms,
    );
    await store.changePurchase(tx, id, {
      state: kept.length > 0 ? purchaseStates.placed : purchaseStates.failed,
      placedAt: now,
      goodsFen,
      freightFen: receipt.freightFen,
      chargedFen: chargedFen(kept),
      chargedFreightCents: kept.reduce((sum, { chinaFreightCents }) => sum + chinaFreightCents, 0),
      ...(kept.length > 0 ? { flag, pullAt: nextPull(now, 0, terms) } : { endedAt: now }),
    });
    const bought = kept.filter(({ status }) => status === orderStatuses.purchasedNoPay);
    await tellOfTransition(tx, bought, { to: orderStatuses.purchasedNoPay, why: '', now });
  });
}

/** The orders that a purchase is for, held. */
export async function ordersOf(tx: Tx, purchaseId: number): Promise<OrderRow[]> {
  const lines = await store.linesOf(tx, purchaseId);
  return lines.length === 0
    ? []
    : lockOrders(
        tx,
        lines.map(({ orderId }) => orderId),
      );
}

/** The supplier wants nothing of it as it stands: those that cannot be had fail, the others are asked for anew. */
async function giveUp(desk: Desk, purchase: store.PurchaseRow, request: OrderRequest): Promise<'again' | 'ended'> {
  const found = await notToBeHad(desk.supplier, request);
  const { settings, now } = await atOf(desk);
  return desk.db.transact(async (tx) => {
    const held = await store.lockPurchase(tx, purchase.id);
    // Somebody else was quicker.
    if (held?.state !== purchaseStates.sending || held.outNumber !== purchase.outNumber) return 'ended';
    const orders = await ordersOf(tx, purchase.id);
    // All can be had alone and yet not together: nobody but the supplier knows why.
    const missing =
      found.length > 0
        ? found
        : request.items.map((item) => ({ ...item, reason: 'The supplier closed the order' as const }));
    for (const item of missing) {
      await failAll(tx, ordersOfItem(orders, item), { by: null, reason: item.reason, settings, now });
    }
    const left = await ordersOf(tx, purchase.id);
    if (left.length === 0) {
      const reason = missing[0]?.reason ?? '';
      await store.changePurchase(tx, purchase.id, { state: purchaseStates.failed, reason, endedAt: now });
      return 'ended';
    }
    // Nothing was carried out under the old number, so a new one is safe, and it must not mean two different lists.
    await store.changePurchase(tx, purchase.id, { outNumber: store.newOutNumber(), chargedFen: chargedFen(left) });
    return 'again';
  });
}

/**
 * Sends a purchase that was written down. It may be sent any number of times, also after a crash between the sending
 * and the answer: its number makes it one order. Throws when the supplier cannot be reached; then it is sent later.
 */
export async function sendPurchase(desk: Desk, id: number): Promise<void> {
  for (;;) {
    const { purchase, orders } = await desk.db.read(async (reader) => {
      const lines = await store.linesOf(reader, id);
      return {
        purchase: await store.purchaseById(reader, id),
        orders: await ordersById(
          reader,
          lines.map(({ orderId }) => orderId),
        ),
      };
    });
    if (purchase?.state !== purchaseStates.sending || orders.length === 0) return;
    const request = requestOf(purchase.outNumber, orders, await desk.settings());
    try {
      return await accept(desk, id, await desk.supplier.createOrder(request));
    } catch (error) {
      if (!saysNo(error)) throw error;
      desk.log.warn({ purchase: purchaseNumber(id), code: error.code }, `the supplier refused: ${error.message}`);
      if ((await giveUp(desk, purchase, request)) === 'ended') return;
    }
  }
}

/** The same for those who do not wait for it: the job sends it later. */
export async function trySending(desk: Desk, id: number): Promise<void> {
  try {
    await sendPurchase(desk, id);
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
  }
}
