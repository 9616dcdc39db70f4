import { expect, test } from 'vitest';
import { formatRand } from './format.ts';
import { parseRand } from './parse.ts';

test.each([
  ['1500', 150_000],
  ['R 1,500.00', 150_000],
  ['1 500,5', 150_050],
  ['r50', 5_000],
  ['0.05', 5],
  ['1,500', 150_000],
  ['1,50', 150],
  ['12,345,678.90', 1_234_567_890],
  ['', null],
  ['R', null],
  ['1.500', null],
  ['-5', null],
  ['5.001', null],
  ['1e3', null],
  ['fifty', null],
])('%j is %j cents', (text, cents) => {
  expect(parseRand(text)).toBe(cents);
});

test('what the shop writes, it can read', () => {
  for (const cents of [0, 5, 99, 100, 123_456, 5_000_000, 1_234_567_890])
    expect(parseRand(formatRand(cents))).toBe(cents);
});
