import { expect, test } from 'vitest';
import { changesBetween, concernsMoney, unknownFields, unusualChanges } from './rules.ts';

test.each([
  [{ name: 'fees.service', first: { basisPoints: 1000 } }, true],
  [{ name: 'exchange.rate', first: 26_000 }, true],
  [{ name: 'stock.dispatchHours', first: 24 }, false],
  [{ name: 'chat.terms', first: { answers: [{ minutes: 3 }] } }, false],
  [{ name: 'surveys.reward', first: { coins: 20 } }, true],
])('%j concerns money: %s', (setting, money) => expect(concernsMoney(setting)).toBe(money));

test('a change is told field by field', () => {
  const before = { a: 1, deep: { b: [1, 2], c: 'x' } };
  expect(changesBetween(before, { a: 1, deep: { b: [1, 3], c: 'x' } })).toEqual([
    { path: 'deep.b.1', before: 2, after: 3 },
  ]);
  expect(changesBetween(5, 6)).toEqual([{ path: '', before: 5, after: 6 }]);
  expect(changesBetween(before, structuredClone(before))).toEqual([]);
});

test('a field that there is not is named', () => {
  expect(unknownFields({ a: 1, b: { minmumCents: 5 } }, { a: 1, b: {} })).toEqual(['b.minmumCents']);
  expect(unknownFields({ a: 1 }, { a: 1, added: 2 })).toEqual([]);
});

test.each([
  [500, 5_000, 0],
  [500, 5_001, 1],
  [500, 50, 0],
  [500, 49, 1],
  [500, 0, 1],
  [0, 500, 0],
  ['a', 'b', 0],
])('from %s to %s is unusual in %s ways', (before, after, ways) =>
  expect(unusualChanges([{ path: 'x', before, after }])).toHaveLength(ways),
);
