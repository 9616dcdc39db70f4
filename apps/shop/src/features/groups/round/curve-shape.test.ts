import { expect, test } from 'vitest';
import { curveShape, room } from './curve-shape.ts';

const tiers = [
  { fromGrams: 10_000, basisPoints: 500 },
  { fromGrams: 30_000, basisPoints: 1_000 },
  { fromGrams: 100_000, basisPoints: 1_500 },
];
const base = room.height - room.bottom;

test.each([
  ['nothing in it', 0, base],
  ['just below a step', 9_999, base],
  ['on a step', 10_000, 104],
  ['between two', 29_999, 104],
  ['beyond the last', 250_000, room.top],
])('%s', (_what, grams, y) => {
  const { here } = curveShape(tiers, grams);
  expect(Math.round(here.y)).toBeCloseTo(y, -1);
  expect(here.x).toBeGreaterThanOrEqual(room.left);
  expect(here.x).toBeLessThanOrEqual(room.width - room.right);
});

test('more weight is further to the right, and never lower', () => {
  const places = [0, 1, 5, 9.9, 10, 15, 29, 30, 99, 100, 115].map((kilos) => curveShape(tiers, kilos * 1000).here);
  for (const [place, { x, y }] of places.entries()) {
    const before = places[place - 1];
    if (!before) continue;
    expect(x).toBeGreaterThan(before.x);
    expect(y).toBeLessThanOrEqual(before.y);
  }
});

test('a shop without steps still has a drawing', () => {
  expect(curveShape([], 4_000)).toMatchObject({ marks: [], here: { y: base } });
});
