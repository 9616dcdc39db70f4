import { expect, test } from 'vitest';
import { addDays, shopDay, shopMoment } from './time.ts';

test.each([
  ['2026-11-15T21:59:59Z', '2026-11-15'],
  ['2026-11-15T22:00:00Z', '2026-11-16'],
])('%s is the day %s', (time, day) => expect(shopDay(new Date(time))).toBe(day));

test.each([
  [0, '2026-11-14T22:00:00.000Z'],
  [10, '2026-11-15T08:00:00.000Z'],
  [24, '2026-11-15T22:00:00.000Z'],
])('hour %i of a day', (hour, moment) => expect(shopMoment('2026-11-15', hour).toISOString()).toBe(moment));

test('days are added', () =>
  expect(addDays(new Date('2026-02-28T10:00:00Z'), 1)).toEqual(new Date('2026-03-01T10:00:00Z')));
