import { expect, test } from 'vitest';
import { monthsUntil, savingOf } from './rules.ts';

test.each([
  ['2026-11', 3, ['2026-09', '2026-10', '2026-11']],
  ['2026-02', 4, ['2025-11', '2025-12', '2026-01', '2026-02']],
  ['2026-01', 1, ['2026-01']],
])('the months up to %s, %i of them', (month, count, expected) => {
  expect(monthsUntil(month, count)).toEqual(expected);
});

test('twelve months end with this one', () => {
  expect(monthsUntil('2026-11', 12)).toHaveLength(12);
  expect(monthsUntil('2026-11', 12)[0]).toBe('2025-12');
});

test('rows of several sources add up by month and kind, and what is older counts in all time only', () => {
  const { months, lifetime } = savingOf(
    [
      { month: '2026-11', kind: 'coupon', cents: 2_000 },
      { month: '2026-11', kind: 'coupon', cents: 500 },
      { month: '2026-11', kind: 'freight', cents: 1_234 },
      { month: '2026-10', kind: 'scoin', cents: 300 },
      { month: '2024-01', kind: 'membership', cents: 10_000 },
    ],
    [
      { month: '2026-10', cents: 4_900 },
      { month: '2024-01', cents: 19_900 },
    ],
    ['2026-09', '2026-10', '2026-11'],
  );
  const none = { membership: 0, freight: 0, coupon: 0, scoin: 0, groupship: 0 };
  expect(months).toEqual([
    { month: '2026-09', saved: none, savedCents: 0, paidCents: 0 },
    { month: '2026-10', saved: { ...none, scoin: 300 }, savedCents: 300, paidCents: 4_900 },
    { month: '2026-11', saved: { ...none, coupon: 2_500, freight: 1_234 }, savedCents: 3_734, paidCents: 0 },
  ]);
  expect(lifetime).toEqual({
    saved: { ...none, coupon: 2_500, freight: 1_234, scoin: 300, membership: 10_000 },
    savedCents: 14_034,
    paidCents: 24_800,
  });
});
