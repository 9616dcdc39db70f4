import { expect, test } from 'vitest';
import { heightOf, topOf } from './scale.ts';

test.each([
  [0, 1_000],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 2_000],
  [4_321, 5_000],
  [10_000, 10_000],
  [12_345, 20_000],
  [123_456_700, 200_000_000],
])('a scale for %i cents ends at %i', (cents, top) => {
  expect(topOf(cents)).toBe(top);
  expect(heightOf(cents, top)).toBeLessThanOrEqual(100);
});

test('what was taken back has no height', () => {
  expect(heightOf(-500, 1_000)).toBe(0);
  expect(heightOf(250, 1_000)).toBe(25);
});
