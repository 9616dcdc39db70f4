import { describe, expect, test } from 'vitest';
import { coverage, divided } from './cover-rules.ts';

const terms = { lostCentsPerKilogram: 10_000, lostMostCents: 50_000, delayDays: 60, delayBasisPoints: 2_000 };
const order = (orderId: number, goodsCents: number, grams: number) => ({ orderId, goodsCents, grams });

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [2, 1], [67, 34]],
  [0, [5, 5], [0, 0]],
  [10, [0, 0], [0, 0]],
  [7, [1], [7]],
] as const)('%i cents by %j are %j', (cents, weights, parts) => {
  expect(divided(cents, weights)).toEqual(parts);
});

describe('what is paid for a parcel', () => {
  const two = [order(1, 30_000, 1_000), order(2, 10_000, 3_000)];
  const shares = [2_000, 6_000];

  test.each([
    ['insured: all of it', { insured: true, coverCents: 48_000, grams: 4_000 }, true, [32_000, 16_000]],
    ['insured and damaged, too', { insured: true, coverCents: 48_000, grams: 4_000 }, false, [32_000, 16_000]],
    ['above the cover: in parts of it', { insured: true, coverCents: 24_000, grams: 4_000 }, true, [16_000, 8_000]],
    ['not insured and lost: R100 a kilogram', { insured: false, coverCents: 0, grams: 4_000 }, true, [10_000, 30_000]],
    ['up to R500', { insured: false, coverCents: 0, grams: 9_000 }, true, [12_500, 37_500]],
    ['not insured and damaged: nothing', { insured: false, coverCents: 0, grams: 4_000 }, false, [0, 0]],
  ] as const)('%s', (_what, parcel, lost, expected) => {
    expect(coverage(parcel, two, shares, lost, terms)).toEqual(expected);
  });
});
