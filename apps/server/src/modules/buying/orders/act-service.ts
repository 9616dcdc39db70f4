import { markets, orderIdOf, orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import type { reviewOrder } from '@sgb/contract/orders.ts';
import { shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms, surveysReward } from '../../books/scoin/settings.ts';
import { writeReviews } from '../../goods/reviews/index.ts';
import * as acts from './act-store.ts';
import { awaitsReview, awaitsSign, remarkOpen, remindAt, restoreUntil } from './action-rules.ts';
import { boughtOf } from './bought.ts';
import { notYours } from './detail-service.ts';
import { moveOrders } from './move.ts';
import type { OrderNeeds } from './needs.ts';
import { writeReview } from './review-store.ts';
import { actors } from './rules.ts';
import { signOrders } from './sign.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { refundRules } from './view.ts';

type ShopperCall = Call<'shopper'>;

/** The shopper's own order, held while this is done to it. */
async function holding<Result>(
  call: ShopperCall,
  id: number,
  work: (tx: Tx, order: OrderRow) => Promise<Result>,
): Promise<Result | Refusal> {
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, id, call.session.accountId);
    return order ? work(tx, order) : notYours();
  });
}

const moved = (order: OrderRow) => refuse('orderMoved', undefined, { status: order.status });

export async function confirmReceipt(
  call: ShopperCall,
  { id }: { id: number },
  needs: Pick<OrderNeeds, 'signParcelOf'>,
) {
  const stuck = await needs.signParcelOf(call, id);
  if (stuck) return stuck;
  const { settings, now } = await atOf(call);
  return holding(call, id, async (tx, order) => {
    const after = order.market === markets.southAfrica ? orderStatuses.stockReview : order.status;
    // Pressed twice, or by the clock a moment before: it is signed for all the same.
    if (order.signedAt !== null) return { status: order.status };
    if (!awaitsSign(order)) return moved(order);
    const ending = { settings, now, who: actors.shopper, by: call.session.accountId, why: 'Signed for by you' };
    return (await signOrders(tx, [order], ending)) ?? { status: after };
  });
}

export function signStock(
  call: ShopperCall,
  { orderid }: { orderid: number },
  needs: Pick<OrderNeeds, 'signParcelOf'>,
) {
  return confirmReceipt(call, { id: orderid }, needs);
}

/** What others may read of it, where it is a product of our shop. */
async function publish(tx: Tx, order: OrderRow, input: z.output<typeof reviewOrder.input>, now: Date): Promise<void> {
  const goods = (await boughtOf(tx, [order])).get(order.id);
  if (!goods) return;
  const { size, ...line } = goods;
  const { score: stars, content: title, story, fit, show } = input;
  const said = { ...line, stars, title, story, fit: size === '' ? 0 : fit, pictures: [], show: show === 1 };
  await writeReviews(tx, order.accountId, [said], now);
}

export async function reviewOwn(call: ShopperCall, input: z.output<typeof reviewOrder.input>) {
  const { settings, now } = await atOf(call);
  return holding(call, input.id, async (tx, order) => {
    if (!awaitsReview(order)) return moved(order);
    const { accountId, id } = order;
    await writeReview(tx, { orderId: id, accountId, score: input.score, content: input.content, at: now });
    await publish(tx, order, input, now);
    // Parcels from China are asked about in a survey of their own, which has its own reward.
    const scoin = order.market === markets.southAfrica ? settings.get(surveysReward).plain : 0;
    if (scoin === 0) return { scoin };
    const earned = await earnCoins(tx, {
      accountId,
      amount: scoin,
      reason: 'survey',
      key: `order:${id}:review`,
      ref: orderNumber(id),
      tell: true,
      terms: settings.get(scoinTerms),
      now,
    });
    return earned instanceof Refusal ? earned : { scoin };
  });
}

export async function remindSupplier(call: ShopperCall, { id }: { id: number }, needs: OrderNeeds) {
  const rules = refundRules(await call.settings());
  const now = call.clock.now();
  return holding(call, id, async (tx, order) => {
    const from = remindAt(order, rules);
    if (from === null) return moved(order);
    if (now < from) return refuse('remindLater', undefined, { remindAt: from.toISOString() });
    await acts.writeReminder(tx, id, now);
    needs.remindSeller(tx, id);
    await alertStaff(
      tx,
      {
        kind: 'orders.reminded',
        title: 'Shoppers remind their suppliers',
        body: `The latest is ${orderNumber(id)} from ${order.supplierName}, bought ${order.boughtAt ? shopDay(order.boughtAt) : ''}.`,
        page: 'late',
      },
      now,
    );
    const next = remindAt({ ...order, remindedAt: now }, rules) ?? now;
    return { remindAt: next.toISOString() };
  });
}

export function editMark(call: ShopperCall, { id, mark }: { id: number; mark: string }) {
  return holding(call, id, async (tx) => {
    await acts.writeWords(tx, id, { mark });
    return { mark };
  });
}

export function updateRemark(call: ShopperCall, { id, remark }: { id: number; remark: string }) {
  return holding(call, id, async (tx, order) => {
    if (!remarkOpen(order)) return refuse('orderMoved', 'Our buyers have bought it already.');
    await acts.writeWords(tx, id, { remark });
    return { remark };
  });
}

export async function restoreOwn(call: ShopperCall, { orderno }: { orderno: string }, needs: OrderNeeds) {
  const id = orderIdOf(orderno);
  if (id === undefined) return notYours();
  const at = await atOf(call);
  const { settings, now } = at;
  const rules = refundRules(settings);
  return holding(call, id, async (tx, order) => {
    const until = restoreUntil(order, rules);
    if (until === null) return moved(order);
    if (now >= until) return refuse('restoreOver');
    const reopened = await needs.reopen(call, tx, order, at);
    if (reopened instanceof Refusal) return reopened;
    await acts.writeReopened(tx, id, reopened);
    const back = { to: orderStatuses.awaitingPayment, who: actors.shopper, by: call.session.accountId, now } as const;
    const stuck = await moveOrders(tx, [order], { ...back, why: 'Restored by you, at today’s price' });
    if (stuck) throw new Error(stuck.message);
    const status = orderStatuses.awaitingPayment;
    return { id, status, paidCents: reopened.paidCents, beforeCents: order.paidCents };
  });
}
