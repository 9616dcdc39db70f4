import { expect, test } from 'vitest';
import { funnelDays, sumOf } from './funnel-rules.ts';

const rows = [
  { day: '2026-11-15', step: 1, visitors: 100, events: 400 },
  { day: '2026-11-15', step: 9, visitors: 5, events: 6 },
  { day: '2026-11-13', step: 1, visitors: 50, events: 70 },
] as const;

test('every step and every day is there, also those of which nothing is known', () => {
  const sum = sumOf(rows);
  expect(sum).toHaveLength(7);
  expect(sum[0]).toEqual({ step: 1, visitors: 150, events: 470 });
  expect(sum[4]).toEqual({ step: 7, visitors: 0, events: 0 });
  const days = funnelDays(rows, '2026-11-15', 3);
  expect(days.map(({ day, visitors }) => [day, visitors.sawPage, visitors.paid])).toEqual([
    ['2026-11-15', 100, 5],
    ['2026-11-14', 0, 0],
    ['2026-11-13', 50, 0],
  ]);
});
