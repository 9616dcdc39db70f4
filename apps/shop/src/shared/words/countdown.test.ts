import { dayMs, hourMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { clockOf, leftWords } from './countdown.ts';

test.each([
  [75_000, '00:01:15'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [14 * hourMs, '14:00:00'],
])('%i ms left read %s', (ms, clock) => expect(clockOf(ms)).toBe(clock));

test.each([
  [3_723_000, '01:02:03'],
  [dayMs, '1 day 0 h'],
  [3 * dayMs + 4.5 * hourMs, '3 days 4 h'],
  [-5, '00:00:00'],
])('%i ms are %s', (ms, words) => expect(leftWords(ms)).toBe(words));
