import { orderNumber } from '@sgb/contract/order-states.ts';
import { purchaseStates } from '@sgb/contract/purchase-states.ts';
import { addHours, hourMs } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import type { Desk } from './desk.ts';
import { stageOf } from './rules.ts';
import * as purchases from './store.ts';
import * as store from './urge-store.ts';

/** The supplier site lets a seller be asked once in so many hours, and so do we. */
const everyHours = 24;

/** From when on a seller may be asked again; null where there is nothing to be sent, or not by the seller. */
export function urgeFrom(state: number, urges: readonly store.UrgeRow[], now: Date): Date | null {
  if (state !== purchaseStates.paid) return null;
  const last = urges.find((urge) => store.counts(urge, now));
  return last ? addHours(last.askedAt, everyHours) : now;
}

interface Urging {
  readonly id: number;
  readonly by: number | null;
  readonly orderId: number | null;
}

/** Written down before it is sent, so that two who ask at once are one question. */
async function claim(desk: Desk, { id, by, orderId }: Urging): Promise<number | Refusal> {
  const now = desk.clock.now();
  return desk.db.transact(async (tx) => {
    const purchase = await purchases.lockPurchase(tx, id);
    if (!purchase) return refuse('notFound', 'There is no such purchase.');
    const from = urgeFrom(purchase.state, await store.urgesOf(tx, id), now);
    if (!from) return refuse('purchaseMoved', 'Only a seller who was paid and has not sent can be reminded.');
    if (from > now) return refuse('urgedLately', undefined, { from: from.toISOString() });
    return store.insertUrge(tx, { purchaseId: id, by, orderId, now });
  });
}

/** What the supplier site says to each of the orders that are not sent. */
async function ask(desk: Desk, id: number): Promise<{ outcome: store.UrgeOutcome; answer: string }> {
  const orders = await desk.db.read((reader) => purchases.supplierOrdersOf(reader, id));
  const open = orders.filter(({ status }) => stageOf(status) === 1);
  const said: string[] = [];
  let taken = false;
  for (const order of open) {
    try {
      said.push(await desk.supplier.urge(order.id));
      taken = true;
    } catch (error) {
      if (!(error instanceof SupplierError) || (error.fault !== 'refused' && error.fault !== 'gone')) throw error;
      said.push(error.message);
    }
  }
  const answer = [...new Set(said.filter(Boolean))].join(' / ').slice(0, 300);
  return { outcome: taken ? 'taken' : 'refused', answer };
}

/** Asks the seller of a purchase to send it, once a day at most. */
export async function urgePurchase(desk: Desk, urging: Urging) {
  const claimed = await claim(desk, urging);
  if (claimed instanceof Refusal) return claimed;
  try {
    const { outcome, answer } = await ask(desk, urging.id);
    await desk.db.transact((tx) => store.endUrge(tx, claimed, outcome, answer));
    return { outcome, answer };
  } catch (error) {
    await desk.db.transact((tx) => store.dropUrge(tx, claimed));
    if (error instanceof SupplierError) return refuse('supplierDown');
    throw error;
  }
}

export const shownUrge = ({ askedAt, orderId, outcome, answer }: store.UrgeRow) => ({
  at: askedAt.toISOString(),
  orderNumber: orderId === null ? null : orderNumber(orderId),
  outcome,
  answer,
});

const urgeWish = { name: 'purchasing.urge', payload: z.object({ orderId: z.int() }) };

/** A shopper wants the seller of an order to be reminded. */
export function remindSellerOf(tx: Tx, orderId: number): void {
  enqueue(tx, urgeWish, { orderId }, { key: `urge ${orderId}` });
}

export const urgeJob = defineJob({
  ...urgeWish,
  async run(desk: Desk, { orderId }) {
    const [line] = await desk.db.read((reader) => purchases.linesOfOrders(reader, [orderId]));
    if (!line) return;
    const done = await urgePurchase(desk, { id: line.purchaseId, by: null, orderId });
    if (!(done instanceof Refusal)) return;
    if (done.code === 'supplierDown') throw new Error('the supplier site could not be asked to remind a seller');
    const { from } = (done.data ?? {}) as { from?: string };
    // Asked a little less than a day ago: it is done when the day is over, and not forgotten.
    if (!from || new Date(from).getTime() > desk.clock.now().getTime() + hourMs) return;
    await desk.db.transact(async (tx) => enqueue(tx, urgeWish, { orderId }, { runAt: new Date(from) }));
  },
});
