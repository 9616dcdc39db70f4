import { expect, test } from 'vitest';
import { createGivingBack } from './give-back-memory.ts';

/** How often it has collected by each of these times, somebody having been there last at the other. */
function collections(looks: readonly { readonly at: number; readonly seen: number }[]): number[] {
  let [now, last, times] = [0, 0, 0];
  const look = createGivingBack({ presence: { lastSeen: () => last }, collect: () => times++, now: () => now });
  return looks.map(({ at, seen }) => {
    [now, last] = [at, seen];
    look();
    return times;
  });
}

test('memory is given back once, when nobody has been there for five seconds', () => {
  const looks = [4_999, 5_000, 900_000].map((at) => ({ at, seen: 0 }));
  expect(collections(looks)).toEqual([0, 1, 1]);
});

test('and again after somebody was there, at most every five minutes', () => {
  const looks = [
    { at: 10_000, seen: 0 },
    { at: 30_000, seen: 20_000 },
    { at: 309_999, seen: 300_000 },
    { at: 310_000, seen: 300_000 },
    { at: 5_000_000, seen: 300_000 },
  ];
  expect(collections(looks)).toEqual([1, 1, 1, 2, 2]);
});
