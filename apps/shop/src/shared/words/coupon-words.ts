import { type CouponType, couponTypes } from '@sgb/contract/coupon-types.ts';
import type { CouponTerms } from '@sgb/contract/coupons.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';

export const couponGoodFor: Record<CouponType, string> = {
  [couponTypes.transportation]: 'International freight',
  [couponTypes.purchase]: 'All goods',
  [couponTypes.cnPurchase]: 'Goods from China',
  [couponTypes.saPurchase]: 'SA stock',
};

/** 'R 20.00' or '5 %'. */
export function couponValue({ amountCents, basisPoints }: Pick<CouponTerms, 'amountCents' | 'basisPoints'>): string {
  return basisPoints > 0 ? formatPercent(basisPoints) : formatRand(amountCents);
}

/** What it asks for and what it gives at most. */
export function couponLimits({ minimumCents, capCents }: Pick<CouponTerms, 'minimumCents' | 'capCents'>): string {
  const from = minimumCents > 0 ? `From ${formatRand(minimumCents)}` : 'No minimum';
  return capCents > 0 ? `${from}, up to ${formatRand(capCents)} off` : from;
}
