import { type RoundState, roundStateIds } from '@sgb/contract/group-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { dueOf, isOver, mayMove, type RoundMover, reachedBy, unfetchedStep } from './rules.ts';
import { roundTerms } from './settings.ts';

const allowed = [
  '10 20 leader',
  '10 20 staff',
  '10 20 clock',
  '10 90 leader',
  '10 90 staff',
  '10 90 clock',
  '20 90 staff',
  '20 90 clock',
  '20 30 staff',
  '20 30 clock',
  '30 90 staff',
  '30 90 clock',
  '30 40 staff',
  '30 40 clock',
  '40 50 leader',
  '40 50 staff',
  '50 60 leader',
  '50 60 staff',
  '50 60 clock',
  '60 70 leader',
  '60 70 staff',
  '60 70 clock',
];

test('these moves are allowed, and no other; finished and cancelled are the ends', () => {
  const movers: readonly RoundMover[] = ['leader', 'staff', 'clock'];
  const found = roundStateIds.flatMap((from) =>
    roundStateIds.flatMap((to) => movers.flatMap((who) => (mayMove(from, to, who) ? [`${from} ${to} ${who}`] : []))),
  );
  expect(new Set(found)).toEqual(new Set(allowed));
  expect(roundStateIds.filter(isOver)).toEqual([70, 90]);
});

const now = new Date('2026-11-15T08:00:00Z');

test.each<[string, RoundState, number, number | null, number, number, ReturnType<typeof dueOf>]>([
  ['before its date', 10, 1, null, 5, 50_000, 'wait'],
  ['at its date with two', 10, 0, null, 2, 3_000, 'close'],
  ['at its date with one', 10, 0, null, 1, 3_000, 'fallBack'],
  ['at its date with nobody', 10, -1, null, 0, 0, 'fallBack'],
  ['with its target reached', 10, 5, 30_000, 2, 30_000, 'close'],
  ['with its target reached by one alone', 10, 5, 30_000, 1, 40_000, 'wait'],
  ['just below its target', 10, 5, 30_000, 9, 29_500, 'wait'],
  ['closed already', 20, -1, null, 9, 29_500, 'wait'],
])('%s', (_when, state, days, targetGrams, members, billableGrams, due) => {
  const round = { state, endsAt: addDays(now, days), targetGrams };
  expect(dueOf(round, { members, billableGrams }, { minMembers: 2 }, now)).toBe(due);
});

test.each([
  [[], 20],
  [['20', '20 packed'], 20],
  [['8 packed', '20 packed'], 20],
  [['20 packed', '20 packed'], 30],
  [['20 packed', '21 packed'], 30],
  [['21 packed', '40 packed'], 40],
] as const)('with parcels at %j a round is at %i', (parcels, state) => {
  const known = parcels.map((words) => ({
    status: Number.parseInt(words, 10) as 20,
    packed: words.endsWith('packed'),
  }));
  expect(reachedBy(known)).toBe(state);
});

test.each([
  [null, 0, 30, 'wait'],
  [0, 0, 2.9, 'wait'],
  [0, 0, 3, 1],
  [0, 1, 6.9, 'wait'],
  [0, 1, 7, 2],
  [0, 0, 8, 2],
  [0, 2, 13.9, 'wait'],
  [0, 2, 14, 'back'],
] as const)('arrived at day %s, reminded %i times, on day %d: %s', (arrived, reminders, day, step) => {
  const start = new Date('2026-11-01T08:00:00Z');
  const arrivedAt = arrived === null ? null : start;
  expect(unfetchedStep({ arrivedAt, reminders }, roundTerms.first, addDays(start, day))).toBe(step);
});
