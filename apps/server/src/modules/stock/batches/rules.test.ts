import { describe, expect, test } from 'vitest';
import { countedIn, faultOf, isReady, mayMove, reachedBy, seaShares } from './rules.ts';

const orders = (...statuses: number[]) =>
  statuses.map((status) => ({ status }) as Parameters<typeof isReady>[0][number]);

describe('a batch leaves', () => {
  test.each([
    [[40, 40], false, true],
    [[40, 31], false, true],
    [[40, 35], false, false],
    [[40, 35], true, true],
    [[35, 35], true, false],
    [[31, 90], false, false],
  ])('with orders at %s, sent now: %s -> %s', (statuses, sendNow, ready) => {
    expect(isReady(orders(...statuses), sendNow)).toBe(ready);
  });
});

test.each([
  [20, [20, 30], null, 20],
  [20, [40, 30], null, 30],
  [30, [31, 30], null, 20],
  [20, [31, 90], null, 90],
  [30, [50, 50], 20, 30],
  [30, [60, 60], 21, 40],
  [40, [60, 60], 50, 40],
  [40, [60, 60], 67, 50],
  [50, [70, 70], 90, 50],
  [60, [70, 70], 90, 60],
] as const)('at %s with orders %s and parcel %s it is at %s', (state, statuses, parcel, to) => {
  expect(reachedBy(state, orders(...statuses), parcel)).toBe(to);
});

test('no state can be left out on the way, and nothing leaves a last one', () => {
  expect([mayMove(20, 40), mayMove(40, 60), mayMove(60, 90), mayMove(90, 10)]).toEqual([false, false, false, false]);
  expect([mayMove(10, 20), mayMove(30, 40), mayMove(40, 50), mayMove(50, 60)]).toEqual([true, true, true, true]);
});

test('what cannot be bought says why', () => {
  const sku = { onShelf: true, stock: 100, minOrder: 10, batch: 5, stockType: 0 } as const;
  expect(faultOf(sku, 20, 20)).toBe('');
  expect(faultOf(sku, 5, 5)).toBe('Its supplier sells 10 or more.');
  expect(faultOf(sku, 12, 12)).toBe('It is sold by 5.');
  expect(faultOf(sku, 105, 105)).toBe('Its supplier has 100 left.');
  expect(faultOf({ ...sku, stock: 4 }, 5, 10)).toBe('It is sold out.');
  expect(faultOf({ ...sku, onShelf: false }, 20, 20)).toMatch('does not sell');
  expect(faultOf({ ...sku, stockType: 1 }, 20, 20)).toMatch('Johannesburg already');
});

test('the sea freight is borne by room, and nothing of it is forgotten', () => {
  const lines = [
    { quantity: 10, cubicCentimetres: 1_000 },
    { quantity: 5, cubicCentimetres: 2_000 },
  ];
  const each = seaShares(10_000, lines);
  expect(each).toEqual([500, 1_000]);
  expect(
    seaShares(1, lines).reduce((sum, cents, place) => sum + cents * (lines[place]?.quantity ?? 0), 0),
  ).toBeGreaterThanOrEqual(1);
});

test.each([
  [30, { sellable: 30, damaged: 0 }, { fit: 30, broken: 0, missing: 0, surplus: 0, surplusBroken: 0 }],
  [30, { sellable: 27, damaged: 1 }, { fit: 27, broken: 1, missing: 2, surplus: 0, surplusBroken: 0 }],
  [20, { sellable: 21, damaged: 0 }, { fit: 20, broken: 0, missing: 0, surplus: 1, surplusBroken: 0 }],
  [20, { sellable: 20, damaged: 2 }, { fit: 18, broken: 2, missing: 0, surplus: 2, surplusBroken: 0 }],
])('of %s sent, counted as %j', (sent, counting, expected) => {
  expect(countedIn(sent, counting)).toEqual(expected);
});
