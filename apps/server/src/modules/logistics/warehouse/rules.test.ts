import { addDays } from '@sgb/contract/time.ts';
import { describe, expect, test } from 'vitest';
import { freeUntil, orderIdOf, reminderOf, storageDay, storageFee, storageState, weighedBefore } from './rules.ts';
import { warehouseTerms } from './settings.ts';

const terms = warehouseTerms.first;
const weighedAt = new Date('2026-03-01T10:00:00Z');
/** A tenth of a cubic metre: R1.00 a day at first, R2.00 later. */
const box = { weighedAt, extensions: 0, lengthMm: 500, widthMm: 500, heightMm: 400 };
const onDay = (day: number) => addDays(weighedAt, day - 1);

test.each([
  ['2026-03-01T10:00:00Z', 1],
  // Midnight in Johannesburg is 22:00 UTC.
  ['2026-03-01T21:59:59Z', 1],
  ['2026-03-01T22:00:00Z', 2],
  ['2026-04-29T10:00:00Z', 60],
])('%s is day %i', (now, day) => {
  expect(storageDay(weighedAt, new Date(now))).toBe(day);
  // It is among those of this day, and not among those of the next.
  expect(weighedAt < weighedBefore(day, new Date(now))).toBe(true);
  expect(weighedAt < weighedBefore(day + 1, new Date(now))).toBe(false);
});

describe('storage costs', () => {
  test.each([
    ['nothing for 60 days', box, 60, 60, 0],
    ['R1 on day 61', box, 60, 61, 100],
    ['R30 until day 90', box, 60, 90, 3_000],
    ['R2 a day from day 91', box, 60, 91, 3_200],
    ['R90 until day 120', box, 60, 120, 9_000],
    ['no more once it is given up', box, 60, 300, 9_000],
    ['15 days less for Silver', box, 75, 90, 1_500],
    ['Silver on day 91', box, 75, 91, 1_700],
    ['only the dearer days for Golden', box, 90, 120, 6_000],
    ['nothing for Platinum', box, 120, 120, 0],
    ['the least for a small thing', { ...box, lengthMm: 10, widthMm: 10, heightMm: 10 }, 60, 91, 30 * 100 + 200],
    ['by its volume for a large thing', { ...box, lengthMm: 2_000, widthMm: 1_000, heightMm: 1_000 }, 60, 61, 2_000],
    ['rounded half up each day', { ...box, lengthMm: 1_005, widthMm: 1_000, heightMm: 1_000 }, 60, 62, 2 * 1_005],
    ['30 days later with an extension', { ...box, extensions: 1 }, 60, 91, 100],
    ['90 days later with three', { ...box, extensions: 3 }, 60, 150, 0],
  ])('%s', (_, goods, freeDays, day, cents) => {
    expect(storageFee(goods, freeDays, onDay(day), terms)).toBe(cents);
  });

  test('never less the longer it lies', () => {
    let last = 0;
    for (let day = 1; day < 140; day++) {
      const cents = storageFee(box, 60, onDay(day), terms);
      expect(cents).toBeGreaterThanOrEqual(last);
      last = cents;
    }
  });
});

test.each([
  [60, 0, '2026-04-29T22:00:00.000Z'],
  [75, 0, '2026-05-14T22:00:00.000Z'],
  [60, 2, '2026-06-28T22:00:00.000Z'],
])('%i days and %i extensions are free until %s', (days, extensions, until) => {
  expect(freeUntil({ ...box, extensions }, days, terms).toISOString()).toBe(until);
});

test.each([
  [44, 0],
  [45, 45],
  [54, 45],
  [55, 55],
  [60, 60],
  [75, 75],
  [119, 118],
  [120, 118],
  [121, 121],
  [200, 121],
])('on day %i the reminder is %i', (day, reminder) => {
  expect(reminderOf(day, terms)).toBe(reminder);
});

test.each([
  ['SO00000017', 17],
  ['SO0000001', null],
  ['SF1234567890123', null],
  ['XSO00000017', null],
])('%s is order %s', (code, id) => {
  expect(orderIdOf(code)).toBe(id);
});

describe('what a shopper sees of storage', () => {
  const goods = { ...box, abandonedAt: null };
  const more = { cents: 2_000, days: 30 };
  test.each([
    ['on the first day', goods, 1, { daysLeft: 60, feeCents: 0, extension: more }],
    ['on the last free day', goods, 60, { daysLeft: 1, feeCents: 0 }],
    ['on the day after', goods, 61, { daysLeft: 0, feeCents: 100 }],
    ['with an extension', { ...goods, extensions: 1 }, 61, { daysLeft: 30, feeCents: 0, extension: more }],
    ['with all of them', { ...goods, extensions: 3 }, 61, { daysLeft: 90, extension: null }],
    ['once it was given up', { ...goods, abandonedAt: weighedAt }, 130, { daysLeft: 0, extension: null }],
  ])('%s', (_, lying, day, expected) => {
    expect(storageState(lying, 60, onDay(day), terms)).toMatchObject({ day, ...expected });
  });

  test('it is given up on the day that the rules say, later with extensions', () => {
    const givenUpOn = (extensions: number) => storageState({ ...goods, extensions }, 60, onDay(1), terms).givenUpOn;
    expect(storageDay(weighedAt, givenUpOn(0))).toBe(121);
    expect(storageDay(weighedAt, givenUpOn(2))).toBe(181);
  });
});
