import { expect, test } from 'vitest';
import { dailyRate, isLeap } from './exchange-rules.ts';

test.each([
  // 2.5243 x 1.03 = 2.600029
  [25_243, 300, 26_000],
  [25_000, 300, 25_750],
  // 2.4751 x 1.03 = 2.549353
  [24_751, 300, 25_494],
  [26_000, 0, 26_000],
])('a market of %i with %i on top is %i', (market, margin, rate) => expect(dailyRate(market, margin)).toBe(rate));

test.each([
  [26_000, 26_000, false],
  [26_000, 27_300, false],
  [26_000, 27_301, true],
  [26_000, 24_699, true],
])('from %i to %i is a leap: %s', (before, after, leap) => expect(isLeap(before, after, 500)).toBe(leap));
