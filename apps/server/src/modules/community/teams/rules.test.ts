import { expect, test } from 'vitest';
import { aloneFen, freightShare, initialsOf, joinProblem, type TeamOffer, tiersOf } from './rules.ts';

const breaks = [
  { from: 1, fen: 2_000 },
  { from: 10, fen: 2_000 },
  { from: 50, fen: 1_500 },
  { from: 200, fen: 1_200 },
];
const offer: TeamOffer = { quoteType: 0, priceBreaks: breaks, minOrder: 2, batch: 1, stockType: 0, onShelf: true };

test.each([
  ['tiers that are cheaper than the smallest order', {}, [50, 200]],
  ['tiers above the smallest order alone', { minOrder: 50 }, [200]],
  ['the smallest order is whole batches', { minOrder: 150, batch: 100 }, []],
  ['prices by SKU have no tiers', { quoteType: 1 as const }, []],
  ['one price has no tiers', { priceBreaks: breaks.slice(0, 1) }, []],
  ['what lies in Johannesburg is not bought', { stockType: 1 as const }, []],
  ['what is off the shelf is not bought', { onShelf: false }, []],
])('%s', (_, change, expected) => {
  expect(tiersOf({ ...offer, ...change }).map(({ threshold }) => threshold)).toEqual(expected);
});

test('alone means the smallest order, and everybody bears their part of the way', () => {
  expect([aloneFen(offer, 1), aloneFen({ ...offer, quoteType: 1 }, 1_700)]).toEqual([2_000, 1_700]);
  expect([freightShare(3_600, 2, 50), freightShare(3_601, 2, 50), freightShare(0, 2, 50)]).toEqual([144, 145, 0]);
  const shares = Array.from({ length: 50 }, () => freightShare(3_601, 1, 50));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(3_601);
});

const now = new Date('2026-11-15T08:00:00Z');
const team = { state: 10, pieces: 45, threshold: 50, most: 150, endsAt: new Date('2026-11-15T08:00:00.001Z') };
test.each([
  [{}, 105, null],
  [{}, 106, 'teamFull'],
  [{ state: 20, pieces: 150 }, 1, 'teamFull'],
  [{ state: 20, pieces: 149 }, 1, null],
  [{ state: 30 }, 1, 'teamOver'],
  [{ state: 90 }, 1, 'teamOver'],
  [{ endsAt: now }, 1, 'teamOver'],
] as const)('a team with %o and %i pieces more: %s', (change, quantity, expected) => {
  expect(joinProblem({ ...team, ...change }, quantity, now)).toBe(expected);
});

test.each([
  ['Thandi N.', 'TN'],
  ['Thandi', 'T'],
  ['demo_shopper', 'D'],
  ['éva (2) Ó', 'É2'],
])('the face of %s is %s', (name, face) => {
  expect(initialsOf(name)).toBe(face);
});
