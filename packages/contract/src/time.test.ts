import { describe, expect, test } from 'vitest';
import {
  addDays,
  addHours,
  addMinutes,
  addMonths,
  daysBetween,
  endOfDay,
  plusDays,
  plusMonths,
  shopDay,
  shopMoment,
  shopTime,
  shopZone,
  startOfDay,
  startOfMonth,
} from './time.ts';

test('moments are moved, back as well', () => {
  const moment = new Date('2026-02-28T10:00:00Z');
  expect(addDays(moment, 1)).toEqual(new Date('2026-03-01T10:00:00Z'));
  expect(addHours(moment, -11)).toEqual(new Date('2026-02-27T23:00:00Z'));
  expect(addMinutes(moment, 90)).toEqual(new Date('2026-02-28T11:30:00Z'));
});

describe('the day of the shop', () => {
  test.each([
    ['2026-11-14T22:30:00Z', '2026-11-15'],
    ['2026-11-15T21:59:59.999Z', '2026-11-15'],
    ['2026-11-15T22:00:00Z', '2026-11-16'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
  ])('%s is the day %s', (time, day) => expect(shopDay(new Date(time))).toBe(day));

  test('is that of the calendar, in every hour of a year', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: shopZone });
    for (let hour = 0; hour < 366 * 24; hour++) {
      const moment = addHours(new Date('2027-12-31T22:00:00Z'), hour);
      expect(shopDay(moment)).toBe(calendar.format(moment));
    }
  });

  test.each([
    [0, '2026-11-14T22:00:00.000Z'],
    [10, '2026-11-15T08:00:00.000Z'],
    [24, '2026-11-15T22:00:00.000Z'],
  ])('hour %i of a day', (hour, moment) => expect(shopMoment('2026-11-15', hour).toISOString()).toBe(moment));

  test.each([
    ['2026-11-14T21:59:59.999Z', '2026-11-13T22:00:00.000Z', '2026-11-14T22:00:00.000Z'],
    ['2026-11-14T22:00:00.000Z', '2026-11-14T22:00:00.000Z', '2026-11-15T22:00:00.000Z'],
  ])('that %s lies in begins %s and ends %s', (time, start, end) => {
    expect(startOfDay(new Date(time)).toISOString()).toBe(start);
    expect(endOfDay(new Date(time)).toISOString()).toBe(end);
  });

  test('begins a month two hours before it does in London', () => {
    expect(startOfMonth(new Date('2026-10-31T21:59:59Z')).toISOString()).toBe('2026-09-30T22:00:00.000Z');
    expect(startOfMonth(new Date('2026-10-31T22:00:00Z')).toISOString()).toBe('2026-10-31T22:00:00.000Z');
  });

  test('has its own time', () => expect(shopTime(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-01 00:00'));
});

test('days follow one another over months, and back', () => {
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});

test.each([
  ['2026-11-15', 1, '2026-12-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, end) => expect(plusMonths(day, months)).toBe(end));

test.each([
  ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00Z'],
  ['2026-11-01T10:00:00Z', 6, '2027-05-01T10:00:00Z'],
  // Half past midnight on the 31st, and on the 1st, by the clock of the shop.
  ['2026-08-30T22:30:00Z', 6, '2027-02-27T22:30:00Z'],
  ['2026-08-31T22:30:00Z', 6, '2027-02-28T22:30:00Z'],
])('%s and %i months', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to));
});
