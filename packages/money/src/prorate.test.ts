import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prorate } from './prorate.ts';

test.each([
  [100, [1], [100]],
  [100, [1, 1], [50, 50]],
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [1000, [5200, 2600, 2600], [500, 250, 250]],
  // 33.33.., 66.66..: the second lost more
  [100, [1, 2], [33, 67]],
  // 6.66.., 3.33..
  [10, [2, 1], [7, 3]],
  [101, [2, 1], [67, 34]],
  [0, [3, 4], [0, 0]],
  [7, [0, 0], [4, 3]],
  [7, [0, 9], [0, 7]],
  [5, [], []],
  // Larger than a float holds exactly when multiplied: 2/3 and 1/3
  [1_999_999_999, [2_000_000_000, 1_000_000_000], [1_333_333_333, 666_666_666]],
])('%i shared by %j is %j', (amount, weights, parts) => expect(prorate(amount, weights)).toEqual(parts));

test('no cent is lost, none is below zero, and a discount within its base never exceeds a part of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(500_000_000), { minLength: 1, maxLength: 200 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, portion) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const amount = Math.floor(sum * portion);
        const parts = prorate(amount, weights);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
        for (const [place, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          if (sum > 0) expect(part).toBeLessThanOrEqual(weights[place] ?? 0);
        }
      },
    ),
  );
});
