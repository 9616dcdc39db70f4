import { describe, expect, test } from 'vitest';
import { byRank, popupOf, remainingDays } from './rules.ts';

describe('the days of a membership', () => {
  // Midnight in Johannesburg is 22:00 in UTC.
  test.each([
    ['2026-11-22T10:00:00Z', '2026-11-15T08:00:00Z', 7],
    ['2026-11-15T21:59:00Z', '2026-11-15T08:00:00Z', 0],
    ['2026-11-15T22:00:00Z', '2026-11-15T21:59:00Z', 1],
    ['2026-11-01T00:00:00Z', '2026-11-15T08:00:00Z', 0],
  ])('until %s, seen %s: %i', (date, now, days) => {
    expect(remainingDays(date, new Date(now))).toBe(days);
  });
});

test('the type comes first, then the priority, then the age', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const mixed = [
    { type: 3, priority: 5, since: at(1) },
    { type: 2, priority: 1, since: at(1) },
    { type: 2, priority: 9, since: at(3) },
    { type: 2, priority: 9, since: at(2) },
  ] as const;
  expect(mixed.toSorted(byRank)).toEqual([mixed[3], mixed[2], mixed[1], mixed[0]]);
});

test('a pop-up has every field, its window a title, the guide and the suburb a version', () => {
  expect(popupOf(0, 1)).toMatchObject({ windowtitle: 'A quick tour', version: '20220207', couponlist: [] });
  expect(popupOf(7, 9)).toMatchObject({ id: 7, version: '20220520', evaluation: null });
  expect(popupOf(7, 2, { windowtitle: 'Power cuts', title: 'Tonight' })).toMatchObject({
    windowtitle: 'Power cuts',
    title: 'Tonight',
    version: '',
  });
});
