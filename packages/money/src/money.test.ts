import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsToFen, divideHalfUp, fenToCents, share } from './convert.ts';
import { formatCount, formatDecimal, formatPercent, formatRand } from './format.ts';

describe('formatRand', () => {
  test.each([
    [0, 'R\u00a00.00'],
    [5, 'R\u00a00.05'],
    [123_400, 'R\u00a01,234.00'],
    [123_456_700, 'R\u00a01,234,567.00'],
    [99_999, 'R\u00a0999.99'],
    [-2050, '−R\u00a020.50'],
  ])('%i cents are written %s', (cents, text) => expect(formatRand(cents)).toBe(text));
});

test.each([
  [0, '0.00'],
  [-5, '-0.05'],
  [123_456_700, '1234567.00'],
])('%i cents are %s', (cents, text) => expect(formatDecimal(cents)).toBe(text));

test.each([
  [0, '0\u00a0%'],
  [450, '4.5\u00a0%'],
  [1_000, '10\u00a0%'],
  [1_234, '12.34\u00a0%'],
])('%i basis points are %s', (basisPoints, text) => expect(formatPercent(basisPoints)).toBe(text));

test.each([
  [7, '7'],
  [1_240, '1,240'],
  [-1_234_567, '-1,234,567'],
])('%i is read as %s', (count, text) => expect(formatCount(count)).toBe(text));

describe('fenToCents', () => {
  test.each([
    [1000, 26_000, 2600],
    [1, 26_000, 3],
    [1250, 26_000, 3250],
    [333, 26_153, 871],
    [0, 26_000, 0],
  ])('%i fen at %i are %i cents', (fen, rate, cents) => expect(fenToCents(fen, rate)).toBe(cents));

  test('a dearer thing never becomes the cheaper one', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(1000), fc.integer({ min: 1, max: 60_000 }), (fen, more, rate) => {
        expect(fenToCents(fen + more, rate)).toBeGreaterThanOrEqual(fenToCents(fen, rate));
      }),
    );
  });

  test('centsToFen is the first fen that shows as that price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 10_000, max: 60_000 }), (cents, rate) => {
        const fen = centsToFen(cents, rate);
        expect(fenToCents(fen, rate)).toBeGreaterThanOrEqual(cents);
        expect(fenToCents(fen - 1, rate)).toBeLessThan(cents);
      }),
    );
  });
});

test.each([
  [10_000, 1000, 1000],
  [5, 1000, 1],
  [4, 1000, 0],
  [333, 450, 15],
])('share of %i at %i basis points is %i', (amount, points, part) => expect(share(amount, points)).toBe(part));

test.each([
  [5, 2, 3],
  [-5, 2, -2],
  [4, 3, 1],
])('%i / %i rounds half up to %i', (a, b, result) => expect(divideHalfUp(a, b)).toBe(result));
