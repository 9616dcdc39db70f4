import { caseStateIds, caseVoices } from '@sgb/contract/workorder-states.ts';
import { describe, expect, test } from 'vitest';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { ordersTerms } from '../../buying/orders/settings.ts';
import {
  actionsOf,
  type Clocked,
  closesAt,
  daysToPay,
  deadlines,
  isLate,
  lateDays,
  mayMove,
  mayReopen,
  remindersDue,
  resumedDecision,
} from './rules.ts';
import { workordersTerms } from './settings.ts';

const terms = workordersTerms.first;
const working = shopWorkingTime.first;
const china = ordersTerms.first.chinaDaysOff;
const hours = { answer: working, decision: { ...working, daysOff: [...working.daysOff, ...china] } };
const at = (text: string) => new Date(`${text}:00+02:00`);

/** Opened on Monday at nine. */
const fresh: Clocked = {
  type: 1,
  state: 10,
  stateAt: at('2026-11-16T09:00'),
  answerBy: at('2026-11-16T13:00'),
  answeredAt: null,
  decideBy: at('2026-11-19T09:00'),
  decidedAt: null,
  reopened: 0,
  closeReason: null,
};

test('a case moves only as it may, by whom it may', () => {
  const allowed = caseStateIds.flatMap((from) =>
    caseStateIds.flatMap((to) =>
      caseVoices.filter((who) => mayMove(from, to, who)).map((who) => `${from} ${to} ${who}`),
    ),
  );
  expect(allowed).toEqual([
    '10 20 staff',
    '10 30 staff',
    '10 40 staff',
    '10 50 shopper',
    '20 30 staff',
    '20 40 staff',
    '20 50 shopper',
    '30 20 shopper',
    '30 20 staff',
    '30 40 staff',
    '30 50 shopper',
    '30 50 shop',
    '40 20 shopper',
    '40 50 shopper',
    '40 50 shop',
    '50 20 shopper',
  ]);
});

describe('clocks', () => {
  test.each([
    ['missing, on a Monday', 1, '2026-11-16T09:00', 8, '2026-11-16T13:00', '2026-11-19T09:00'],
    ['not received has five days', 5, '2026-11-16T09:00', 8, '2026-11-16T13:00', '2026-11-21T09:00'],
    ['a Platinum member is answered within the hour', 1, '2026-11-16T09:00', 1, '2026-11-16T10:00', '2026-11-19T09:00'],
    ['over the weekend', 3, '2026-11-13T16:00', 8, '2026-11-14T11:00', '2026-11-18T11:00'],
    ['over a holiday of this country', 1, '2026-12-15T16:00', 8, '2026-12-17T11:00', '2026-12-21T11:00'],
    ['a holiday of China stops only the decision', 1, '2026-09-30T16:00', 8, '2026-10-01T11:00', '2026-10-12T11:00'],
  ] as const)('%s', (_name, type, opened, answerHours, answerBy, decideBy) => {
    expect(deadlines(type, at(opened), answerHours, hours, terms)).toEqual({
      answerBy: at(answerBy),
      decideBy: at(decideBy),
    });
  });

  test('the decision waits as long as the shopper does', () => {
    const asked = { ...fresh, state: 30, stateAt: at('2026-11-17T09:00'), answeredAt: fresh.stateAt } as const;
    expect(isLate(asked, at('2026-11-25T09:00'))).toBe(false);
    expect(resumedDecision(asked, at('2026-11-23T09:00'), hours, terms)).toEqual(at('2026-11-25T09:00'));
  });

  test('what was late when we asked leaves us a few hours', () => {
    const asked = { ...fresh, state: 30, stateAt: at('2026-11-20T09:00'), answeredAt: fresh.stateAt } as const;
    expect(resumedDecision(asked, at('2026-11-23T09:00'), hours, terms)).toEqual(at('2026-11-23T13:00'));
  });
});

describe('being late', () => {
  const answered = { ...fresh, state: 20, answeredAt: at('2026-11-16T10:00') } as const;
  test.each([
    ['in time', fresh, '2026-11-16T13:00', []],
    ['a minute', fresh, '2026-11-16T13:01', ['2026-11-16']],
    ['the night does not count', fresh, '2026-11-17T07:59', ['2026-11-16']],
    ['into the next day', fresh, '2026-11-17T08:01', ['2026-11-16', '2026-11-17']],
    ['answered, and not decided', answered, '2026-11-19T09:00', []],
    ['the decision is late', answered, '2026-11-20T10:00', ['2026-11-19', '2026-11-20']],
    ['Saturday counts, Sunday does not', answered, '2026-11-23T07:00', ['2026-11-19', '2026-11-20', '2026-11-21']],
    ['solved', { ...answered, state: 40, decidedAt: at('2026-11-18T10:00') } as const, '2026-11-23T10:00', []],
  ])('%s', (_name, found, now, days) => {
    expect(lateDays(found, at(now), hours)).toEqual(days);
    expect(isLate(found, at(now))).toBe(days.length > 0);
  });

  test('both clocks on one day are one day', () => {
    const days = lateDays(fresh, at('2026-11-20T10:00'), hours);
    expect(days).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']);
  });

  test('each day is paid for once, and five of them at most', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
    expect(daysToPay(days, new Set(), terms)).toEqual(days.slice(0, 5));
    expect(daysToPay(days, new Set(days.slice(0, 2)), terms)).toEqual(days.slice(2, 5));
    expect(daysToPay(days, new Set(days.slice(0, 5)), terms)).toEqual([]);
  });
});

describe('silence and closing', () => {
  const asked = { ...fresh, state: 30 } as const;
  test.each([
    ['2026-11-19T08:59', 0],
    ['2026-11-19T09:00', 1],
    ['2026-11-22T09:00', 2],
  ])('by %s the shopper was reminded %i times', (now, count) => {
    expect(remindersDue(asked, at(now), terms)).toBe(count);
  });

  test('what waits for the shopper closes after seven days, and what is solved too', () => {
    expect(closesAt(asked, terms)).toEqual(at('2026-11-23T09:00'));
    expect(closesAt({ ...fresh, state: 40 }, terms)).toEqual(at('2026-11-23T09:00'));
    expect(closesAt(fresh, terms)).toBeNull();
  });

  const solved = { ...fresh, state: 40, decidedAt: fresh.stateAt } as const;
  test.each([
    ['solved', solved, '2026-11-23T08:59', true],
    ['solved too long ago', solved, '2026-11-23T09:00', false],
    ['solved, and opened again before', { ...solved, reopened: 1 } as const, '2026-11-17T09:00', false],
    ['accepted', { ...solved, state: 50, closeReason: 'accepted' } as const, '2026-11-22T09:00', true],
    ['closed in silence', { ...fresh, state: 50, closeReason: 'silence' } as const, '2026-11-22T09:00', true],
    ['taken back', { ...fresh, state: 50, closeReason: 'withdrawn' } as const, '2026-11-16T10:00', false],
    ['open', fresh, '2026-11-16T10:00', false],
  ])('%s: can be opened again: %s', (_name, found, now, may) => {
    expect(mayReopen(found, at(now), terms)).toBe(may);
  });
});

test.each([
  ['open', fresh, '2026-11-16T10:00', ['answer', 'withdraw']],
  ['late', fresh, '2026-11-16T14:00', ['answer', 'escalate', 'withdraw']],
  ['solved', { ...fresh, state: 40 } as const, '2026-11-16T14:00', ['accept', 'reopen']],
  ['closed', { ...fresh, state: 50, closeReason: 'withdrawn' } as const, '2026-11-16T14:00', []],
])('what can be done: %s', (_name, found, now, actions) => {
  expect(actionsOf({ ...found, escalatedAt: null }, at(now), terms)).toEqual(actions);
});
