import { type CouponType, couponTypes } from '@sgb/contract/coupon-types.ts';
import type { CouponTerms } from '@sgb/contract/coupons.ts';
import { formatRand } from '@sgb/money/format.ts';

export const couponGoodFor: Record<CouponType, string> = {
  [couponTypes.transportation]: 'International freight',
  [couponTypes.purchase]: 'All goods',
  [couponTypes.cnPurchase]: 'Goods from China',
  [couponTypes.saPurchase]: 'SA stock',
};

/** 'R 20.00' or '5 %'. */
export function couponValue({ amountCents, basisPoints }: Pick<CouponTerms, 'amountCents' | 'basisPoints'>): string {
  return basisPoints > 0 ? `${basisPoints / 100} %` : formatRand(amountCents);
}

/** What it asks for and what it gives at most. */
export function couponLimits({ minimumCents, capCents }: Pick<CouponTerms, 'minimumCents' | 'capCents'>): string {
  const from = minimumCents > 0 ? `From ${formatRand(minimumCents)}` : 'No minimum';
  return capCents > 0 ? `${from}, up to ${formatRand(capCents)} off` : from;
}

const dates = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeZone: 'Africa/Johannesburg' });
const moments = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** The last day on which something that ends at this moment is good. */
export function lastDay(expiresAt: string): string {
  return dates.format(new Date(Date.parse(expiresAt) - 1));
}

export function shopMoment(at: string): string {
  return moments.format(new Date(at));
}
