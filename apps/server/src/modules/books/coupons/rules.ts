import { type CouponStatus, type CouponType, couponStatuses, couponTypes } from '@sgb/contract/coupon-types.ts';
import type { CouponTerms } from '@sgb/contract/coupons.ts';
import { addDays, dayMs } from '@sgb/contract/time.ts';
import { share } from '@sgb/money/convert.ts';

/**
 * What is being paid, in parts that coupons tell apart. Goods that no coupon may touch (clearance, group orders) are
 * left out of it by whoever asks.
 */
export interface Spend {
  readonly cnGoodsCents?: number;
  readonly saGoodsCents?: number;
  readonly freightCents?: number;
}

/** The part of it that a coupon of this type is good for. */
export function baseOf(type: CouponType, { cnGoodsCents = 0, saGoodsCents = 0, freightCents = 0 }: Spend): number {
  if (type === couponTypes.transportation) return freightCents;
  if (type === couponTypes.cnPurchase) return cnGoodsCents;
  return type === couponTypes.saPurchase ? saGoodsCents : cnGoodsCents + saGoodsCents;
}

type Promised = Omit<CouponTerms, 'name'>;

/** What a coupon takes off; 0 when it is not good for this. Never more than there is to pay. */
export function discountOf({ type, amountCents, basisPoints, capCents, minimumCents }: Promised, spend: Spend): number {
  const base = baseOf(type, spend);
  if (base < minimumCents) return 0;
  const wanted = basisPoints > 0 ? Math.min(capCents, share(base, basisPoints)) : amountCents;
  return Math.min(base, wanted);
}

export interface Held extends Promised {
  readonly id: number;
  readonly expiresAt: Date;
}

export type Proposed<Row> = Row & { readonly discountCents: number };

/**
 * The coupons that are good for this, the best in front: what takes most off; of those the one that is lost first, and
 * of those the one that promises least, so that nothing is wasted.
 */
export function proposed<Row extends Held>(rows: readonly Row[], spend: Spend, now: Date): Proposed<Row>[] {
  const face = ({ amountCents, capCents }: Held) => Math.max(amountCents, capCents);
  return rows
    .filter(({ expiresAt }) => expiresAt > now)
    .map((row) => ({ ...row, discountCents: discountOf(row, spend) }))
    .filter(({ discountCents }) => discountCents > 0)
    .toSorted(
      (a, b) =>
        b.discountCents - a.discountCents ||
        a.expiresAt.getTime() - b.expiresAt.getTime() ||
        face(a) - face(b) ||
        a.id - b.id,
    );
}

export function statusOf({ state, expiresAt }: { state: 1 | 2 | 3; expiresAt: Date }, now: Date): CouponStatus {
  return state === couponStatuses.unused && expiresAt <= now ? couponStatuses.expired : state;
}

/** What comes back after its end is good for a few days more. */
export function expiryAfterReturn(expiresAt: Date, now: Date, returnDays: number): Date {
  return expiresAt > now ? expiresAt : addDays(now, returnDays);
}

/** How a coupon is once it was given back. */
export function returned(
  coupon: Pick<Held, 'expiresAt'> & { readonly remindedAt: Date | null },
  now: Date,
  returnDays: number,
) {
  const expiresAt = expiryAfterReturn(coupon.expiresAt, now, returnDays);
  const remindedAt = expiresAt > coupon.expiresAt ? null : coupon.remindedAt;
  return { state: couponStatuses.unused, usedFor: null, discountCents: 0, expiresAt, remindedAt };
}

export function isExpiring({ state, expiresAt }: { state: number; expiresAt: Date }, now: Date, days: number): boolean {
  const left = expiresAt.getTime() - now.getTime();
  return state === couponStatuses.unused && left > 0 && left <= days * dayMs;
}

/** The types that a cart looks at: SA stock and goods from China are bought apart. */
export function typesOfCart(sastock: 0 | 1): readonly CouponType[] {
  return [couponTypes.purchase, sastock === 1 ? couponTypes.saPurchase : couponTypes.cnPurchase];
}
