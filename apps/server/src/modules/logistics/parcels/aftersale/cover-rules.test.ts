import { describe, expect, test } from 'vitest';
import { claimedInTime, coverage } from './cover-rules.ts';

const terms = {
  lostCentsPerKilogram: 10_000,
  lostMostCents: 50_000,
  delayDays: 60,
  delayBasisPoints: 2_000,
  claimHours: 72,
};
const order = (orderId: number, goodsCents: number, grams: number) => ({ orderId, goodsCents, grams });
const uninsured = (grams: number) => ({ insured: false, coverCents: 0, grams });

describe('what is paid for a parcel', () => {
  const two = [order(1, 30_000, 1_000), order(2, 10_000, 3_000)];
  const shares = [2_000, 6_000];

  test.each([
    ['insured: all of it', { insured: true, coverCents: 48_000, grams: 4_000 }, true, [32_000, 16_000]],
    ['insured and damaged, too', { insured: true, coverCents: 48_000, grams: 4_000 }, false, [32_000, 16_000]],
    ['above the cover: in parts of it', { insured: true, coverCents: 24_000, grams: 4_000 }, true, [16_000, 8_000]],
    ['not insured and lost: R100 a kilogram', uninsured(4_000), true, [10_000, 30_000]],
    ['up to R500', uninsured(9_000), true, [12_500, 37_500]],
    ['not insured and damaged: nothing', uninsured(4_000), false, [0, 0]],
  ] as const)('%s', (_what, parcel, lost, expected) => {
    expect(coverage(parcel, two, shares, lost, terms)).toEqual(expected);
  });

  test.each([
    // Each goes by its weight, and no cent is lost on the way.
    [1_003, [1, 1, 1], 10_000, [3_344, 3_343, 3_343]],
    [1_000, [1, 2], 10_001, [3_334, 6_667]],
    // Nobody weighed what lies in it: all the same.
    [4_000, [0, 0], 10_000, [20_000, 20_000]],
    [333, [0, 0], 10_000, [1_665, 1_665]],
    // Half a cent is rounded up.
    [1_001, [1], 10_500, [10_511]],
  ])('%i g lost of orders that weigh %j, at %i a kilogram: %j', (grams, weights, rate, expected) => {
    const orders = weights.map((weight, place) => order(place, 0, weight));
    const paid = coverage(uninsured(grams), orders, [], true, { ...terms, lostCentsPerKilogram: rate });
    expect(paid).toEqual(expected);
  });
});

test.each([
  ['before it is delivered', null, true],
  ['at once', '2026-11-18T08:00:00Z', true],
  ['on the last moment', '2026-11-15T08:00:00Z', true],
  ['a moment later', '2026-11-15T07:59:59Z', false],
] as const)('the insurance pays for what was told %s', (_when, delivered, inTime) => {
  const reported = new Date('2026-11-18T08:00:00Z');
  expect(claimedInTime(delivered && new Date(delivered), reported, terms)).toBe(inTime);
});
