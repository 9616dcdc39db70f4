import { type Market, markets, type OrderType, orderTypes } from '@sgb/contract/order-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { OutcomeWish } from '@sgb/contract/workorder-desk.ts';
import type { CaseType, OutcomeKind } from '@sgb/contract/workorder-states.ts';
import { divideHalfUp, share } from '@sgb/money/convert.ts';
import { formatPercent } from '@sgb/money/format.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { type Amounts, cashOf, dividedOf, noAmounts, type Priced, sumOf } from '../../buying/orders/index.ts';
import type { workordersOutcomes } from './settings.ts';

export type OutcomeTerms = SettingValue<typeof workordersOutcomes>;

interface Grade {
  readonly name: string;
  readonly basisPoints: number;
}

/** How each type may end: rules, section 18. The first is the usual way. */
const kindsOf: Readonly<Record<CaseType, readonly OutcomeKind[]>> = {
  1: ['refund', 'resend', 'claim', 'none'],
  2: ['refund', 'resend', 'none'],
  3: ['refund', 'resend', 'claim', 'none'],
  4: ['refund', 'none'],
  5: ['claim', 'refund', 'resend', 'none'],
  6: ['coupon', 'none'],
  7: ['freight', 'none'],
  8: ['refund', 'none'],
  9: ['none'],
  10: ['coupon', 'none'],
};

const whole: readonly Grade[] = [{ name: 'All of it', basisPoints: 10_000 }];

/** The steps of a refund; what lies between the first and the last can be given. */
export function gradesOf(type: CaseType, { damage, quality }: OutcomeTerms): readonly Grade[] {
  if (type === 3) return damage;
  if (type === 4) return quality;
  return type === 8 ? [{ name: 'The smallest part', basisPoints: 1 }, ...whole] : whole;
}

/** What never came, or came wrong, gives back its freight, too. */
const withFreight: readonly CaseType[] = [1, 2, 5];

export interface Subject extends Priced {
  readonly quantity: number;
  readonly market: Market;
  readonly type: OrderType;
}

export interface Travel {
  readonly air: boolean;
  readonly sentAt: Date | null;
  readonly shareCents: number;
  readonly leftCents: number;
  readonly claimCents: number;
}

export interface OutcomeMoney {
  /** Of each part of the order's own price. */
  readonly cash: Amounts;
  readonly parcelCents: number;
  readonly extraCents: number;
  readonly claimCents: number;
}

const nothing: OutcomeMoney = { cash: noAmounts, parcelCents: 0, extraCents: 0, claimCents: 0 };

export const totalOf = ({ cash, parcelCents, extraCents, claimCents }: OutcomeMoney): number =>
  sumOf(cash) + parcelCents + extraCents + claimCents;

interface Part {
  readonly pieces: number;
  readonly of: number;
  readonly basisPoints: number;
}

/** A part of an amount, never more than is left of it. */
function partOf(cents: number, { pieces, of, basisPoints }: Part, left: number): number {
  return Math.min(left, share(divideHalfUp(cents * pieces, of), basisPoints));
}

/** Whether goods can be had a second time: bought in China again, not a single piece and not somebody else's parcel. */
const canComeAgain = ({ market, type }: Subject) =>
  market === markets.china && (type === orderTypes.purchase || type === orderTypes.groupPurchase);

/** Which ways there are for this order. */
export function choicesFor(type: CaseType, order: Subject, travel: Travel | null): OutcomeKind[] {
  return kindsOf[type].filter((kind) => {
    if (kind === 'resend') return canComeAgain(order);
    // What a carrier lost is paid for as the parcel was insured.
    if (kind === 'refund') return type !== 5 || travel === null;
    if (kind === 'claim') return travel !== null && travel.claimCents > 0;
    if (kind === 'freight') return travel !== null && travel.leftCents > 0;
    return true;
  });
}

export interface About {
  readonly type: CaseType;
  readonly order: Subject;
  /** How many pieces the case is about. */
  readonly pieces: number;
  readonly travel: Travel | null;
  /** What was paid for its goods before, as its parcel was insured. */
  readonly claimedCents: number;
  readonly now: Date;
}

const freightBack = ({ travel }: About, given: Part): number =>
  travel ? partOf(travel.shareCents, given, travel.leftCents) : 0;

function refundOf(about: About, wish: OutcomeWish, terms: OutcomeTerms): OutcomeMoney | string {
  const { type, order } = about;
  const grades = gradesOf(type, terms).map(({ basisPoints }) => basisPoints);
  const [least, most] = [Math.min(...grades), Math.max(...grades)];
  if (wish.basisPoints < least || wish.basisPoints > most)
    return `For this between ${formatPercent(least)} and ${formatPercent(most)} can be given.`;
  const given = { pieces: wish.pieces ?? about.pieces, of: order.quantity, basisPoints: wish.basisPoints };
  const paid = dividedOf(order);
  const left = cashOf(order);
  const goodsLeft = Math.max(0, left.goods - about.claimedCents);
  const goods = partOf(paid.goods.cash, given, goodsLeft);
  if (!withFreight.includes(type)) return { ...nothing, cash: { ...noAmounts, goods } };
  const chinaFreight = partOf(paid.chinaFreight.cash, given, left.chinaFreight);
  const delivery = partOf(paid.delivery.cash, given, left.delivery);
  return { ...nothing, cash: { ...noAmounts, goods, chinaFreight, delivery }, parcelCents: freightBack(about, given) };
}

/** What an outcome costs us to the cent, or in words why it cannot be. */
export function moneyOf(about: About, wish: OutcomeWish, terms: OutcomeTerms): OutcomeMoney | string {
  const { type, order, travel, now } = about;
  if (!choicesFor(type, order, travel).includes(wish.kind)) return 'This case cannot end like that.';
  const pieces = wish.pieces ?? about.pieces;
  if (pieces > order.quantity) return `The order has ${order.quantity} pieces.`;
  switch (wish.kind) {
    case 'refund': {
      const money = refundOf(about, wish, terms);
      return typeof money !== 'string' && totalOf(money) === 0 ? 'Everything has gone back already.' : money;
    }
    case 'resend':
      return { ...nothing, parcelCents: freightBack(about, { pieces, of: order.quantity, basisPoints: 10_000 }) };
    case 'coupon': {
      if (type !== 6 || !travel) return nothing;
      const due = travel.sentAt && addDays(travel.sentAt, terms.lateAirDays);
      const late = travel.air && due !== null && now > due;
      return late ? nothing : `The coupon is for air parcels after ${terms.lateAirDays} days.`;
    }
    case 'freight': {
      if (wish.freightCents === undefined) return 'Say how much too much was taken.';
      if (!travel || wish.freightCents > travel.leftCents) return 'More than its freight cannot be given back.';
      return { ...nothing, parcelCents: wish.freightCents, extraCents: terms.weightExtraCents };
    }
    case 'claim':
      return { ...nothing, claimCents: travel?.claimCents ?? 0 };
    case 'none':
      return nothing;
  }
}
