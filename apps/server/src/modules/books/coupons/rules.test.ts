import { couponTypes } from '@sgb/contract/coupon-types.ts';
import { addDays } from '@sgb/contract/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountOf, expiryAfterReturn, isExpiring, proposed, statusOf, typesOfCart } from './rules.ts';

const { transportation, purchase, cnPurchase, saPurchase } = couponTypes;
const spend = { cnGoodsCents: 40_000, saGoodsCents: 10_000, freightCents: 20_000 };
const fixed = { type: purchase, amountCents: 2_000, basisPoints: 0, capCents: 0, minimumCents: 0 } as const;
const part = { ...fixed, amountCents: 0, basisPoints: 500, capCents: 2_000 } as const;

describe('what a coupon takes off', () => {
  test.each([
    ['freight', { ...fixed, type: transportation, minimumCents: 20_000 }, 2_000],
    ['freight below the minimum', { ...fixed, type: transportation, minimumCents: 20_001 }, 0],
    ['all goods', { ...fixed, minimumCents: 50_000 }, 2_000],
    ['goods from China alone', { ...fixed, type: cnPurchase, minimumCents: 40_001 }, 0],
    ['SA stock alone', { ...fixed, type: saPurchase, minimumCents: 10_000 }, 2_000],
    ['a part', { ...part, capCents: 9_000 }, 2_500],
    ['a part up to its cap', part, 2_000],
    ['half a cent, rounded up', { ...part, type: saPurchase, basisPoints: 1, capCents: 9_000 }, 1],
    ['no more than there is', { ...fixed, type: saPurchase, amountCents: 99_000 }, 10_000],
  ] as const)('%s', (_what, coupon, cents) => expect(discountOf(coupon, spend)).toBe(cents));

  test('nothing of nothing', () => expect(discountOf(fixed, {})).toBe(0));
});

const now = new Date('2026-11-15T08:00:00Z');
const in_ = (days: number) => addDays(now, days);

describe('the coupon to propose', () => {
  const ids = (rows: Parameters<typeof proposed>[0]) => proposed(rows, spend, now).map(({ id }) => id);

  test('takes most off; then is lost first; then promises least', () => {
    const rows = [
      { ...fixed, id: 1, expiresAt: in_(9) },
      { ...fixed, id: 2, amountCents: 3_000, expiresAt: in_(30) },
      { ...part, id: 3, expiresAt: in_(9), capCents: 2_000 },
      { ...fixed, id: 4, expiresAt: in_(2) },
      { ...fixed, id: 5, type: saPurchase, amountCents: 99_000, minimumCents: 90_000, expiresAt: in_(9) },
      { ...fixed, id: 6, amountCents: 9_000, expiresAt: in_(0) },
    ] as const;
    expect(ids(rows)).toEqual([2, 4, 1, 3]);
  });

  const coupon = fc.record({
    id: fc.nat(),
    type: fc.constantFrom(transportation, purchase, cnPurchase, saPurchase),
    amountCents: fc.integer({ min: 1, max: 60_000 }),
    basisPoints: fc.constant(0),
    capCents: fc.constant(0),
    minimumCents: fc.integer({ min: 0, max: 60_000 }),
    expiresAt: fc.date({ min: now, max: in_(90), noInvalidDate: true }),
  });
  test('is never beaten by another one, whatever their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(coupon, { selector: ({ id }) => id }), (rows) => {
        const [best] = proposed(rows, spend, now);
        const good = rows.filter(({ expiresAt }) => expiresAt > now).map((row) => discountOf(row, spend));
        expect(best?.discountCents ?? 0).toBe(Math.max(0, ...good));
        expect(proposed(rows.toReversed(), spend, now)[0]).toEqual(best);
      }),
    );
  });
});

test.each([
  [1, 1, 1],
  [1, 0, 4],
  [2, -9, 2],
  [3, -9, 3],
] as const)('state %i that ends in %i days has status %i', (state, days, status) => {
  expect(statusOf({ state, expiresAt: in_(days) }, now)).toBe(status);
});

test.each([
  [in_(1), in_(1)],
  [in_(0), in_(7)],
  [in_(-100), in_(7)],
])('one that ended %s and comes back is good until %s', (expiresAt, until) => {
  expect(expiryAfterReturn(expiresAt, now, 7)).toEqual(until);
});

test.each([
  [1, 3, true],
  [1, 3.01, false],
  [1, 0, false],
  [3, 1, false],
])('state %i with %d days left is about to end: %s', (state, days, expiring) => {
  expect(isExpiring({ state, expiresAt: in_(days) }, now, 3)).toBe(expiring);
});

test('each cart looks at its own coupons', () => {
  expect([typesOfCart(0), typesOfCart(1)]).toEqual([
    [purchase, cnPurchase],
    [purchase, saPurchase],
  ]);
});
