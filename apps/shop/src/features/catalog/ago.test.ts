import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

const now = Date.parse('2026-11-15T08:00:00Z');

test.each([
  [-5 * minuteMs, 'just now'],
  [0, 'just now'],
  [minuteMs - 1, 'just now'],
  [minuteMs, '1 minute ago'],
  [59 * minuteMs, '59 minutes ago'],
  [hourMs, '1 hour ago'],
  [3 * hourMs + 5, '3 hours ago'],
  [dayMs, '1 day ago'],
  [40 * dayMs, '40 days ago'],
])('%i ms is %s', (age, text) => expect(agoText(new Date(now - age).toISOString(), now)).toBe(text));
