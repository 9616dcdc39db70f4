import { dayMs } from '@sgb/contract/time.ts';
import { describe, expect, test } from 'vitest';
import { shopWorkingTime } from '../modules/base/content/settings.ts';
import { addWorkingHours, isPublicHoliday, opensAt, plusWorkingDays } from './working-time.ts';

const terms = shopWorkingTime.first;
const at = (text: string) => new Date(`${text}+02:00`);

test.each([
  ['2026-01-01', true],
  ['2026-01-02', false],
  ['2026-04-03', true],
  ['2026-04-05', false],
  ['2026-04-06', true],
  ['2027-03-26', true],
  ['2027-03-22', true],
  ['2025-04-21', true],
  ['2026-08-09', true],
  ['2026-08-10', true],
  ['2026-08-11', false],
  ['2026-12-16', true],
])('%s is a public holiday: %s', (date, holiday) => {
  expect(isPublicHoliday(Date.parse(date) / dayMs)).toBe(holiday);
});

describe('opening', () => {
  test.each([
    ['Monday noon', '2026-11-16T12:00:00', null],
    ['Monday early', '2026-11-16T07:59:59', '2026-11-16T08:00:00'],
    ['Monday at five', '2026-11-16T17:00:00', '2026-11-17T08:00:00'],
    ['Saturday at noon', '2026-11-14T12:00:00', null],
    ['Saturday at one', '2026-11-14T13:00:00', '2026-11-16T08:00:00'],
    ['Sunday', '2026-11-15T10:00:00', '2026-11-16T08:00:00'],
    ['the evening before Christmas', '2026-12-24T20:00:00', '2026-12-28T08:00:00'],
    ['late in the evening, when UTC is a day behind', '2026-11-17T01:00:00', '2026-11-17T08:00:00'],
  ])('%s', (_name, now, opens) => {
    expect(opensAt(terms, at(now))).toEqual(opens === null ? null : at(opens));
  });

  test('further days off count', () => {
    const closed = { ...terms, daysOff: ['2026-11-16'] };
    expect(opensAt(closed, at('2026-11-16T12:00:00'))).toEqual(at('2026-11-17T08:00:00'));
  });

  test('settings without a working day do not hang', () => {
    const never = { weekdays: null, saturday: null, sunday: null, daysOff: [] };
    expect(opensAt(never, at('2026-11-16T12:00:00'))).toBeNull();
    expect(addWorkingHours(never, at('2026-11-16T12:00:00'), 1)).toEqual(at('2026-11-16T13:00:00'));
  });
});

test.each([
  ['within the day', '2026-11-16T09:00:00', 4, '2026-11-16T13:00:00'],
  ['over the night', '2026-11-16T16:00:00', 4, '2026-11-17T11:00:00'],
  ['over Saturday and Sunday', '2026-11-13T16:00:00', 9, '2026-11-16T11:00:00'],
  ['from a day off', '2026-11-15T10:00:00', 9, '2026-11-16T17:00:00'],
  ['nothing at all', '2026-11-16T09:00:00', 0, '2026-11-16T09:00:00'],
])('working hours %s', (_name, from, hours, to) => {
  expect(addWorkingHours(terms, at(from), hours)).toEqual(at(to));
});

test.each([
  ['the next day', '2026-11-18', 1, '2026-11-19'],
  ['none', '2026-11-18', 0, '2026-11-18'],
  ['over a weekend with its Saturday', '2026-11-13', 2, '2026-11-16'],
  ['over Christmas', '2026-12-24', 1, '2026-12-28'],
])('working days later: %s', (_name, from, days, to) => {
  expect(plusWorkingDays(terms, from, days)).toBe(to);
});
