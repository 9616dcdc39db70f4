import { entryTypes } from '@sgb/contract/ledger.ts';
import { markets, orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { giveBackCoupon, grantCoupon } from '../../../books/coupons/index.ts';
import { couponsTerms } from '../../../books/coupons/settings.ts';
import { reverse } from '../../../books/ledger/index.ts';
import { giveBackCoins } from '../../../books/scoin/index.ts';
import { scoinTerms } from '../../../books/scoin/settings.ts';
import { moveOrders, refusalOfTransition } from '../move.ts';
import { paidItemOf, tillOf } from '../payment.ts';
import { type Amounts, cashOf, parts, sumOf, type Who } from '../rules.ts';
import * as store from '../store.ts';
import { tellRefunded } from '../worth.ts';

export interface Gifts {
  readonly coupon: boolean;
  readonly coins: boolean;
}

export const allGifts: Gifts = { coupon: true, coins: true };
export const noGifts: Gifts = { coupon: false, coins: false };

export interface GiveBack extends At {
  /** What of each part goes back, of the money that was paid for it. */
  readonly cash: Amounts;
  /** Whether coins come back too, and the shop takes back what a coupon paid: when nothing of the order stands. */
  readonly gifts: Gifts;
  /** Names the wish, once for an order: 'cancel', 'workorder:7'. */
  readonly key: string;
  readonly note: string;
}

/** Gives back what an order cost, or a part of it. Answers what went back, with its entry in the books. */
export async function giveBack(
  tx: Tx,
  order: store.OrderRow,
  { cash, gifts, key, note, settings, now }: GiveBack,
): Promise<{ readonly cents: number; readonly entryId: number | null } | Refusal> {
  const item = paidItemOf(order);
  const ref = orderNumber(order.id);
  const { coupon, coins } = gifts;
  const back = [
    ...parts.map((part) => ({ till: tillOf[part], item, amount: cash[part] })),
    { till: 'promotions.coupon' as const, item, amount: coupon ? order.couponCents : 0 },
    { till: 'promotions.scoin' as const, item, amount: coins ? order.scoinCents : 0 },
  ].filter(({ amount }) => amount > 0);
  let entryId: number | null = null;
  if (order.entryId !== null && back.length > 0) {
    const reversed = await reverse(tx, {
      key: `order:${order.id}:${key}`,
      type: entryTypes.refund,
      ref,
      note,
      entryId: order.entryId,
      parts: back,
      now,
    });
    if (reversed instanceof Refusal) return reversed;
    if (reversed.replayed) return { cents: sumOf(cash), entryId: reversed.entryId };
    entryId = reversed.entryId;
    await store.addReturned(tx, order.id, cash);
    if (order.signedAt !== null) tellRefunded(tx, order.id);
  }
  if (coins && order.scoinEntryId !== null && order.scoin > 0) {
    const returned = await giveBackCoins(tx, {
      accountId: order.accountId,
      entryId: order.scoinEntryId,
      amount: order.scoin,
      key: `order:${order.id}:${key}`,
      ref,
      terms: settings.get(scoinTerms),
      now,
    });
    if (returned instanceof Refusal) return returned;
  }
  return { cents: sumOf(cash), entryId };
}

export interface Ending extends At {
  readonly who: Who;
  readonly by: number | null;
  readonly why: string;
}

/** An order that was had back after its end can end a second time, with another payment to give back. */
async function endingKey(tx: Tx, order: store.OrderRow, name: string): Promise<string> {
  const before = await store.timesRestored(tx, order.id);
  return before === 0 ? name : `${name}:${before + 1}`;
}

/** The coupon of a checkout comes back when none of its orders stands any more. */
async function returnCoupon(tx: Tx, order: store.OrderRow, { settings, now }: At): Promise<void> {
  if (order.checkoutId === null || (await store.standingOf(tx, order.checkoutId)) > 0) return;
  await giveBackCoupon(tx, {
    usedFor: couponUse(order.checkoutId),
    ref: orderNumber(order.id),
    now,
    returnDays: settings.get(couponsTerms).returnDays,
  });
}

/** What a checkout's coupon is used for, in the words of the coupons. */
export const couponUse = (checkoutId: number): string => `checkout:${checkoutId}`;

/** An order that cannot be had: everything goes back at once, with a small coupon for the trouble. */
export async function failOrder(tx: Tx, order: store.OrderRow, ending: Ending): Promise<undefined | Refusal> {
  const { who, by, why, now } = ending;
  const to = order.market === markets.southAfrica ? orderStatuses.stockFailed : orderStatuses.failed;
  const stuck = refusalOfTransition([order], to);
  if (stuck) return stuck;
  const back = await giveBack(tx, order, {
    ...ending,
    cash: cashOf(order),
    gifts: allGifts,
    key: await endingKey(tx, order, 'failed'),
    note: 'It could not be bought',
  });
  if (back instanceof Refusal) return back;
  const moved = await moveOrders(tx, [order], {
    to,
    who,
    by,
    why,
    now,
    money: () => back.cents,
    entryId: back.entryId,
  });
  if (moved) return moved;
  await returnCoupon(tx, order, ending);
  await grantCoupon(tx, {
    accountId: order.accountId,
    template: 'apology.failed',
    reason: `order ${order.id} failed`,
    ref: `${orderNumber(order.id)} could not be bought`,
    now,
  });
  return undefined;
}

export interface Cancelling extends Ending {
  /** What goes back; left out: everything. */
  readonly cash?: Amounts;
  /** Left out: the coupon and the coins come back too. */
  readonly gifts?: Gifts;
}

/** An order that was paid for and is not wanted any more. */
export async function cancelOrder(
  tx: Tx,
  order: store.OrderRow,
  cancelling: Cancelling,
): Promise<{ readonly cents: number } | Refusal> {
  const { who, by, why, now, cash = cashOf(order), gifts = allGifts } = cancelling;
  const stuck = refusalOfTransition([order], orderStatuses.cancelled);
  if (stuck) return stuck;
  const key = await endingKey(tx, order, 'cancel');
  const back = await giveBack(tx, order, { ...cancelling, cash, gifts, key, note: 'Cancelled' });
  if (back instanceof Refusal) return back;
  const moved = await moveOrders(tx, [order], {
    to: orderStatuses.cancelled,
    who,
    by,
    why,
    now,
    money: () => back.cents,
    entryId: back.entryId,
  });
  if (moved) return moved;
  if (gifts.coupon) await returnCoupon(tx, order, cancelling);
  return { cents: back.cents };
}
