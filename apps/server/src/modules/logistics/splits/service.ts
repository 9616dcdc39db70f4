import { entryTypes } from '@sgb/contract/ledger.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { type cancelSplit, type splitOrder, splitStates } from '@sgb/contract/splits.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { book, spendable } from '../../books/ledger/index.ts';
import {
  actors,
  lockOrder,
  markSplitting,
  noteSplit,
  type OrderRow,
  timesSplit,
  waitingAmong,
} from '../../buying/orders/index.ts';
import { serviceApart } from '../../goods/pricing/index.ts';
import { lockGoods, type StoredRow } from '../warehouse/index.ts';
import { endUndone } from './end.ts';
import { maySplit } from './rules.ts';
import { splitTerms } from './settings.ts';
import * as store from './store.ts';
import { askedWords, withdrawnWords } from './words.ts';

type ShopperCall = Call<'shopper'>;

/** What keeps an order whole: its shopper waits for the end of an after-sale case. */
export interface SplitNeeds {
  openCasesOf(reader: Sql, orderIds: readonly number[]): Promise<ReadonlySet<number>>;
}

const notYours = () => refuse('notFound', 'This order is not one of yours.');

/** Why an order that is held cannot be taken apart, or undefined. */
export async function refusalToSplit(tx: Tx, order: OrderRow, goods: StoredRow | undefined, needs: SplitNeeds) {
  if (order.roundId !== null) return refuse('inRound');
  if (order.stockBatchId !== null) return refuse('inBatch');
  if (!maySplit(order) || !goods || goods.abandonedAt) return refuse('notSplittable');
  if ((await waitingAmong(tx, [order.id])).length > 0)
    return refuse('notSplittable', 'It cannot be split while a wish for money back waits for its answer.');
  if ((await needs.openCasesOf(tx, [order.id])).size > 0)
    return refuse('notSplittable', 'It cannot be split while a case about it is open.');
  return undefined;
}

const shown = ({ orderId, pieces, cents, dueAt }: store.SplitRow) => ({
  id: orderId,
  pieces,
  cents,
  dueAt: dueAt.toISOString(),
});

async function pay(tx: Tx, order: OrderRow, { key, cents, now }: { key: string; cents: number; now: Date }) {
  return book(tx, {
    key: `split:${order.accountId}:${key}`,
    type: entryTypes.services,
    ref: orderNumber(order.id),
    note: 'Splitting an order',
    postings: [{ from: spendable(order.accountId), to: 'sales.services', amount: cents, item: `split:${order.id}` }],
    now,
  });
}

type Wish = z.output<typeof splitOrder.input> & { readonly accountId: number };

/** The order is held first, so that wishes at once come one after the other. */
export async function askToSplit(app: Pick<App, 'db' | 'clock' | 'settings'>, wish: Wish, needs: SplitNeeds) {
  const { settings, now } = await atOf(app);
  const { accountId, id, pieces, key } = wish;
  const { hours, most } = settings.get(splitTerms);
  const cents = serviceApart(settings, 'split')?.cents;
  return app.db.transact(async (tx) => {
    const order = await lockOrder(tx, id, accountId);
    if (!order) return notYours();
    const known = await store.splitByKey(tx, accountId, key);
    if (known) return known.orderId === id && known.pieces === pieces ? shown(known) : refuse('keyReused');
    if (cents === undefined) return refuse('notSplittable');
    if (order.splitting !== null) return refuse('splitWaits');
    const refused = await refusalToSplit(tx, order, await lockGoods(tx, id), needs);
    if (refused) return refused;
    if (pieces >= order.quantity)
      return refuse('badInput', `Take out 1 to ${order.quantity - 1} pieces.`, { field: 'pieces' });
    if ((await timesSplit(tx, order)) >= most) return refuse('splitsUsed');
    if (wish.feecents !== cents)
      return refuse('termsChanged', 'What splitting costs has changed. Please look at it again.', { feeCents: cents });
    const booked = await pay(tx, order, { key, cents, now });
    if (booked instanceof Refusal) return booked;
    const { entryId } = booked;
    const about = { orderId: id, accountId, key, pieces, ofPieces: order.quantity, cents, entryId };
    const dueAt = addHours(now, hours);
    const made = await store.insertSplit(tx, { ...about, state: splitStates.waiting, createdAt: now, dueAt });
    await markSplitting(tx, id, pieces);
    const who = { who: actors.shopper, by: accountId, now };
    await noteSplit(tx, id, { ...who, why: askedWords(made, order.unit), moneyCents: -cents, entryId });
    return shown(made);
  });
}

export const splitOne = (call: ShopperCall, input: z.output<typeof splitOrder.input>, needs: SplitNeeds) =>
  askToSplit(call, { ...input, accountId: call.session.accountId }, needs);

export async function cancelOne(call: ShopperCall, { id }: z.output<typeof cancelSplit.input>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, id, accountId);
    if (!order) return notYours();
    const split = await store.waitingSplit(tx, id);
    if (!split) return refuse('splitMoved');
    await endUndone(tx, split, { by: accountId, staff: false, words: withdrawnWords, why: '', now });
    return { id, backCents: split.cents };
  });
}

/** What a shopper is told of it beside an order of theirs; whoever asks knows whether its goods lie here. */
export async function splitOf(reader: Sql, order: OrderRow, { settings }: At) {
  const cents = serviceApart(settings, 'split')?.cents;
  const { hours, most } = settings.get(splitTerms);
  if (order.splitting !== null) {
    const waiting = await store.waitingSplit(reader, order.id);
    if (!waiting) return null;
    const { pieces, dueAt } = waiting;
    return { cents: waiting.cents, hours, waiting: { pieces, cents: waiting.cents, dueAt } };
  }
  if (cents === undefined || !maySplit(order)) return null;
  return (await timesSplit(reader, order)) >= most ? null : { cents, hours, waiting: null };
}
