import { minuteMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { lockedWords } from './rules.ts';

const now = new Date('2026-11-15T08:00:00Z');

test.each([
  [15 * minuteMs, '15 minutes'],
  [14 * minuteMs + 1, '15 minutes'],
  [1, '1 minute'],
  [120 * minuteMs, '120 minutes'],
  [121 * minuteMs, '3 hours'],
])('%i ms are %s to wait', (ms, words) =>
  expect(lockedWords(new Date(now.getTime() + ms), now)).toBe(
    `Too many wrong passwords. Please wait ${words}, or set a new password.`,
  ),
);
