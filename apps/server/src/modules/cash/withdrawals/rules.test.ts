import { withdrawalStatusIds } from '@sgb/contract/withdrawal-states.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOf, feeOf, mayMove, needsId, problemWith, termsFor, transitions, withdrawable } from './rules.ts';
import { withdrawalsTerms } from './settings.ts';

const terms = withdrawalsTerms.first;
const none = { todayCents: 0, monthCount: 0, everCents: 0 };

describe('how much may leave', () => {
  test.each([
    ['all that is old', [80_000, 0], [0, 0], 0, 80_000],
    ['not what was recharged lately', [80_000, 0], [30_000, 0], 30_000, 50_000],
    ['nor what a friend sent today', [80_000, 0], [30_000, 20_000], 50_000, 30_000],
    ['nothing where the newest is all that is left', [10_000, 0], [30_000, 0], 10_000, 0],
    ['commission at once', [10_000, 7_000], [30_000, 0], 10_000, 7_000],
    ['commission that is owed stays owed', [10_000, -7_000], [4_000, 0], 4_000, 6_000],
  ] as const)('%s', (_what, [available, commission], [recharged, received], resting, free) =>
    expect(
      withdrawable(
        { availableCents: available, commissionCents: commission },
        { rechargedCents: recharged, receivedCents: received },
      ),
    ).toEqual({ restingCents: resting, withdrawableCents: free }),
  );

  test('never more than there is, never less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.nat(1e9), fc.nat(1e9), (available, commission, recharged, received) => {
        const { withdrawableCents, restingCents } = withdrawable(
          { availableCents: available, commissionCents: commission },
          { rechargedCents: recharged, receivedCents: received },
        );
        expect(withdrawableCents).toBeGreaterThanOrEqual(commission);
        expect(withdrawableCents + restingCents).toBe(available + commission);
      }),
    );
  });

  test.each([
    [4_999, 100_000, none, 'Withdraw at least R\u00a050.00.'],
    [5_000, 100_000, none, null],
    [100_001, 100_000, none, 'You can withdraw R\u00a01,000.00 now.'],
    [2_000_000, 9_000_000, none, null],
    [2_000_001, 9_000_000, none, 'You can withdraw R\u00a020,000.00 more today.'],
    [5_001, 9_000_000, { ...none, todayCents: 1_995_000 }, 'You can withdraw R\u00a050.00 more today.'],
  ])('%i of %i after %j: %j', (cents, free, asked, words) =>
    expect(problemWith(cents, free, asked, terms)).toBe(words),
  );
});

test.each([
  ['whoever stays withdraws the minimum', false, 1_200, { minCents: 5_000, feeCents: 1_500 }],
  ['whoever leaves takes the rest for nothing', true, 1_200, { minCents: 1_200, feeCents: 0 }],
  ['whoever leaves with more withdraws like others', true, 5_000, { minCents: 5_000, feeCents: 1_500 }],
  ['nothing is no rest', true, 0, { minCents: 5_000, feeCents: 1_500 }],
])('%s', (_, closing, free, found) => expect(termsFor(terms, closing, free)).toMatchObject(found));

test.each([
  [0, 0],
  [1, 1_500],
  [7, 1_500],
])('after %i in a month the next costs %i', (monthCount, fee) =>
  expect(feeOf({ ...none, monthCount }, terms)).toBe(fee),
);

test.each([
  [0, 500_000, false],
  [0, 500_001, true],
  [495_000, 5_000, false],
  [495_000, 5_001, true],
])('after %i in all, %i needs a document: %s', (everCents, cents, needed) =>
  expect(needsId({ ...none, everCents }, cents, terms)).toBe(needed),
);

test.each([
  ['2026-11-08T08:00:00Z', null, ''],
  ['2026-11-08T07:59:59Z', null, 'Please confirm your email address first: see your profile.'],
  ['2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z', ''],
])('opened %s, email confirmed %s: %j', (opened, confirmed, words) =>
  expect(
    blockOf(
      { createdAt: new Date(opened), emailVerifiedAt: confirmed === null ? null : new Date(confirmed) },
      new Date('2026-11-15T08:00:00Z'),
      terms,
    ),
  ).toBe(words),
);

test('only the transitions of the table are allowed, each to the one who may', () => {
  const every = withdrawalStatusIds.flatMap((from) => withdrawalStatusIds.map((to) => ({ from, to })));
  const allowed = every.flatMap(({ from, to }) =>
    (['shopper', 'staff'] as const).filter((by) => mayMove(from, to, by)).map((by) => ({ from, to, by })),
  );
  expect(allowed).toHaveLength(transitions.length);
  expect(allowed).toEqual(expect.arrayContaining([...transitions]));
  expect(transitions.filter(({ by }) => by === 'shopper')).toEqual([{ from: 10, to: 50, by: 'shopper' }]);
});
