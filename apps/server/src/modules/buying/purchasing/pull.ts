import { entryTypes } from '@sgb/contract/ledger.ts';
import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { purchaseNumber, purchaseStates } from '@sgb/contract/purchase-states.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { SupplierOrder, Trace } from '../../../adapters/supplier/gateway.ts';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { book, reverse } from '../../books/ledger/index.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { actors, cashOf, moveOrders, type OrderRow } from '../orders/index.ts';
import type { Desk } from './desk.ts';
import { failAll } from './fail.ts';
import { isPushed } from './message-store.ts';
import { freightBack, isWaiting, nextPull, repriced, stageOf, wayOf } from './rules.ts';
import { ordersOf, trySending } from './send.ts';
import { purchasingTerms } from './settings.ts';
import * as store from './store.ts';

interface Seen {
  readonly orders: readonly SupplierOrder[];
  readonly traces: readonly Trace[];
}

/** Transitions those of the orders that are at one status to the next, and says where all are then. */
async function step(tx: Tx, orders: readonly OrderRow[], from: OrderStatus, to: OrderStatus, why: string, now: Date) {
  const rows = orders.filter(({ status }) => status === from);
  if (rows.length > 0) {
    const refused = await moveOrders(tx, rows, { to, who: actors.shop, by: null, why, now });
    if (refused) throw new Error(`orders do not follow their purchase: ${refused.message}`);
  }
  return orders.map((order) => (order.status === from ? { ...order, status: to } : order));
}

/** The supplier has our money: our cost, and what of the freight was charged too much. */
async function pay(
  tx: Tx,
  purchase: store.PurchaseRow,
  orders: readonly OrderRow[],
  seen: readonly SupplierOrder[],
  { settings, now }: At,
): Promise<Partial<store.PurchaseRow>> {
  const rate = settings.get(exchangeRate);
  const freightFen = seen.reduce((sum, order) => sum + order.freightFen, 0);
  const totalFen = seen.reduce((sum, order) => sum + order.totalFen, 0);
  const costCents = fenToCents(totalFen, rate);
  const lines = orders.filter(isWaiting).map((order) => ({
    orderId: order.id,
    accountId: order.accountId,
    chargedCents: order.chinaFreightCents,
    cashCents: cashOf(order).chinaFreight,
  }));
  const { absorbFreightCents } = settings.get(purchasingTerms);
  const back = freightBack(lines, fenToCents(freightFen, rate), absorbFreightCents);
  if (back.size > 0) await store.writeFreightBack(tx, purchase.id, back);
  const changes = { paidAt: now, freightFen, goodsFen: totalFen - freightFen, rate };
  if (costCents === 0) return changes;
  const booked = await book(tx, {
    key: `purchase:${purchase.id}:pay`,
    type: entryTypes.purchase,
    ref: purchaseNumber(purchase.id),
    note: purchase.supplierName,
    postings: [{ from: 'suppliers', to: 'bank', amount: costCents, item: `purchase:${purchase.id}` }],
    now,
  });
  if (booked instanceof Refusal) throw new Error(`purchase ${purchase.id} was not booked: ${booked.message}`);
  return { ...changes, costCents, entryId: booked.entryId };
}

/** The supplier gives our money back. */
async function refund(tx: Tx, purchase: store.PurchaseRow, now: Date): Promise<Partial<store.PurchaseRow>> {
  if (purchase.entryId === null || purchase.refundEntryId !== null) return {};
  const back = await reverse(tx, {
    key: `purchase:${purchase.id}:refund`,
    type: entryTypes.purchase,
    ref: purchaseNumber(purchase.id),
    note: `${purchase.supplierName}: closed`,
    entryId: purchase.entryId,
    now,
  });
  // All of it was paid back before, piece by piece.
  if (back instanceof Refusal && back.code === 'refundTooLarge') return {};
  if (back instanceof Refusal) throw new Error(`purchase ${purchase.id} was not given back: ${back.message}`);
  return { refundEntryId: back.entryId };
}

/** Closed by the supplier, or taken back by us: everything that hangs on it fails and is paid back. */
export async function endPurchase(
  tx: Tx,
  purchase: store.PurchaseRow,
  { reason, by, ...at }: At & { readonly reason: string; readonly by: number | null },
): Promise<void> {
  await failAll(tx, await ordersOf(tx, purchase.id), { by, reason, ...at });
  await store.changePurchase(tx, purchase.id, {
    ...(await refund(tx, purchase, at.now)),
    state: purchaseStates.failed,
    flag: '',
    reason,
    endedAt: at.now,
    pullAt: null,
  });
}

/** What the supplier asks for its open orders now. */
function askedNow(orders: readonly SupplierOrder[], rate: number) {
  const freightFen = orders.reduce((sum, order) => sum + order.freightFen, 0);
  const totalFen = orders.reduce((sum, order) => sum + order.totalFen, 0);
  return { goodsFen: totalFen - freightFen, freightFen, freightCents: fenToCents(freightFen, rate) };
}

/** Applies what the supplier says. True when nothing hangs on the purchase any more and it can be taken back. */
async function apply(tx: Tx, purchase: store.PurchaseRow, seen: Seen, at: At): Promise<boolean> {
  const { settings, now } = at;
  const terms = settings.get(purchasingTerms);
  const known = await store.supplierOrdersOf(tx, purchase.id);
  await store.writeSupplierOrders(tx, purchase.id, seen.orders, now);
  const alive = seen.orders.filter(({ status }) => stageOf(status) !== null);
  if (alive.length === 0) {
    await endPurchase(tx, purchase, { ...at, reason: 'The supplier closed the order', by: null });
    return false;
  }
  await store.writeTraces(tx, purchase.id, seen.traces, now);
  const before = await ordersOf(tx, purchase.id);
  let orders: readonly OrderRow[] = before;
  const stage = Math.min(...alive.map(({ status }) => stageOf(status) ?? 0));
  const closedNow = known.some(({ id, status }) => stageOf(status) !== null && !alive.some((order) => order.id === id));
  let changes: Partial<store.PurchaseRow> = closedNow
    ? { flag: 'partly' }
    : stage === 0 && !purchase.paidAt
      ? repriced(purchase, askedNow(alive, settings.get(exchangeRate)), terms)
      : {};
  if (stage >= 1) {
    if (!purchase.paidAt) changes = { ...changes, ...(await pay(tx, purchase, orders, alive, at)) };
    orders = await step(tx, orders, 30, 32, 'Paid to the supplier', now);
    changes.state = purchaseStates.paid;
  }
  if (stage === 2) {
    const way = wayOf(seen.traces.flatMap(({ steps }) => steps.map(({ text }) => text)));
    orders = await step(tx, orders, 32, 35, 'Sent by the supplier', now);
    if (way >= 36) orders = await step(tx, orders, 35, 36, 'On its way in China', now);
    if (way >= 37) orders = await step(tx, orders, 36, 37, 'Out for delivery to our warehouse', now);
    changes.state = purchaseStates.sent;
    changes.sentAt = purchase.sentAt ?? now;
  }
  const moved = orders.some((order, place) => order.status !== before[place]?.status);
  const quietPulls = moved ? 0 : purchase.quietPulls + 1;
  const open = orders.some(isWaiting);
  const pushed = await isPushed(tx, now);
  await store.changePurchase(tx, purchase.id, {
    ...changes,
    quietPulls,
    ...(open || stage < 2
      ? { pullAt: nextPull(now, quietPulls, terms, pushed) }
      : { state: purchaseStates.done, endedAt: now, pullAt: null }),
  });
  return !open && stage < 2;
}

/** Nobody wants it any more, and the supplier has not sent it: it is taken back, or somebody must call them. */
async function takeBack(desk: Desk, id: number, orders: readonly SupplierOrder[]): Promise<void> {
  try {
    for (const { id: orderId } of orders) await desk.supplier.cancelOrder(orderId, 'buyerCancel');
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    const title = `${purchaseNumber(id)} is wanted by nobody and the supplier does not take it back`;
    const body = 'Every order of it was cancelled or failed. Please talk to the supplier.';
    await desk.db.transact((tx) =>
      alertStaff(tx, { kind: `purchasing.unwanted.${id}`, title, body, page: `purchases/${id}` }, desk.clock.now()),
    );
  }
}

/**
 * Asks the supplier how a purchase stands and moves its orders along. One that was never answered is sent again.
 * `parcels`: also when only a part of it was sent.
 */
export async function pullPurchase(desk: Desk, id: number, { parcels = false } = {}): Promise<void> {
  const { purchase, known } = await desk.db.read(async (reader) => ({
    purchase: await store.purchaseById(reader, id),
    known: await store.supplierOrdersOf(reader, id),
  }));
  if (!purchase) return;
  if (purchase.state === purchaseStates.sending) return trySending(desk, id);
  if (purchase.state >= purchaseStates.done) return;
  const settings = await desk.settings();
  const seen: { orders: SupplierOrder[]; traces: Trace[] } = { orders: [], traces: [] };
  try {
    for (const { id: orderId } of known) {
      const order = await desk.supplier.order(orderId);
      seen.orders.push(order);
      const stage = stageOf(order.status);
      if (stage === 2 || (parcels && stage === 1)) seen.traces.push(...(await desk.supplier.track(orderId)));
    }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    const quietPulls = purchase.quietPulls + 1;
    const pullAt = nextPull(desk.clock.now(), quietPulls, settings.get(purchasingTerms));
    await desk.db.transact((tx) => store.changePurchase(tx, id, { quietPulls, pullAt }));
    return;
  }
  const now = desk.clock.now();
  const unwanted = await desk.db.transact(async (tx) => {
    const held = await store.lockPurchase(tx, id);
    const moving = held && held.state > purchaseStates.sending && held.state < purchaseStates.done;
    return moving ? apply(tx, held, seen, { settings, now }) : false;
  });
  if (unwanted) await takeBack(desk, id, seen.orders);
}
