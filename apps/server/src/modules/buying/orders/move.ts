import { type OrderStatus, statusWords } from '@sgb/contract/order-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { bookPayment } from './payment.ts';
import { rowOfStatus } from './refund/rules.ts';
import { actors, mayMove, paidStatus } from './rules.ts';
import * as store from './store.ts';
import { transitionNotices } from './words.ts';

export type OrderTransition = store.Transition & {
  /** Without a word to the shopper, where somebody else says it. */
  readonly quiet?: boolean;
};

/** Why these orders cannot go there, or undefined. */
export function refusalOfTransition(rows: readonly store.OrderRow[], to: OrderStatus): Refusal | undefined {
  if (rows.some(({ roundId }) => roundId !== null)) return refuse('inRound');
  if (rows.some(({ splitting }) => splitting !== null)) return refuse('splitWaits');
  const stuck = rows.find((row) => !mayMove(row, to));
  if (!stuck) return undefined;
  const { label } = statusWords[stuck.status];
  return refuse('orderMoved', `This order is at "${label}" now. Please look at it again.`);
}

/** Where other terms for giving back begin. */
const endsWishes: readonly OrderStatus[] = [31, 35, 40, 50, 80, 90, 115];

/** What the shopper was shown does not hold any more: a wish that waits is over, and can be made anew. */
function voidingOf(to: OrderStatus): store.Voiding | undefined {
  if (!endsWishes.includes(to)) return undefined;
  const answer = `The order moved on to "${statusWords[to].label}" before there was an answer. Other terms hold now.`;
  return { row: rowOfStatus[to], answer };
}

const overNotice = ({ accountId, orderId }: store.VoidedWish, text: string) => ({
  userId: accountId,
  type: 'order' as const,
  title: 'Your request is over: the order moved on',
  text,
  link: `/shoporder/2/detail/${orderId}`,
});

/** Transitions orders that are held: all of them or none. The shopper hears of what matters to them. */
export async function moveOrders(
  tx: Tx,
  rows: readonly store.OrderRow[],
  move: OrderTransition,
): Promise<undefined | Refusal> {
  const refused = refusalOfTransition(rows, move.to);
  if (refused) return refused;
  const voiding = voidingOf(move.to);
  const over = await store.writeTransitions(tx, rows, move, voiding);
  for (const wish of over) await notify(tx, overNotice(wish, voiding?.answer ?? ''), { now: move.now });
  if (!move.quiet) await tellOfTransition(tx, rows, move);
  return undefined;
}

/** Says what a quiet move did not, once it is certain. */
export async function tellOfTransition(
  tx: Tx,
  rows: readonly store.OrderRow[],
  { to, why, now }: Pick<OrderTransition, 'to' | 'why' | 'now'>,
): Promise<void> {
  for (const notice of transitionNotices(rows, to, why)) await notify(tx, notice, { now });
}

export interface PayWish {
  readonly accountId: number;
  readonly checkoutId: number;
  /** All orders of the checkout, held. */
  readonly orders: readonly store.OrderRow[];
  /** What took the coins. */
  readonly scoinEntryId: number | null;
  readonly now: Date;
}

/** Takes the money for a checkout and sets its orders going. Answers the entry in the books, null when nothing was to pay. */
export async function payOrders(tx: Tx, wish: PayWish): Promise<{ readonly entryId: number | null } | Refusal> {
  const { accountId, checkoutId, orders, scoinEntryId, now } = wish;
  const [first] = orders;
  if (!first) throw new Error(`checkout ${checkoutId} has no orders`);
  const booked = orders.some(({ goodsCents }) => goodsCents > 0) ? await bookPayment(tx, wish) : null;
  if (booked instanceof Refusal) return booked;
  const entryId = booked?.entryId ?? null;
  store.writePayment(tx, checkoutId, { entryId, scoinEntryId, at: now });
  const moved = await moveOrders(tx, orders, {
    to: paidStatus(first),
    who: actors.shopper,
    by: accountId,
    why: 'Paid from balance',
    now,
    money: ({ paidCents }) => -paidCents,
    entryId,
    quiet: true,
  });
  return moved ?? { entryId };
}
