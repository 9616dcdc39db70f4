import { type CouponType, couponTypes, couponUseHref, couponUseWords } from '@sgb/contract/coupon-types.ts';
import type { CouponTerms } from '@sgb/contract/coupons.ts';
import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { CouponRow } from './store.ts';
import { couponTexts } from './texts.ts';

const { say } = couponTexts;

const goodFor: Record<CouponType, string> = {
  [couponTypes.transportation]: 'international freight',
  [couponTypes.purchase]: 'goods',
  [couponTypes.cnPurchase]: 'goods from China',
  [couponTypes.saPurchase]: 'SA stock',
};

/** 'R 20.00 off international freight from R 100.00' */
export function inWords({ type, amountCents, basisPoints, capCents, minimumCents }: CouponTerms): string {
  const value =
    basisPoints > 0 ? `${formatPercent(basisPoints)} (up to ${formatRand(capCents)})` : formatRand(amountCents);
  return `${value} off ${goodFor[type]}${minimumCents > 0 ? ` from ${formatRand(minimumCents)}` : ''}`;
}

const lastDay = (expiresAt: Date) => longDate(lastMoment(expiresAt));

const about = ({ accountId }: CouponRow) =>
  ({ userId: accountId, type: 'membership', subtype: 'coupon', link: '/coupon/index' }) as const;

export function grantedNotice(coupon: CouponRow, why: string): Notice {
  return {
    ...about(coupon),
    ...say.granted({
      name: coupon.name,
      what: `${inWords(coupon)}, until ${lastDay(coupon.expiresAt)}. ${couponUseWords(coupon.type)}`.trim(),
      why,
    }),
    once: `coupon ${coupon.id} granted`,
  };
}

export function grantedPopup(coupon: CouponRow) {
  const { name: couponname, accountId, id, expiresAt } = coupon;
  const usecoupon = [inWords(coupon), couponUseWords(coupon.type)].filter(Boolean).join('. ');
  const validity = `Until ${lastDay(expiresAt)}`;
  return {
    userId: accountId,
    subject: `coupon ${id}`,
    popup: {
      type: 'coupon' as const,
      link: couponUseHref(coupon.type),
      couponlist: [{ couponname, validity, usecoupon }],
    },
    until: expiresAt,
  };
}

export function returnedNotice(coupon: CouponRow, expiresAt: Date, why: string): Notice {
  return {
    ...about(coupon),
    ...say.returned({ what: inWords(coupon), day: lastDay(expiresAt), why }),
  };
}

export function expiringNotice(coupon: CouponRow): Notice {
  return {
    ...about(coupon),
    ...say.expiring({ what: inWords(coupon), day: lastDay(coupon.expiresAt) }),
    once: `coupon ${coupon.id} expires ${coupon.expiresAt.toISOString()}`,
  };
}
