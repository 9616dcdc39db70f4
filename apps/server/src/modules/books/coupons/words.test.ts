import { couponTypes } from '@sgb/contract/coupon-types.ts';
import { expect, test } from 'vitest';
import type { CouponRow } from './store.ts';
import { grantedNotice, grantedPopup } from './words.ts';

const coupon = {
  id: 1,
  accountId: 7,
  name: 'Welcome coupon',
  amountCents: 2_000,
  basisPoints: 0,
  capCents: 0,
  minimumCents: 10_000,
  // It ends with the 16th.
  expiresAt: new Date('2026-12-16T22:00:00.000Z'),
} as CouponRow;

test.each([
  [couponTypes.transportation, '/deliveryorder/combine', /when you ship goods/],
  [couponTypes.purchase, '/shoporder/cart', /off goods from R\u00a0100\.00$/],
  [couponTypes.cnPurchase, '/shoporder/cart', /off goods from China from R\u00a0100\.00$/],
  [couponTypes.saPurchase, '/shoporder/cart?market=1', /off SA stock/],
])('a coupon of type %i leads to where it can be used', (type, link, words) => {
  const { popup } = grantedPopup({ ...coupon, type });
  expect(popup.link).toBe(link);
  expect(popup.couponlist).toMatchObject([
    { usecoupon: expect.stringMatching(words), validity: 'Until 16 December 2026' },
  ]);
  expect(grantedNotice({ ...coupon, type }, 'Welcome gift').text).toContain('until 16 December 2026');
});
