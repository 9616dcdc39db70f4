import { entryTypes } from '@sgb/contract/ledger.ts';
import type { OutcomeWish } from '@sgb/contract/workorder-desk.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { grantCoupon } from '../../books/coupons/index.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { giveBack, noGifts, type OrderRow, sendAgain, sumOf, takeBackReward } from '../../buying/orders/index.ts';
import { claimable, compensate, giveFreightBack, parcelFactsOf } from '../../logistics/parcels/index.ts';
import { type About, moneyOf, type OutcomeMoney, type Travel } from './outcome-rules.ts';
import { workordersOutcomes } from './settings.ts';
import { type CaseRow, claimedOf, type OutcomeRow } from './store.ts';

/** What a case is judged by. */
export async function aboutOf(reader: Sql, found: CaseRow, order: OrderRow, at: At): Promise<About> {
  const { now } = at;
  const facts = (await parcelFactsOf(reader, [order.id])).get(order.id);
  const travel: Travel | null = facts
    ? {
        ...facts,
        claimCents: await claimable(reader, { orderId: order.id, type: found.type, reportedAt: found.openedAt, ...at }),
      }
    : null;
  const claimedCents = travel ? await claimedOf(reader, order.id) : 0;
  return { type: found.type, order, pieces: found.quantity, travel, claimedCents, now };
}

/** What an outcome costs, or the refusal that says why it cannot be. */
export function priced(about: About, wish: OutcomeWish, { settings }: At): OutcomeMoney | Refusal {
  const money = moneyOf(about, wish, settings.get(workordersOutcomes));
  return typeof money === 'string' ? refuse('noSuchOutcome', money, { field: 'outcome' }) : money;
}

export interface Carrying extends At {
  readonly by: number;
}

type Result = Pick<
  OutcomeRow,
  'goodsCents' | 'freightCents' | 'parcelCents' | 'extraCents' | 'entryId' | 'extraEntryId' | 'couponId' | 'newOrderId'
>;

/** Everything was looked at behind the locks: whatever refuses now is a fault of ours, and nothing of this may stand. */
function sure<Value>(answer: Value | Refusal, found: CaseRow): Exclude<Value, Refusal> {
  if (answer instanceof Refusal) throw new Error(`case ${found.id} cannot be settled: ${answer.message}`);
  return answer as Exclude<Value, Refusal>;
}

/** Carries an outcome out for an order, a parcel and a case that are held. `outcomeId` makes it happen once. */
export async function carryOut(
  tx: Tx,
  { found, order, outcomeId }: { readonly found: CaseRow; readonly order: OrderRow; readonly outcomeId: number },
  wish: OutcomeWish,
  money: OutcomeMoney,
  { by, settings, now }: Carrying,
): Promise<Result> {
  const number = caseNumber(found.id);
  const key = `workorder:${outcomeId}`;
  const { cash, parcelCents, extraCents, claimCents } = money;
  const words = { key, note: number, now };
  let [entryId, extraEntryId]: [number | null, number | null] = [null, null];
  if (sumOf(cash) > 0) {
    const back = sure(await giveBack(tx, order, { ...words, cash, gifts: noGifts, settings }), found);
    entryId = back.entryId;
    sure((await takeBackReward(tx, order, cash.goods, { settings, now })) ?? null, found);
  }
  if (parcelCents > 0) {
    const back = sure(await giveFreightBack(tx, { ...words, orderId: order.id, cents: parcelCents }), found);
    extraEntryId = back.entryId;
  }
  if (claimCents > 0) {
    const claim = { key, orderId: order.id, type: found.type, reportedAt: found.openedAt, settings, now };
    const paid = sure(await compensate(tx, claim), found);
    extraEntryId = paid.entryId;
  }
  if (extraCents > 0) {
    const posting = { from: 'compensations', to: balance(order.accountId, 'available'), amount: extraCents } as const;
    const entry = {
      key: `${key}:extra`,
      type: entryTypes.compensation,
      ref: number,
      note: order.title.slice(0, 80),
      now,
    };
    extraEntryId = sure(await book(tx, { ...entry, postings: [posting] }), found).entryId;
  }
  const coupon =
    wish.kind === 'coupon'
      ? await grantCoupon(tx, {
          accountId: order.accountId,
          template: settings.get(workordersOutcomes).lateCoupon,
          reason: `workorder ${found.id}`,
          ref: number,
          now,
        })
      : undefined;
  const again =
    wish.kind === 'resend'
      ? await sendAgain(tx, order, { quantity: wish.pieces ?? found.quantity, by, why: `Sent again: ${number}`, now })
      : undefined;
  return {
    goodsCents: cash.goods,
    freightCents: sumOf(cash) - cash.goods,
    parcelCents: parcelCents + claimCents,
    extraCents,
    entryId,
    extraEntryId,
    couponId: coupon?.id ?? null,
    newOrderId: again?.id ?? null,
  };
}
