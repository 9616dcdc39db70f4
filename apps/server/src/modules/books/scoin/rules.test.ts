import { describe, expect, test } from 'vitest';
import { centsOf, coinsForGoods, endOf, mostCoins, spendFault, taken } from './rules.ts';
import { scoinTerms } from './settings.ts';

const terms = scoinTerms.first;

test.each([
  [10_000, 10_000, 100],
  [10_099, 10_000, 100],
  [10_000, 12_000, 120],
  [9_999, 15_000, 149],
  [10_000, 20_000, 200],
  [99, 10_000, 0],
])('goods of %i cents at a rate of %i give %i', (cents, rate, coins) => {
  expect(coinsForGoods(cents, terms, rate)).toBe(coins);
});

test.each([
  [100, 100],
  [199, 199],
  [1, 1],
])('%i coins are worth %i cents', (coins, cents) => expect(centsOf(coins, terms)).toBe(cents));

describe('coins that may pay', () => {
  test.each([
    ['30\u00a0% of fee and freight', 10_000, 20_000, 99_999, 9_000],
    ['in steps of 100', 1_000, 1_199, 99_999, 600],
    ['no more than there are', 10_000, 20_000, 1_250, 1_200],
    ['none below the least', 100, 200, 99_999, 0],
    ['none of somebody who owes', 10_000, 20_000, -50, 0],
    ['none where neither fee nor freight is paid', 0, 0, 99_999, 0],
  ])('are %s', (_what, serviceFeeCents, freightCents, balance, most) => {
    expect(mostCoins({ serviceFeeCents, freightCents }, balance, terms)).toBe(most);
  });

  const payable = { serviceFeeCents: 1_000, freightCents: 1_000 };
  test.each([
    [600, undefined],
    [700, 'scoinTooMany'],
    [650, 'scoinStep'],
    [0, 'scoinStep'],
    [-100, 'scoinStep'],
  ])('%i of 600: %s', (coins, fault) => expect(spendFault(coins, payable, 5_000, terms)).toBe(fault));
});

test.each([
  ['2026-11-15T08:00:00Z', '2027-11-30T22:00:00.000Z'],
  ['2026-11-30T22:30:00Z', '2027-12-31T22:00:00.000Z'],
  ['2026-02-28T21:59:00Z', '2027-02-28T22:00:00.000Z'],
])('earned %s, it ends %s', (earned, end) => expect(endOf(new Date(earned), terms).toISOString()).toBe(end));

test('lots give in their order, as far as they reach', () => {
  const lots = [
    { id: 1, remaining: 5 },
    { id: 2, remaining: 0 },
    { id: 3, remaining: 9 },
  ];
  expect(taken(lots, 7)).toEqual([
    { lotId: 1, amount: 5 },
    { lotId: 3, amount: 2 },
  ]);
  expect(taken(lots, 99)).toHaveLength(2);
  expect(taken(lots, 0)).toEqual([]);
});
