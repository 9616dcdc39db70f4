import { expect, test } from 'vitest';
import { movableClock, systemClock } from './clock.ts';

test('the clock of the tests stands still until it is moved', () => {
  const clock = movableClock(new Date('2026-11-15T08:00:00Z'));
  expect(clock.now()).toEqual(new Date('2026-11-15T08:00:00Z'));
  clock.advance(90_000);
  expect(clock.now()).toEqual(new Date('2026-11-15T08:01:30Z'));
  clock.moveTo(new Date('2025-01-01T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2025-01-01T00:00:00Z'));
});

test('whoever changes the date they were given does not change the time', () => {
  const start = new Date(1000);
  const clock = movableClock(start);
  start.setTime(5);
  clock.now().setTime(7);
  expect(clock.now().getTime()).toBe(1000);
});

test('the clock of the system follows the system', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
