import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { ageOf, leftUntil, spanOf } from './age.ts';

test.each([
  [0, '1 min'],
  [59 * minuteMs, '59 min'],
  [hourMs, '1 h'],
  [dayMs - 1, '23 h'],
  [3 * dayMs, '3 d'],
])('%i ms are %s', (ms, words) => expect(spanOf(ms)).toBe(words));

test('a moment is so old, or so far away', () => {
  const now = Date.parse('2026-11-17T10:00:00Z');
  expect(ageOf('2026-11-17T08:00:00Z', now)).toBe('2 h');
  expect(ageOf('2026-11-17T10:00:05Z', now)).toBe('1 min');
  expect(leftUntil('2026-11-17T15:00:00Z', now)).toBe('5 h left');
  expect(leftUntil('2026-11-15T10:00:00Z', now)).toBe('2 d late');
});
