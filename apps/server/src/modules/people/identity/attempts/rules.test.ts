import { minuteMs } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { afterWrong, lockedWords } from './rules.ts';

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

const terms = { tries: 3, hours: 24, firstMinutes: 15, mostMinutes: 100 };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
const in15 = minutesAgo(-15);

test.each([
  ['the first', [], null, null, null],
  ['the last but one', [10], null, null, null],
  ['the last', [20, 10], null, in15, in15],
  ['one too many', [40, 30, 20], minutesAgo(5), minutesAgo(-30), null],
  ['another', [99, 40, 30, 20], minutesAgo(5), minutesAgo(-60), null],
  ['many more', [99, 98, 97, 40, 30, 20], minutesAgo(5), minutesAgo(-100), null],
  ['the last, where others are a day old', [1440, 10], null, null, null],
  ['the last, long after another wait', [20, 10], minutesAgo(1440), in15, in15],
])('%s wrong password', (_which, before, waited, until, begins) => {
  const after = afterWrong({ wrongAt: before.map(minutesAgo), until: waited }, now, terms);
  expect([after.until, after.begins]).toEqual([until ?? waited, begins]);
  expect(after.wrongAt).toEqual([...before.filter((minutes) => minutes < 1440).map(minutesAgo), now]);
});
