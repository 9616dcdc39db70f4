import { type RoundState, roundStateIds } from '@sgb/contract/group-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { expect, test } from 'vitest';
import { dueOf, isOver, mayMove, type RoundMover } from './rules.ts';

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
  '30 40 staff',
  '30 40 clock',
  '40 50 leader',
  '40 50 staff',
  '50 60 leader',
  '50 60 staff',
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
