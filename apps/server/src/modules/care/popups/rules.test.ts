import { describe, expect, test } from 'vitest';
import { comesBeforeSurvey, popupOf, remainingDays, viewerOf } from './rules.ts';

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

test.each([
  [12, undefined, 'account 12'],
  [12, 'f'.repeat(32), 'account 12'],
  [undefined, 'f'.repeat(32), `visitor ${'f'.repeat(32)}`],
  [undefined, undefined, null],
])('account %s and visitor %s', (account, visitor, viewer) => {
  expect(viewerOf(account, visitor)).toBe(viewer);
});

test('only the suburb waits for the survey', () => {
  expect(([2, 3, 4, 5, 6, 7, 9] as const).map(comesBeforeSurvey)).toEqual([true, true, true, true, true, true, false]);
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
