import { expect, test } from 'vitest';
import { examplesOf, isRate, ourRate, rateIn, rateWords } from './rate.ts';

test('a rate is read as it is typed, and said with four places', () => {
  expect(['2.6', '2,6543', ' 2 ', '2.65431', 'two', '', '-2.6'].map(rateIn)).toEqual([
    26_000,
    26_543,
    20_000,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(rateWords(26_030)).toBe('R 2.6030');
  expect([4_999, 5_000, 100_000, 100_001, undefined].map(isRate)).toEqual([false, true, true, false, false]);
});

test('the market’s rate comes with our margin, and goods follow', () => {
  expect(ourRate('rate', 26_000, 300)).toBe(26_000);
  expect(ourRate('market', 25_243, 300)).toBe(26_000);
  expect(examplesOf(26_000, 26_520)[1]).toEqual({ yuan: 100, before: 26_000, after: 26_520 });
});
