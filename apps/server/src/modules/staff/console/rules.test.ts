import { addHours } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { clockOf } from './rules.ts';

const now = new Date('2026-11-17T10:00:00Z');
const from = (before: number, after: number) => ({ oldest: addHours(now, -before), due: addHours(now, after) });

test.each([
  ['nothing was promised', { oldest: now, due: null }, 'none'],
  ['nothing waits', { oldest: null, due: null }, 'none'],
  ['there is time', from(1, 23), 'green'],
  ['just more than a quarter is left', from(17, 7), 'green'],
  ['a quarter is left', from(18, 6), 'amber'],
  ['hardly anything is left', from(23.9, 0.1), 'amber'],
  ['it is over', from(24, 0), 'red'],
  ['it is long over', from(48, -24), 'red'],
])('%s', (_what, queue, clock) => expect(clockOf(queue, now)).toBe(clock));
