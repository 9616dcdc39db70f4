import { entryTypes } from '@sgb/contract/ledger.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { taskNumber } from '@sgb/contract/promotion-rules.ts';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { reverse } from '../../books/ledger/index.ts';
import { lockOrders, ordersById } from '../../buying/orders/index.ts';
import { holdParcelOf, signedParcelsOf } from '../../logistics/parcels/index.ts';
import { earnersOf, keptPart, partOf } from './earners.ts';
import { lineOf, monthOf, reversedAt } from './rules.ts';
import { earningTerms } from './settings.ts';
import * as store from './store.ts';
import { itemOf, reversedNotice } from './words.ts';

/**
 * Lines for orders of one shopper that were signed for. Parcels and orders are held meanwhile: a refund that comes now waits,
 * and finds the lines.
 */
export async function earnBy(tx: Tx, orderIds: readonly number[], { settings, now }: At): Promise<void> {
  const [first] = orderIds;
  if (first === undefined) return;
  const terms = settings.get(earningTerms);
  await holdParcelOf(tx, first);
  const parcels = await signedParcelsOf(tx, orderIds);
  const orders = (await lockOrders(tx, orderIds)).flatMap((order) => {
    const { signedAt, paidAt } = order;
    return signedAt && paidAt ? { ...order, signedAt, paidAt } : [];
  });
  const accountId = parcels[0]?.accountId ?? orders[0]?.accountId;
  if (accountId === undefined) return;
  const { earned, blocked } = await earnersOf(tx, { accountId, orders, parcels }, terms);
  if (blocked.size > 0) store.insertBlocks(tx, accountId, blocked, now);
  if (earned.length === 0) return;
  const earners = earned.map((each) => each.accountId);
  await store.lockEarners(tx, earners);
  const lines = earned.map((each) => lineOf(each, terms));
  const closed = await store.closedAmong(
    tx,
    earners,
    lines.map(({ month }) => month),
  );
  // What comes late for a month that is over counts for this one.
  const counted = lines.map((line) =>
    closed.has(`${line.accountId} ${line.month}`) ? { ...line, month: monthOf(now) } : line,
  );
  await store.insertLines(tx, counted);
}

/** What refunds have left of some lines, by their numbers. */
type Kept = ReadonlyMap<number, number>;

/** Takes back what lines are not worth any more; their earners are held. Answers how much of it was in the purse. */
async function takeBack(tx: Tx, lines: readonly store.LineRow[], kept: Kept, now: Date): Promise<number> {
  let sum = 0;
  for (const line of lines) {
    const left = kept.get(line.id) ?? line.keptCents;
    if (left >= line.keptCents) continue;
    const reversedCents = reversedAt(line, left);
    const back = reversedCents - line.reversedCents;
    if (back > 0 && line.entryId !== null) {
      const booked = await reverse(tx, {
        key: `${itemOf(line.id)}:back:${reversedCents}`,
        type: entryTypes.commission,
        ref: refOf(line),
        note: 'Refunded',
        entryId: line.entryId,
        parts: [{ till: 'commissions', item: itemOf(line.id), amount: back }],
        now,
      });
      if (booked instanceof Refusal) throw new Error(`line ${line.id} cannot be taken back: ${booked.message}`);
    }
    await store.keepLess(tx, line, left, reversedCents);
    sum += back;
  }
  return sum;
}

type Ref = Pick<store.LineRow, 'orderId' | 'parcelId' | 'takingId' | 'month'>;

export const refOf = ({ orderId, parcelId, takingId, month }: Ref): string => {
  if (orderId !== null) return orderNumber(orderId);
  if (takingId !== null) return taskNumber(takingId);
  return parcelId === null ? month : parcelNumber(parcelId);
};

/** Money of these orders went back: what was earned by it goes back in the same part, and so does a month's higher rate. */
export async function settleRefunds(tx: Tx, orderIds: readonly number[], { now }: At): Promise<void> {
  const parcels = new Map((await signedParcelsOf(tx, orderIds)).map((parcel) => [parcel.id, parcel]));
  const touched = await store.linesBy(tx, orderIds, [...parcels.keys()]);
  const earners = [...new Set(touched.map(({ accountId }) => accountId))];
  if (earners.length === 0) return;
  await store.lockEarners(tx, earners);
  const orders = new Map((await ordersById(tx, orderIds)).map((order) => [order.id, order]));
  const keptNow = ({ kind, orderId, parcelId, keptCents }: store.LineRow): number => {
    const [order, parcel] = [orders.get(orderId ?? 0), parcels.get(parcelId ?? 0)];
    if (order) return keptPart(order, partOf(kind));
    return parcel?.freightLeftCents ?? keptCents;
  };
  const lines = await store.linesBy(tx, orderIds, [...parcels.keys()]);
  for (const accountId of earners.toSorted((one, other) => one - other)) {
    const mine = lines.filter((line) => line.accountId === accountId);
    let back = await takeBack(tx, mine, new Map(mine.map((line) => [line.id, keptNow(line)])), now);
    for (const month of new Set(mine.map((line) => line.month))) {
      const tier = await store.tierOf(tx, accountId, month);
      if (tier) back += await takeBack(tx, [tier.line], new Map([[tier.line.id, tier.goodsCents]]), now);
    }
    const [about] = mine;
    if (back > 0 && about) await notify(tx, reversedNotice(accountId, refOf(about), back), { now });
  }
}

/** Told by the orders, once for each signature and each refund. */
export async function worthChanged(app: App, orderIds: readonly number[], signed: boolean): Promise<void> {
  const at = await atOf(app);
  await app.db.transact((tx) => (signed ? earnBy(tx, orderIds, at) : settleRefunds(tx, orderIds, at)));
}
