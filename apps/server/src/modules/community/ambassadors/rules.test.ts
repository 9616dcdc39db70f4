import {
  type AmbassadorState,
  ambassadorStateIds,
  ambassadorStateNames,
  ambassadorStates,
} from '@sgb/contract/group-states.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Applicant,
  applyFault,
  inactivity,
  isPaying,
  isServing,
  type Mover,
  mayMove,
  roundedMembers,
  shownScore,
  stateAfterPause,
} from './rules.ts';

const now = new Date('2026-11-15T08:00:00Z');
const terms = { applyAgainDays: 30, warnDays: 45, inactiveDays: 60, scoreVotes: 3 };

const allowed: readonly [number, number, Mover][] = [
  [10, 20, 'staff'],
  [10, 30, 'staff'],
  [10, 40, 'self'],
  [20, 50, 'clock'],
  [20, 50, 'staff'],
  [20, 60, 'self'],
  [20, 60, 'staff'],
  [20, 60, 'clock'],
  [20, 70, 'staff'],
  [50, 60, 'self'],
  [50, 60, 'staff'],
  [50, 60, 'clock'],
  [50, 70, 'staff'],
  [60, 50, 'self'],
  [60, 50, 'staff'],
  [60, 20, 'self'],
  [60, 20, 'staff'],
  [60, 70, 'staff'],
];

test('these moves are allowed, and no other', () => {
  const movers: readonly Mover[] = ['self', 'staff', 'clock'];
  const found = ambassadorStateIds.flatMap((from) =>
    ambassadorStateIds.flatMap((to) =>
      movers.flatMap((who) => (mayMove(from, to, who) ? [`${from} ${to} ${who}`] : [])),
    ),
  );
  expect(new Set(found)).toEqual(new Set(allowed.map((move) => move.join(' '))));
  expect(Object.keys(ambassadorStateNames).map(Number)).toEqual(ambassadorStateIds);
});

describe('applying', () => {
  const fit: Applicant = {
    userType: userTypes.normalPersonal,
    customerIdentity: 1,
    staff: false,
    mobileVerified: true,
    hasIdentity: true,
    hasBank: true,
    last: undefined,
  };
  const last = (state: AmbassadorState, days: number) => ({ state, stateAt: addDays(now, -days) }) as const;
  test.each<[string, Partial<Applicant>, ReturnType<typeof applyFault>]>([
    ['anybody', {}, null],
    ['a member', { userType: userTypes.member }, null],
    ['an ambassador', { userType: userTypes.header }, 'leader'],
    ['a company', { userType: userTypes.normalBusiness }, 'business'],
    ['business identity', { customerIdentity: 2 }, 'business'],
    ['a big customer', { userType: userTypes.bigCustomer }, 'business'],
    ['staff', { staff: true }, 'business'],
    ['who waits for an answer', { last: last(10, 1) }, 'open'],
    ['who was refused yesterday', { last: last(30, 1) }, 'tooSoon'],
    ['who was refused 30 days ago', { last: last(30, 30) }, null],
    ['who took it back', { last: last(40, 0) }, null],
    ['who was one', { last: last(70, 0) }, null],
    ['without a confirmed number', { mobileVerified: false }, 'mobile'],
    ['without a document', { hasIdentity: false }, 'identity'],
    ['without a bank account', { hasBank: false }, 'bank'],
  ])('%s', (_who, given, fault) => {
    expect(applyFault({ ...fit, ...given }, terms, now)).toBe(fault);
  });
});

test.each([
  [44, null, 'none'],
  [45, null, 'warn'],
  [59, null, 'warn'],
  [59, 10, 'none'],
  // Warned before the last time they did something: that was about another silence.
  [50, 51, 'warn'],
  [60, 10, 'retire'],
  [60, null, 'retire'],
] as const)('silent for %s days, warned %s days ago: %s', (days, warned, step) => {
  const warnedAt = warned === null ? null : addDays(now, -warned);
  expect(inactivity(addDays(now, -days), warnedAt, terms, now)).toBe(step);
});

test('a pause ends where it began', () => {
  expect(stateAfterPause(addDays(now, 1), now)).toBe(ambassadorStates.approved);
  expect(stateAfterPause(now, now)).toBe(ambassadorStates.active);
  expect(stateAfterPause(null, now)).toBe(ambassadorStates.active);
  expect(ambassadorStateIds.filter(isServing)).toEqual([20, 50]);
});

test('a group is shown as at most as large as it is, and within four', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (members) => {
      const shown = roundedMembers(members);
      expect(shown % 5).toBe(0);
      expect(members - shown).toBeGreaterThanOrEqual(0);
      expect(members - shown).toBeLessThan(5);
    }),
  );
});

test.each([
  [4.666, 2, 0],
  [4.666, 3, 47],
  [5, 3, 50],
])('a mean of %s from %s votes is shown as %s', (mean, votes, shown) => {
  expect(shownScore(mean, votes, terms)).toBe(shown);
});

test.each([
  ['/shoporder/checkout/cn', true],
  ['/shop/shoporder/checkout/sa', true],
  ['/shoporder/2/cart/topay', true],
  ['/user/recharge', true],
  ['/recharge/pay', true],
  ['/deliveryorder/combine', true],
  ['/shoppingmall/index', false],
  ['/shoporder/2/index', false],
])('at %s somebody pays: %s', (location, paying) => {
  expect(isPaying(location)).toBe(paying);
});
