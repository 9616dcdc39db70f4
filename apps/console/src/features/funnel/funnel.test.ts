import { expect, test } from 'vitest';
import { conversions, partOf } from './funnel.ts';

const steps = [
  { step: 1, visitors: 1_000, events: 5_000 },
  { step: 4, visitors: 100, events: 120 },
  { step: 5, visitors: 40, events: 40 },
  { step: 6, visitors: 200, events: 210 },
  { step: 7, visitors: 80, events: 160 },
  { step: 8, visitors: 8, events: 8 },
  { step: 9, visitors: 30, events: 33 },
] as const;

test('each step is a part of the one that leads to it, and of all who came', () => {
  const found = conversions([...steps]);
  expect(found.map(({ step, ofBefore, ofAll }) => [step, ofBefore, ofAll])).toEqual([
    [1, null, 10_000],
    [4, 1_000, 1_000],
    [5, 4_000, 400],
    [6, 2_000, 2_000],
    [7, 800, 800],
    [8, 1_000, 80],
    [9, 3_750, 300],
  ]);
  expect(partOf(3, 0)).toBeNull();
  expect(conversions(steps.map((step) => ({ ...step, visitors: 0 })))[6]).toMatchObject({
    ofBefore: null,
    ofAll: null,
  });
});
