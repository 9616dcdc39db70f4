import { entryTypes } from '@sgb/contract/ledger.ts';
import { sellerCents } from '@sgb/contract/listing-rules.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, book, reverse } from '../../books/ledger/index.ts';
import { dividedOf, lockOrders, type OrderRow, ordersById } from '../../buying/orders/index.ts';
import type { LocalNeeds } from '../../logistics/warehouse/index.ts';
import { movePieces } from '../shelves/index.ts';
import { keptOf } from './rules.ts';
import { sellingTerms } from './settings.ts';
import * as store from './store.ts';
import { itemOf, paidNotice, soldNotice, takenBackNotice } from './words.ts';

/** What of the goods of an order its buyer keeps. */
function keptCents(order: OrderRow): number {
  const { full, cash } = dividedOf(order).goods;
  return keptOf(full, cash, order.returned.goods ?? 0);
}

function lineOf(listing: store.ListingRow, order: OrderRow, by: number | null) {
  const { shelfId, accountId } = listing;
  return { shelfId, accountId, quantity: order.quantity, about: orderNumber(order.id), by };
}

/** What our warehouse tells of orders whose pieces lie on somebody's shelf. */
export const shelfSales: LocalNeeds = {
  async stockLeft(tx, order, by, at) {
    const [listing] = await store.listingsOfSkus(tx, [order.skuId]);
    if (!listing) return;
    const line = { ...lineOf(listing, order, by), from: 'listed', to: 'sold', reason: 'sold' } as const;
    const moved = await movePieces(tx, line, at);
    if (moved instanceof Refusal) throw new Error(`order ${order.id} is not on its shelf: ${moved.message}`);
    const agreed = await store.agreedAt(tx, listing.id, order.paidAt ?? order.createdAt);
    const { id: orderId, quantity, goodsCents } = order;
    const { feeBasisPoints } = agreed;
    const deliveryCents = agreed.deliveryCents * quantity;
    const kept = keptCents(order);
    const amountCents = sellerCents(kept, feeBasisPoints, deliveryCents);
    await store.insertSale(tx, {
      ...{ orderId, listingId: listing.id, accountId: listing.accountId, quantity, goodsCents, keptCents: kept },
      ...{ feeBasisPoints, deliveryCents, amountCents, soldAt: at.now },
    });
    await notify(tx, soldNotice(listing.accountId, order.title, quantity, amountCents), at);
  },
  async stockLost(tx, order, lost, by, at) {
    const [listing] = await store.listingsOfSkus(tx, [order.skuId]);
    if (!listing) return;
    const line = { ...lineOf(listing, order, by), from: 'listed' } as const;
    const moved = await movePieces(
      tx,
      lost === 'damaged' ? { ...line, to: 'damaged', reason: 'broken' } : { ...line, to: 'lost', reason: 'short' },
      at,
    );
    if (moved instanceof Refusal) throw new Error(`order ${order.id} is not on its shelf: ${moved.message}`);
  },
};

/** What a refund takes of a sale, from the seller's purse where it is there already. */
async function keepLess(tx: Tx, sale: store.SaleRow, order: OrderRow, { now }: At): Promise<void> {
  const kept = Math.min(sale.keptCents, keptCents(order));
  if (kept === sale.keptCents) return;
  const amountCents = sellerCents(kept, sale.feeBasisPoints, sale.deliveryCents);
  const change = { keptCents: kept, amountCents };
  const backCents = sale.paidAt ? Math.max(0, sale.paidCents - amountCents) : 0;
  const taken = backCents - sale.backCents;
  if (taken > 0 && sale.entryId !== null) {
    const item = itemOf(sale.orderId);
    const booked = await reverse(tx, {
      key: `${item}:back:${backCents}`,
      type: entryTypes.sale,
      ref: orderNumber(sale.orderId),
      note: 'Refunded',
      entryId: sale.entryId,
      parts: [{ till: 'sellers', item, amount: taken }],
      now,
    });
    if (booked instanceof Refusal) throw new Error(`sale ${sale.orderId} cannot be taken back: ${booked.message}`);
    await notify(tx, takenBackNotice(sale.accountId, order.title, taken), { now });
  }
  await store.changeSale(tx, sale.orderId, { ...change, backCents: Math.max(sale.backCents, backCents) });
}

/** Brings sales up to what their orders say, as often as it is asked. */
export async function settleSales(tx: Tx, orderIds: readonly number[], at: At): Promise<void> {
  const { pendingDays } = at.settings.get(sellingTerms);
  const orders = new Map((await lockOrders(tx, orderIds)).map((order) => [order.id, order]));
  for (const sale of await store.lockSales(tx, orderIds)) {
    const order = orders.get(sale.orderId);
    if (!order) continue;
    if (order.signedAt && !sale.signedAt) {
      const readyAt = addDays(order.signedAt, pendingDays);
      await store.changeSale(tx, sale.orderId, { signedAt: order.signedAt, readyAt });
    }
    await keepLess(tx, sale, order, at);
  }
}

/** Told by the orders, once for each signature and each refund; it may be told twice. */
export async function salesChanged(app: App, orderIds: readonly number[]): Promise<void> {
  if ((await app.db.read((reader) => store.salesAmong(reader, orderIds))).length === 0) return;
  const at = await atOf(app);
  await app.db.transact((tx) => settleSales(tx, orderIds, at));
}

/** As if it had cooled off: nobody waits for days at a demo. */
export async function payEarly(tx: Tx, orderId: number, now: Date): Promise<void> {
  const [sale] = await store.lockSales(tx, [orderId]);
  if (!sale?.signedAt || sale.paidAt) return;
  await store.changeSale(tx, orderId, { readyAt: now });
  await payOut(tx, orderId, now);
}

/** What has cooled off is the seller's: they may withdraw it. */
export async function payOut(tx: Tx, orderId: number, now: Date): Promise<void> {
  const [sale] = await store.lockSales(tx, [orderId]);
  if (!sale || sale.paidAt || !sale.readyAt || sale.readyAt > now) return;
  const { accountId, amountCents } = sale;
  if (amountCents === 0) return store.changeSale(tx, orderId, { paidAt: now });
  const item = itemOf(orderId);
  const booked = await book(tx, {
    key: `${item}:paid`,
    type: entryTypes.sale,
    ref: orderNumber(orderId),
    note: sale.quantity === 1 ? '1 piece' : `${sale.quantity} pieces`,
    postings: [{ from: 'sellers', to: balance(accountId, 'commission'), amount: amountCents, item }],
    now,
  });
  if (booked instanceof Refusal) throw new Error(`sale ${orderId} cannot be paid: ${booked.message}`);
  await store.changeSale(tx, orderId, { paidAt: now, paidCents: amountCents, entryId: booked.entryId });
  const [order] = await ordersById(tx, [orderId]);
  await notify(tx, paidNotice(accountId, order?.title ?? '', amountCents, now), { now });
}
