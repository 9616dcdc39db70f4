import type { TierBenefits } from '@sgb/contract/membership.ts';
import { expect, test } from 'vitest';
import { monthlySaving } from './saving.ts';

const without: TierBenefits = {
  vipgradeid: 0,
  vipname: '',
  basisPoints: 1000,
  aboveBasisPoints: 500,
  upToCents: 300_000,
  freightBasisPoints: 0,
  storageDays: 60,
  scoinPercent: 100,
  coupons: { count: 0, cents: 0 },
  photos: 0,
  answerHours: 8,
};
const golden: TierBenefits = {
  ...without,
  basisPoints: 800,
  aboveBasisPoints: 400,
  freightBasisPoints: 400,
  coupons: { count: 2, cents: 2_500 },
};

test.each([
  // Two percent of R 1,000.00, and the two coupons: more than 4 % of R 300.00.
  [100_000, 30_000, 2_000 + 5_000],
  // Above R 3,000.00 one percent; 4 % of R 2,000.00 is more than the coupons.
  [500_000, 200_000, 6_000 + 2_000 + 8_000],
  // A coupon is worth no more than the freight.
  [0, 1_000, 1_000],
  [0, 0, 0],
])('goods of %i and freight of %i save %i', (goodsCents, freightCents, cents) => {
  expect(monthlySaving(golden, without, { goodsCents, freightCents })).toBe(cents);
  expect(monthlySaving(without, without, { goodsCents, freightCents })).toBe(0);
});
