import { type RefundReason, requestStates } from '@sgb/contract/order-refunds.ts';
import type { RefundRequest, refundWish } from '@sgb/contract/order-requests.ts';
import { orderNumber, type RefundType, refundTypes } from '@sgb/contract/order-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { notify } from '../../../base/messages/index.ts';
import { notYours } from '../detail-service.ts';
import { ownOrder } from '../list-store.ts';
import type { OrderNeeds } from '../needs.ts';
import { actors } from '../rules.ts';
import { lockOrder, type OrderRow } from '../store.ts';
import { orderTexts } from '../texts.ts';
import { cancelOrder } from './refund.ts';
import * as requests from './request-store.ts';
import { type Ladder, wishOf } from './rules.ts';
import { laddersOf, shownTerms } from './terms.ts';

type ShopperCall = Call<'shopper'>;

export function shownRequest(row: requests.RequestRow): RefundRequest {
  const { id, refundType, reason, content, state, backCents, createdAt, dueAt, decidedAt, answer } = row;
  return {
    id,
    type: refundType,
    reason,
    content,
    state,
    backCents,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    answer,
  };
}

export async function refundOffer(call: ShopperCall, input: { shoporderid: number }, needs: OrderNeeds) {
  const at = await atOf(call);
  return call.db.read(async (reader) => {
    const found = await ownOrder(reader, call.session.accountId, input.shoporderid);
    if (!found) return notYours();
    const { order } = found;
    const ladders = await laddersOf(call, reader, order, at, needs);
    const waiting = await requests.waitingRequest(reader, order.id);
    return {
      id: order.id,
      number: orderNumber(order.id),
      status: order.status,
      paidCents: order.paidCents,
      at: at.now.toISOString(),
      offers: ladders.map((ladder) => shownTerms(order, ladder)),
      waiting: waiting ? shownRequest(waiting) : null,
    };
  });
}

export async function refundInfo(call: ShopperCall, input: { shoporderid: number }) {
  return call.db.read(async (reader) => {
    const found = await ownOrder(reader, call.session.accountId, input.shoporderid);
    if (!found) return notYours();
    const items = (await requests.requestsOf(reader, found.order.id)).map(shownRequest);
    return { refundedCents: found.order.refundedCents, items };
  });
}

/** The terms for this wish, or why there are none. */
function termsFor(ladders: readonly Ladder[], reason: RefundReason, type: RefundType): Ladder | Refusal {
  const ladder = ladders.find((each) => each.reason === reason) ?? ladders[0];
  if (!ladder || ladder.decider === 'none' || ladder.row === 'unpaid') return refuse('noRefund', ladder?.text);
  return ladder.types.includes(type) ? ladder : refuse('noRefund', 'This is not possible for this order now.');
}

async function cancelNow(tx: Tx, order: OrderRow, ladder: Ladder, at: At) {
  const cancelled = await cancelOrder(tx, order, {
    ...at,
    who: actors.shopper,
    by: order.accountId,
    why: ladder.row === 'late' ? 'Cancelled by you: the supplier was late' : 'Cancelled by you',
    cash: ladder.cash,
    gifts: { coupon: ladder.coupon, coins: ladder.coins },
  });
  return cancelled instanceof Refusal ? cancelled : cancelled.cents;
}

async function ask(
  tx: Tx,
  order: OrderRow,
  ladder: Ladder,
  { refundtype, content, now }: { refundtype: RefundType; content: string; now: Date },
) {
  const wish = wishOf(ladder, refundtype);
  const made = await requests.insertRequest(tx, {
    orderId: order.id,
    accountId: order.accountId,
    refundType: refundtype,
    reason: ladder.reason,
    content,
    ladderRow: ladder.row,
    cash: wish.cash,
    backCents: wish.backCents,
    coupon: wish.coupon,
    coins: wish.coins,
    waived: refundtype === refundTypes.returnGoods && ladder.deductions.some(({ waived }) => waived),
    createdAt: now,
    dueAt: addDays(now, ladder.answerDays),
  });
  const sum = wish.backCents > 0 ? ` ${formatRand(wish.backCents)} comes back when the supplier agrees.` : '';
  await notify(
    tx,
    {
      userId: order.accountId,
      type: 'order',
      ...orderTexts.say.asked({ number: orderNumber(order.id), days: ladder.answerDays, sum }),
      link: `/shoporder/2/detail/${order.id}`,
    },
    { now },
  );
  return made;
}

export async function saveRefundInfo(call: ShopperCall, wish: z.output<typeof refundWish>, needs: OrderNeeds) {
  const { accountId } = call.session;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    await requests.holdAsking(tx, accountId);
    const order = await lockOrder(tx, wish.shoporderid, accountId);
    if (!order) return notYours();
    if (await requests.waitingRequest(tx, order.id)) return refuse('requestOpen');
    if (order.splitting !== null) return refuse('splitWaits');
    const ladders = await laddersOf(call, tx, order, at, needs);
    const ladder = termsFor(ladders, wish.reason, wish.refundtype);
    if (ladder instanceof Refusal) return ladder;
    const { backCents } = wishOf(ladder, wish.refundtype);
    if (wish.backCents !== undefined && wish.backCents !== backCents) return refuse('termsChanged');
    if (ladder.decider === 'seller') {
      if (wish.content.length < 5) return refuse('noRefund', 'Please say in a few words why.', { field: 'content' });
      const made = await ask(tx, order, ladder, { ...wish, now: at.now });
      return { done: false, backCents, request: shownRequest(made) };
    }
    const back = await cancelNow(tx, order, ladder, at);
    return back instanceof Refusal ? back : { done: true, backCents: back, request: null };
  });
}

/** Cancels what nobody else has to agree to. What waits for its payment is given up with its whole checkout. */
export async function cancelOwn(
  call: ShopperCall,
  input: { id: number; backCents: number },
  needs: OrderNeeds,
): Promise<{ backCents: number } | Refusal> {
  const { accountId } = call.session;
  const at = await atOf(call);
  const done = await call.db.transact(async (tx) => {
    const order = await lockOrder(tx, input.id, accountId);
    if (!order) return notYours();
    const [ladder] = await laddersOf(call, tx, order, at, needs);
    if (ladder?.row === 'unpaid' && order.checkoutId !== null) return { unpaid: order.checkoutId };
    if (ladder?.decider === 'seller') return refuse('mustBeAgreed');
    if (ladder?.decider !== 'shopper') return refuse('noRefund', ladder?.text);
    if (ladder.backCents !== input.backCents) return refuse('termsChanged');
    const back = await cancelNow(tx, order, ladder, at);
    return back instanceof Refusal ? back : { backCents: back };
  });
  if (done instanceof Refusal || done.unpaid === undefined) return done;
  const given = await needs.cancelUnpaid(call, done.unpaid);
  return given instanceof Refusal ? given : { backCents: 0 };
}

export async function withdrawRefund(call: ShopperCall, input: { shoporderid: number }) {
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, input.shoporderid, accountId);
    if (!order) return notYours();
    const waiting = await requests.waitingRequest(tx, order.id);
    if (!waiting) return refuse('requestSettled');
    const { withdrawn } = requestStates;
    await requests.settleRequest(tx, waiting.id, {
      state: withdrawn,
      by: accountId,
      answer: '',
      now: call.clock.now(),
    });
    return {};
  });
}
