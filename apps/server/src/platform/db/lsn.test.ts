import { expect, test } from 'vitest';
import { lsnOf, Positions } from './lsn.ts';

test('positions of the log are compared as numbers, not as words', () => {
  expect(lsnOf('0/FFFFFFFF') < lsnOf('1/0')).toBe(true);
  expect(lsnOf('9/1') < lsnOf('10/0')).toBe(true);
  expect(lsnOf('16/B374D848')).toBe(0x16_b374_d848n);
});

test('a replica must have what the primary had a moment ago', () => {
  const positions = new Positions(5000);
  expect(positions.needed(0)).toBeUndefined();
  positions.seen(1000, 10n);
  // Nothing older is known: the oldest there is.
  expect(positions.needed(1500)).toBe(10n);
  for (let second = 2; second <= 10; second++) positions.seen(second * 1000, BigInt(second * 10));
  expect(positions.needed(10_000)).toBe(50n);
  expect(positions.needed(10_999)).toBe(50n);
  expect(positions.needed(11_000)).toBe(60n);
  // The primary is away: what is known of it stays, and the replica may answer.
  expect(positions.needed(100_000)).toBe(100n);
});

test('after a restart of the primary a replica must have all that was written before it', () => {
  const positions = new Positions(5000);
  for (let second = 1; second <= 10; second++) positions.seen(second * 1000, BigInt(second * 10));
  positions.atLeast(100n);
  expect(positions.needed(10_000)).toBe(100n);
  for (let second = 11; second <= 20; second++) positions.seen(second * 1000, BigInt(second * 10));
  expect(positions.needed(20_000)).toBe(150n);
});
