import { expect, test } from 'vitest';
import { dropOf, pageOf, viewOf } from './rules.ts';

test.each([
  [10_000, 8_800, 1_200],
  [10_000, 10_000, 0],
  [10_000, 10_001, 0],
  [10_000, undefined, 0],
])('saved at %i and now %s, it is %i cheaper', (priceCents, now, drop) => {
  expect(dropOf({ productId: 1, priceCents }, now)).toBe(drop);
});

const rows = [1, 2, 3, 4].map((productId) => ({ productId, priceCents: 1_000 }));
const pricesNow = new Map([
  [1, 900],
  [2, 1_100],
  [4, 500],
]);

test('the view of everything keeps its order, and what is gone with it', () => {
  expect(viewOf(rows, pricesNow, 'all').map(({ productId, dropCents }) => [productId, dropCents])).toEqual([
    [1, 100],
    [2, 0],
    [3, 0],
    [4, 500],
  ]);
});

test('the view of what is cheaper has the largest drop first', () => {
  expect(viewOf(rows, pricesNow, 'cheaper').map(({ productId }) => productId)).toEqual([4, 1]);
});

test('pages hold 20', () => {
  expect(pageOf(Array(21).fill(0), 2)).toHaveLength(1);
  expect(pageOf([], 3)).toEqual([]);
});
