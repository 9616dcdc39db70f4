import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chinaFreight, serviceFee } from './fees.ts';

/** 10 % up to R3,000 and 5 % above, at least R5 an order. */
const fee = { basisPoints: 1000, upToCents: 300_000, aboveBasisPoints: 500, minimumCents: 500 };

describe('the service fee', () => {
  test.each([
    ['nothing pays the minimum', 0, 1, 500],
    ['R1.00 pays the minimum', 100, 1, 500],
    ['R49.99 pays the minimum', 4_999, 1, 500],
    ['R50.00 pays exactly the minimum', 5_000, 1, 500],
    ['R50.10 pays more', 5_010, 1, 501],
    ['R50.05 rounds half a cent up', 5_005, 1, 501],
    ['R50.04 rounds down', 5_004, 1, 500],
    ['three orders of R50.00 in all pay the minimum three times', 5_000, 3, 1_500],
    ['three orders of R150.00 in all are at their minimum', 15_000, 3, 1_500],
    ['R2,999.99', 299_999, 1, 30_000],
    ['R3,000.00 is the last at 10\u00a0%', 300_000, 1, 30_000],
    ['one cent above costs nothing more', 300_001, 1, 30_000],
    ['ten cents above cost half a cent, rounded up', 300_010, 1, 30_001],
    ['R4,000.00', 400_000, 1, 35_000],
    ['R10,000.00', 1_000_000, 1, 65_000],
  ])('%s', (_what, goods, orders, cents) => expect(serviceFee(goods, orders, fee).cents).toBe(cents));

  test('says what it follows from', () => {
    expect(serviceFee(400_000, 2, fee)).toEqual({
      kind: 'serviceFee',
      cents: 35_000,
      basisPoints: 1000,
      belowCents: 300_000,
      aboveBasisPoints: 500,
      aboveCents: 100_000,
      orders: 2,
      minimumCents: 1_000,
      minimumApplied: false,
    });
    expect(serviceFee(1_000, 2, fee)).toMatchObject({ cents: 1_000, minimumApplied: true });
  });

  test('never falls when more is bought, and never goes below its minimum', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(500_000), fc.integer({ min: 1, max: 50 }), (goods, more, orders) => {
        const { cents } = serviceFee(goods, orders, fee);
        expect(cents).toBeGreaterThanOrEqual(500 * orders);
        expect(serviceFee(goods + more, orders, fee).cents).toBeGreaterThanOrEqual(cents);
      }),
    );
  });
});

describe('freight inside China', () => {
  const table = { firstGrams: 1_000, firstFen: 800, nextGrams: 1_000, nextFen: 200 };
  const rate = 26_000;

  test.each([
    // Y8 x 2.60
    ['100 g', 100, 0, 2_080],
    ['1 kg', 1_000, 0, 2_080],
    // Y10 x 2.60
    ['1.001 kg', 1_001, 1, 2_600],
    ['2 kg', 2_000, 1, 2_600],
    // Y8 + 9 x Y2 = Y26
    ['9.5 kg', 9_500, 9, 6_760],
  ])('%s by our own table', (_what, grams, nextSteps, cents) => {
    expect(chinaFreight(grams, table, rate)).toMatchObject({ cents, nextSteps, source: 'table' });
  });

  test('is what the supplier quoted, where it did', () => {
    expect(chinaFreight(9_500, table, rate, { fen: 1_234 })).toMatchObject({ cents: 3_208, source: 'supplier' });
    expect(chinaFreight(9_500, table, rate, 'free')).toMatchObject({ cents: 0, source: 'free' });
  });
});
