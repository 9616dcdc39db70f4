import { expect, test } from 'vitest';
import { dearerBy } from './dearer.ts';

test.each([
  [10_000, 10_300, 300],
  [30_000, 30_001, 1],
  [333, 400, 2_013],
  [100, 900, 10_000],
])('charged %i, asked %i: %i basis points are ours', (charged, asked, basisPoints) => {
  expect(dearerBy(charged, asked).basisPoints).toBe(basisPoints);
  // Just enough that the purchase is not too dear any more.
  if (basisPoints < 10_000) expect(asked * 10_000 <= charged * (10_000 + basisPoints)).toBe(true);
});
