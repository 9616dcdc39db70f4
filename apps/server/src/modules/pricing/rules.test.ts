import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landedCentsPerPiece, seaFreightCents, serviceFeeCents } from './rules.ts';

/** 10 % up to R3,000 and 5 % above, at least R5. */
const fee = { basisPoints: 1000, upToCents: 300_000, aboveBasisPoints: 500, minimumCents: 500 };
/** R3,400 a cubic metre, which may weigh 500 kg. */
const sea = { centsPerCubicMetre: 340_000, kilogramsPerCubicMetre: 500 };

/** A cube of this many millimetres. */
const cube = (millimetres: number, weightGrams: number) => ({
  weightGrams,
  lengthMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
});

describe('the service fee', () => {
  test.each([
    ['nothing pays the minimum', 0, 500],
    ['R1.00 pays the minimum', 100, 500],
    ['R49.99 pays the minimum', 4_999, 500],
    ['R50.00 pays exactly the minimum', 5_000, 500],
    ['R50.10 pays more', 5_010, 501],
    ['R50.05 rounds half a cent up', 5_005, 501],
    ['R50.04 rounds down', 5_004, 500],
    ['R2,999.99', 299_999, 30_000],
    ['R3,000.00 is the last at 10 %', 300_000, 30_000],
    ['one cent above costs nothing more', 300_001, 30_000],
    ['ten cents above cost half a cent, rounded up', 300_010, 30_001],
    ['R4,000.00', 400_000, 35_000],
    ['R10,000.00', 1_000_000, 65_000],
  ])('%s', (_what, goods, cents) => expect(serviceFeeCents(goods, fee)).toBe(cents));

  test('never falls when more is bought, and never goes below its minimum', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(500_000), (goods, more) => {
        const charged = serviceFeeCents(goods, fee);
        expect(charged).toBeGreaterThanOrEqual(fee.minimumCents);
        expect(serviceFeeCents(goods + more, fee)).toBeGreaterThanOrEqual(charged);
      }),
    );
  });
});

describe('sea freight', () => {
  test.each([
    ['a litre that floats goes by volume', cube(100, 400), 1, 340],
    ['500 g a litre: both are the same', cube(100, 500), 1, 340],
    ['a heavy litre goes by weight', cube(100, 1_000), 1, 680],
    ['ten of them cost ten times that', cube(100, 1_000), 10, 6_800],
    ['a whole cubic metre', cube(1_000, 500_000), 1, 340_000],
    ['a cubic metre of 501 kg', cube(1_000, 501_000), 1, 340_680],
    ['a gram is two cubic centimetres of sea', cube(10, 1), 1, 1],
    ['five hundred of them', cube(10, 1), 500, 340],
    ['part of a cubic centimetre counts as one', cube(5, 1), 1, 1],
  ])('%s', (_what, piece, quantity, cents) => expect(seaFreightCents(piece, quantity, sea)).toBe(cents));

  test('of more pieces is never cheaper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 1500 }),
        fc.integer({ min: 1, max: 40_000 }),
        fc.integer({ min: 1, max: 500 }),
        (size, grams, quantity) => {
          const piece = cube(size, grams);
          expect(seaFreightCents(piece, quantity + 1, sea)).toBeGreaterThanOrEqual(
            seaFreightCents(piece, quantity, sea),
          );
        },
      ),
    );
  });
});

describe('the landed price of a piece', () => {
  test.each([
    // 5 x R100 + R50 fee + 5 x R3.40 sea = R567, a fifth of it
    ['R100 light litre', 10_000, 1, cube(100, 400), 11_340],
    // R500 + R50 + R3.40
    ['R500 alone is a usual checkout', 50_000, 1, cube(100, 400), 55_340],
    // 500 x R1 + R50 + R3.40 = R553.40, of 500
    ['R1 trinket', 100, 10, cube(10, 1), 111],
    // 100 x R100 = R10,000 + R650 + 100 x R3.40 = R10,990, of 100
    ['R100 with a large smallest order pays the lower fee', 10_000, 100, cube(100, 400), 10_990],
    // 3 x R200 + R60 + 3 x R6.80 = R680.40, a third of it
    ['R200 heavy litre', 20_000, 1, cube(100, 1_000), 22_680],
  ])('%s', (_what, price, minOrder, piece, cents) => {
    expect(landedCentsPerPiece(price, minOrder, piece, fee, sea)).toBe(cents);
  });

  test('is a whole number of cents and never below the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 5, max: 600 }),
        fc.integer({ min: 1, max: 30_000 }),
        (price, minOrder, size, grams) => {
          const landed = landedCentsPerPiece(price, minOrder, cube(size, grams), fee, sea);
          expect(Number.isSafeInteger(landed)).toBe(true);
          expect(landed).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });
});
