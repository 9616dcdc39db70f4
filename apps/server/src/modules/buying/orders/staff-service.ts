import { requestStates } from '@sgb/contract/order-refunds.ts';
import { decideRefundRequest, type listRefundRequests } from '@sgb/contract/order-requests.ts';
import { orderNumber, orderStatuses, refundTypes } from '@sgb/contract/order-states.ts';
import { ownPages } from '@sgb/contract/paging.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { moveOrders } from './move.ts';
import { cancelOrder, type Ending, giveBack, noGifts } from './refund/refund.ts';
import { shownRequest } from './refund/request-service.ts';
import * as requests from './refund/request-store.ts';
import { endsOrder, rowOfStatus } from './refund/rules.ts';
import { sumOf } from './rules.ts';
import { takeBackReward } from './sign.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { orderTexts } from './texts.ts';

type StaffCall = Call<'staff'>;
type RequestRow = requests.RequestRow;

export async function refundQueue(call: StaffCall, { state, page }: z.output<typeof listRefundRequests.input>) {
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const { items, total } = await requests.requestQueue(reader, state, page);
    const known = await peopleById(reader, [...new Set(items.map(({ request }) => request.accountId))]);
    const names = new Map(known.map(({ id, username }) => [id, username]));
    return {
      items: items.map(({ request, order }) => ({
        ...shownRequest(request),
        orderId: order.id,
        number: orderNumber(order.id),
        username: names.get(order.accountId) ?? '',
        title: order.title,
        supplierName: order.supplierName,
        status: order.status,
        paidCents: order.paidCents,
        late: request.state === requestStates.waiting && request.dueAt < now,
      })),
      total,
      page,
      pages: ownPages(total),
    };
  });
}

/** What an agreed wish does to its order and to the money. The amounts are those that the shopper was shown. */
async function carryOut(tx: Tx, order: OrderRow, request: RequestRow, ending: Ending): Promise<number | Refusal> {
  const { cash, coupon, coins } = request;
  if (request.refundType === refundTypes.exchange) return 0;
  if (!endsOrder(request.refundType) || request.ladderRow === 'stockReturn') {
    const back = await giveBack(tx, order, {
      ...ending,
      cash,
      gifts: noGifts,
      key: `request:${request.id}`,
      note: request.refundType === refundTypes.refundOnly ? 'Refund without a return' : 'Returned',
    });
    if (back instanceof Refusal) return back;
    const taken = await takeBackReward(tx, order, sumOf(cash), ending);
    if (taken instanceof Refusal) return taken;
    if (!endsOrder(request.refundType)) return back.cents;
    const { closed } = orderStatuses;
    const move = { ...ending, to: closed, money: () => back.cents, entryId: back.entryId };
    return (await moveOrders(tx, [order], move)) ?? back.cents;
  }
  const held = request.ladderRow === 'sent' ? await turnBack(tx, order, ending) : order;
  if (held instanceof Refusal) return held;
  const cancelled = await cancelOrder(tx, held, { ...ending, cash, gifts: { coupon, coins } });
  return cancelled instanceof Refusal ? cancelled : cancelled.cents;
}

/** What was on its way to our warehouse goes back from there: both steps are in the history. */
async function turnBack(tx: Tx, order: OrderRow, ending: Ending): Promise<OrderRow | Refusal> {
  const move = { ...ending, to: orderStatuses.collected, why: 'Turned back to the supplier', quiet: true };
  const stuck = await moveOrders(tx, [order], move);
  if (stuck) return stuck;
  return { ...order, status: orderStatuses.collected };
}

/** Settles a wish of an order that is held. */
export async function settle(
  tx: Tx,
  order: OrderRow,
  request: RequestRow,
  decision: { readonly agreed: boolean; readonly answer: string; readonly ending: Ending },
): Promise<number> {
  const { agreed, answer, ending } = decision;
  const { by, now } = ending;
  const state = agreed ? requestStates.agreed : requestStates.refused;
  await requests.settleRequest(tx, request.id, { state, by, answer, now });
  const back = agreed ? await carryOut(tx, order, request, ending) : 0;
  // The row was compared behind the lock: whatever refuses now is a fault of ours, and nothing of this may stand.
  if (back instanceof Refusal) throw new Error(`request ${request.id} cannot be carried out: ${back.message}`);
  const came = !agreed
    ? ''
    : back > 0
      ? `${formatRand(back)} is back in your balance.`
      : 'We arrange the exchange with the supplier.';
  const said = { number: orderNumber(order.id), answer: [came, answer].filter(Boolean).join('\n\n') };
  await notify(
    tx,
    {
      userId: order.accountId,
      type: 'order',
      ...(back > 0 && { subtype: 'money' as const, money: back }),
      ...(agreed ? orderTexts.say.agreed(said) : orderTexts.say.refused(said)),
      link: `/shoporder/2/detail/${order.id}`,
      once: `order request ${request.id} settled`,
    },
    { now },
  );
  return back;
}

export async function decideRefund(call: StaffCall, input: z.output<typeof decideRefundRequest.input>) {
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const orderId = await requests.orderOfRequest(tx, input.id);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    const request = order && (await requests.requestById(tx, input.id));
    if (!request) return refuse('notFound', 'There is no such request.');
    if (request.state !== requestStates.waiting) return refuse('requestSettled');
    if (rowOfStatus[order.status] !== request.ladderRow) return refuse('orderMoved');
    const part = partOf(request, input.cents);
    if (part instanceof Refusal) return part;
    const by = call.session.accountId;
    const about = {
      accounts: [order.accountId],
      subject: `request ${input.id}`,
      cents: input.agreed ? part.backCents : 0,
      input,
      why: input.answer,
    };
    const stop = await mayDecide(tx, decideRefundRequest, { by, settings, now }, about);
    if (stop) return stop;
    const why = input.agreed ? 'Given back as you asked' : '';
    const ending: Ending = { settings, now, who: 2, by, why };
    const backCents = await settle(tx, order, part, { ...input, ending });
    return { backCents };
  });
}

/** Of a refund without a return the shop names the amount, up to what the shopper was shown. */
function partOf(request: RequestRow, cents: number | undefined): RequestRow | Refusal {
  if (request.refundType !== refundTypes.refundOnly || cents === undefined) return request;
  if (cents > request.backCents) return refuse('refundTooLarge');
  return { ...request, cash: { ...request.cash, goods: cents }, backCents: cents };
}
