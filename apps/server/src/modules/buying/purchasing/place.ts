import { markets, orderNumber, orderStatuses, orderTypes } from '@sgb/contract/order-states.ts';
import { type PurchaseState, purchaseNumber, purchaseStates } from '@sgb/contract/purchase-states.ts';
import type { BasisPoints } from '@sgb/money/convert.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import { maxSkusOfOrder, type OrderPreview } from '../../../adapters/supplier/gateway.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { lockOrders, moveOrders, type OrderRow, ordersById } from '../orders/index.ts';
import type { Desk } from './desk.ts';
import { type Actor, failAll, whoOf } from './fail.ts';
import { notToBeHad, saysNo } from './refusals.ts';
import { chargedFen, inPurchases, isDearer, ordersOfItem } from './rules.ts';
import { requestOf, sendWish, trySending } from './send.ts';
import { purchasingTerms } from './settings.ts';
import * as store from './store.ts';

/** A call that answers at once sends by itself; this is for those that were interrupted. */
const sentLaterMs = 60_000;

export interface PlaceWish extends Actor {
  readonly orderIds: readonly number[];
  readonly absorbBasisPoints?: BasisPoints | undefined;
}

export interface Placed {
  readonly purchases: { id: number; number: string; state: PurchaseState; orderIds: number[] }[];
  readonly dearer: { orderIds: number[]; chargedFen: number; askedFen: number }[];
  readonly failed: { orderId: number; reason: string }[];
}

const idsOf = (orders: readonly OrderRow[]) => orders.map(({ id }) => id);

const isBought = ({ status, market, type, gathering }: OrderRow) =>
  status === orderStatuses.paid &&
  !gathering &&
  market === markets.china &&
  (type === orderTypes.purchase || type === orderTypes.groupPurchase);

/** What the supplier asks now. Orders of what cannot be had any more fail on the way. */
async function asked(
  desk: Desk,
  wish: Actor,
  orders: readonly OrderRow[],
  result: Placed,
): Promise<{ readonly orders: readonly OrderRow[]; readonly preview: OrderPreview } | null> {
  const settings = await desk.settings();
  const request = requestOf('preview', orders, settings);
  try {
    return { orders, preview: await desk.supplier.previewOrder(request) };
  } catch (error) {
    if (!saysNo(error)) throw error;
    const missing = await notToBeHad(desk.supplier, request);
    if (missing.length === 0) throw error;
    for (const item of missing) {
      const failed = await desk.db.transact(async (tx) => {
        const held = await lockOrders(tx, idsOf(ordersOfItem(orders, item)));
        const now = desk.clock.now();
        return failAll(tx, held.filter(isBought), { by: wish.by, reason: item.reason, settings, now });
      });
      result.failed.push(...failed.map((orderId) => ({ orderId, reason: item.reason })));
    }
    const left = orders.filter((order) => !missing.some((item) => ordersOfItem([order], item).length > 0));
    return left.length === 0
      ? null
      : { orders: left, preview: await desk.supplier.previewOrder(requestOf('preview', left, settings)) };
  }
}

/** Writes a purchase down and takes its orders, so that nobody cancels them any more. Nothing has been sent yet. */
function claim(desk: Desk, wish: PlaceWish, ids: readonly number[], preview: OrderPreview) {
  const now = desk.clock.now();
  return desk.db.transact(async (tx) => {
    const orders = await lockOrders(tx, ids);
    const [first] = orders;
    const gone = orders.find((order) => !isBought(order));
    if (gone) return refuse('orderMoved', `${orderNumber(gone.id)} is not to be bought any more.`);
    if (!first) return refuse('notToBuy');
    const purchase = await store.insertPurchase(
      tx,
      {
        supplierId: first.supplierId,
        supplierName: first.supplierName,
        state: purchaseStates.sending,
        outNumber: store.newOutNumber(),
        chargedFen: chargedFen(orders),
        chargedFreightCents: orders.reduce((sum, { chinaFreightCents }) => sum + chinaFreightCents, 0),
        goodsFen: preview.goodsFen,
        freightFen: preview.freightFen,
        createdBy: wish.by,
        createdAt: now,
      },
      idsOf(orders),
    );
    const moved = await moveOrders(tx, orders, {
      to: orderStatuses.purchasedNoPay,
      who: whoOf(wish),
      by: wish.by,
      why: purchaseNumber(purchase.id),
      now,
      // Told when the supplier has taken it.
      quiet: true,
    });
    if (moved) throw new Error(`orders that can be bought do not move: ${moved.message}`);
    const runAt = new Date(Date.now() + sentLaterMs);
    enqueue(tx, sendWish, { id: purchase.id }, { runAt, key: `purchase ${purchase.id}` });
    return purchase;
  });
}

async function placeGroup(desk: Desk, wish: PlaceWish, group: readonly OrderRow[], result: Placed) {
  const found = await asked(desk, wish, group, result);
  if (!found) return undefined;
  const { orders, preview } = found;
  const terms = (await desk.settings()).get(purchasingTerms);
  const absorb = Math.max(wish.absorbBasisPoints ?? 0, terms.absorbBasisPoints);
  const charged = chargedFen(orders);
  if (isDearer(charged, preview.goodsFen, absorb)) {
    result.dearer.push({ orderIds: idsOf(orders), chargedFen: charged, askedFen: preview.goodsFen });
    return undefined;
  }
  const purchase = await claim(desk, wish, idsOf(orders), preview);
  if (purchase instanceof Refusal) return purchase;
  await trySending(desk, purchase.id);
  const sent = await desk.db.read((reader) => store.purchaseById(reader, purchase.id));
  const { id } = purchase;
  const state = sent?.state ?? purchase.state;
  result.purchases.push({ id, number: purchaseNumber(id), state, orderIds: idsOf(orders) });
  return undefined;
}

/** Buys paid orders of one supplier, in as many purchases as it takes. */
export async function placeOrders(desk: Desk, wish: PlaceWish): Promise<Placed | Refusal> {
  const orders = await desk.db.read((reader) => ordersById(reader, wish.orderIds));
  const suppliers = new Set(orders.map(({ supplierId }) => supplierId));
  if (orders.length !== new Set(wish.orderIds).size) return refuse('notToBuy', 'One of these orders does not exist.');
  if (suppliers.size !== 1) return refuse('notToBuy', 'A purchase is of one supplier.');
  const moved = orders.find((order) => !isBought(order));
  if (moved) return refuse('notToBuy', `${orderNumber(moved.id)} is not waiting to be bought.`);
  const result: Placed = { purchases: [], dearer: [], failed: [] };
  try {
    for (const group of inPurchases(orders, maxSkusOfOrder)) {
      const refused = await placeGroup(desk, wish, group, result);
      if (refused) return refused;
    }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    return refuse(
      saysNo(error) ? 'notToBuy' : 'supplierDown',
      saysNo(error) ? `The supplier says: ${error.message}` : undefined,
    );
  }
  return result;
}
