import { expect, test } from 'vitest';
import { ownerAmong, stageOf } from './rules.ts';

test.each([
  [10, undefined, 'declared'],
  [80, undefined, 'withdrawn'],
  [90, undefined, 'expired'],
  [20, 37, 'arrived'],
  [20, 40, 'weighed'],
  [20, 50, 'parcel'],
  [20, 60, 'parcel'],
  [20, 70, 'delivered'],
  [20, 80, 'delivered'],
  [20, 90, 'ended'],
] as const)('state %i with an order at %s is %s', (state, order, stage) => {
  expect(stageOf(state, order)).toBe(stage);
});

test.each([
  ['nobody, where nobody declared it', [], [], undefined],
  ['the only one', [7], [], 7],
  ['nobody, where two say the same', [7, 8], [], undefined],
  ['the one on the label, of two', [7, 8], [8], 8],
  ['nobody, where the label names somebody else', [7], [9], undefined],
  ['nobody, where the label names both', [7, 8], [7, 8], undefined],
])('it belongs to %s', (_, claims, label, owner) => {
  const declared = claims.map((accountId) => ({ accountId }));
  expect(ownerAmong(declared, label)?.accountId).toBe(owner);
});
