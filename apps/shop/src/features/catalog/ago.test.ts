import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

const now = Date.parse('2026-11-15T08:00:00Z');
const minute = 60_000;

test.each([
  [-5 * minute, 'just now'],
  [0, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [3 * 60 * minute + 5, '3 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [40 * 24 * 60 * minute, '40 days ago'],
])('%i ms is %s', (age, text) => expect(agoText(new Date(now - age).toISOString(), now)).toBe(text));
