import { expect, test } from 'vitest';
import { clockTime, dateAndTime, lastMoment, longDate, monthAndYear, shortDate, weekdayAndTime } from './date-words.ts';

test('moments are written by the clock of Johannesburg', () => {
  const late = '2026-11-04T22:05:00Z';
  expect([shortDate(late), longDate(late), clockTime(late)]).toEqual(['05 Nov 2026', '05 November 2026', '00:05']);
  expect(dateAndTime(new Date(late))).toBe('05 Nov 2026, 00:05');
  expect(weekdayAndTime(late)).toBe('Thursday, 05 November at 00:05');
});

test('a day and a month are themselves', () => {
  expect(longDate('2026-12-15')).toBe('15 December 2026');
  expect(monthAndYear('2026-11')).toBe('November 2026');
});

test('what ends at midnight ends with the day before', () => {
  expect(longDate(lastMoment(new Date('2026-11-15T22:00:00Z')))).toBe('15 November 2026');
});
