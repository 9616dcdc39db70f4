import type { BalanceKind } from '@sgb/contract/ledger.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { split } from './hold.ts';
import {
  type Balances,
  balance,
  balancesIn,
  checkPosting,
  fixedOf,
  frozenOf,
  keyOf,
  type Posting,
  type Settled,
  settle,
  spendable,
} from './rules.ts';
import type { BookedPosting } from './store.ts';
import { undoing } from './undo-rules.ts';

const available = balance(1, 'available');
const bonus = balance(1, 'bonus');
const scoin = balance(1, 'scoin');

const holding = (amounts: { available?: number; bonus?: number; scoin?: number }) =>
  new Map(Object.entries(amounts).map(([book, amount]) => [`1 ${book}`, amount]));

describe('spending', () => {
  test.each([
    [{ bonus: 30, available: 100 }, 20, [['bonus', 20]]],
    [{ bonus: 30, available: 100 }, 30, [['bonus', 30]]],
    [
      { bonus: 30, available: 100 },
      50,
      [
        ['bonus', 30],
        ['available', 20],
      ],
    ],
    [{ available: 100 }, 100, [['available', 100]]],
  ])('of %j takes %i from the bonus first', (amounts, amount, taken) => {
    const wish: Posting = { from: spendable(1), to: 'sales.goods', amount };
    const settled = settle(holding(amounts), [wish]) as Settled;
    expect(settled.postings.map(({ from, amount: part }) => [(from as { book: string }).book, part])).toEqual(taken);
  });

  test('more than there is tells what lacks', () => {
    const wish: Posting = { from: spendable(1), to: 'sales.goods', amount: 131 };
    expect(settle(holding({ bonus: 30, available: 100 }), [wish])).toEqual({ asset: 'ZAR', missing: 1 });
  });

  test('may use what came in with the posting before, not what comes after', () => {
    const comes: Posting = { from: 'bank', to: available, amount: 50 };
    const goes: Posting = { from: available, to: 'sales.goods', amount: 50 };
    expect(settle(new Map(), [comes, goes])).toMatchObject({ changes: [] });
    expect(settle(new Map(), [goes, comes])).toEqual({ asset: 'ZAR', missing: 50 });
  });
});

test('S Coin goes below nothing only when it is given back', () => {
  const wish: Posting = { from: scoin, to: 'scoin.issued', amount: 80 };
  expect(settle(holding({ scoin: 50 }), [wish])).toEqual({ asset: 'SCOIN', missing: 30 });
  expect(settle(holding({ scoin: 50 }), [wish], { mayOwe: true })).toMatchObject({ changes: [{ after: -30 }] });
  const money: Posting = { from: available, to: 'bank', amount: 80 };
  expect(settle(holding({ available: 50 }), [money], { mayOwe: true })).toMatchObject({ missing: 30 });
  const earned: Posting = { from: balance(1, 'commission'), to: 'commissions', amount: 80 };
  expect(settle(new Map(), [earned])).toEqual({ asset: 'ZAR', missing: 80 });
  expect(settle(new Map(), [earned], { mayOwe: true })).toMatchObject({ changes: [{ after: -80 }] });
  const more: Posting = { from: scoin, to: 'scoin.spent', amount: 1 };
  expect(settle(holding({ scoin: -30 }), [more])).toEqual({ asset: 'SCOIN', missing: 1 });
});

test.each<[string, Posting]>([
  ['half a cent', { from: 'bank', to: available, amount: 0.5 }],
  ['nothing', { from: 'bank', to: available, amount: 0 }],
  ['less than nothing', { from: 'bank', to: available, amount: -5 }],
  ['more than can be counted', { from: 'bank', to: available, amount: 2 ** 60 }],
  ['rand as S Coin', { from: 'bank', to: scoin, amount: 5 }],
  ['S Coin as rand', { from: [scoin, available], to: 'bank', amount: 5 }],
  ['a place that is not there', { from: 'mattress' as 'bank', to: available, amount: 5 }],
  ['nowhere', { from: [], to: 'bank', amount: 5 }],
])('%s is never booked', (_, posting) => expect(() => checkPosting(posting)).toThrow());

const paid = (position: number, from: 'bonus' | 'available', amount: number, more: Partial<BookedPosting> = {}) => ({
  position,
  from: balance(1, from),
  to: 'sales.goods' as const,
  amount,
  origin: undefined,
  item: undefined,
  undoes: undefined,
  returned: 0,
  ...more,
});

describe('giving back', () => {
  const payment = [paid(0, 'bonus', 10), paid(1, 'available', 90)];
  const back = (amount: number, booked: BookedPosting[] = payment) =>
    undoing(booked, [{ amount }])?.postings.map((each) => [(each.to as { book: string }).book, each.amount]);

  test.each([
    [50, [['available', 50]]],
    [90, [['available', 90]]],
    [
      95,
      [
        ['available', 90],
        ['bonus', 5],
      ],
    ],
    [
      100,
      [
        ['available', 90],
        ['bonus', 10],
      ],
    ],
    [101, undefined],
  ])('%i of a payment goes the reverse way', (amount, expected) => expect(back(amount)).toEqual(expected));

  test('goes on where it stopped', () => {
    expect(back(10, [paid(0, 'bonus', 10), paid(1, 'available', 90, { returned: 85 })])).toEqual([
      ['available', 5],
      ['bonus', 5],
    ]);
  });

  test('of one thing, or of one till, leaves the others alone', () => {
    const two = [
      paid(0, 'available', 40, { item: 'order:1' }),
      paid(1, 'available', 60, { item: 'order:2' }),
      paid(2, 'available', 5, { item: 'order:2', to: 'sales.serviceFee' }),
    ];
    expect(undoing(two, [{ item: 'order:1', amount: 40 }])?.returns).toEqual([
      { position: 0, amount: 40, returned: 40 },
    ]);
    expect(undoing(two, [{ item: 'order:1', amount: 41 }])).toBeNull();
    expect(undoing(two, [{ till: 'sales.serviceFee', amount: 5 }])?.postings[0]).toMatchObject({ undoes: 2 });
  });

  test('what was frozen on its way goes to the balance it was frozen from, and what went home stays', () => {
    const captured = [
      paid(0, 'available', 30, { from: frozenOf(1, 'ZAR'), origin: 'bonus' }),
      paid(1, 'available', 70, { from: frozenOf(1, 'ZAR'), to: available }),
    ];
    expect(undoing(captured)?.postings).toMatchObject([{ from: 'sales.goods', to: bonus, amount: 30 }]);
  });
});

describe('capturing a hold', () => {
  const parts = [
    { from: bonus, to: frozenOf(1, 'ZAR'), amount: 10 },
    { from: available, to: frozenOf(1, 'ZAR'), amount: 90 },
  ];

  test('uses what was set aside first, and sends the rest home', () => {
    expect(split(1, parts, [{ to: 'bank', amount: 40 }])).toMatchObject([
      { to: 'bank', amount: 10, origin: 'bonus' },
      { to: 'bank', amount: 30, origin: 'available' },
      { to: available, amount: 60 },
    ]);
  });

  test('never takes more than was set aside', () =>
    expect(() => split(1, parts, [{ to: 'bank', amount: 101 }])).toThrow());
});

test('settling never makes or loses anything, and its changes are what its postings say', () => {
  const place = fc.constantFrom('bank' as const, available, bonus, balance(2, 'available'), balance(2, 'jar'));
  const posting = fc
    .record({ from: place, to: place, amount: fc.integer({ min: 1, max: 100 }) })
    .filter(({ from, to }) => from !== to);
  const start = fc.dictionary(fc.constantFrom('1 available', '1 bonus', '2 available', '2 jar'), fc.nat(200));
  fc.assert(
    fc.property(start, fc.array(posting, { minLength: 1, maxLength: 6 }), (held, postings) => {
      const before = new Map(Object.entries(held));
      const settled = settle(before, postings);
      if ('missing' in settled) return settled.missing > 0;
      const after = new Map(before);
      for (const { from, to, amount } of settled.postings) {
        if (typeof from !== 'string') after.set(keyOf(from), (after.get(keyOf(from)) ?? 0) - amount);
        if (typeof to !== 'string') after.set(keyOf(to), (after.get(keyOf(to)) ?? 0) + amount);
      }
      for (const change of settled.changes) expect(change.after).toBe(after.get(keyOf(change)));
      for (const [key, amount] of after) {
        expect(amount).toBeGreaterThanOrEqual(0);
        const changed = settled.changes.some((change) => keyOf(change) === key);
        expect(changed).toBe(amount !== (before.get(key) ?? 0));
      }
      return true;
    }),
  );
});

test('what is settled before anybody looks is what would be settled by looking', () => {
  const place = fc.constantFrom('bank' as const, available, bonus, balance(2, 'available'));
  const posting = fc
    .record({ from: place, to: place, amount: fc.integer({ min: 1, max: 100 }) })
    .filter(({ from, to }) => from !== to);
  const start = fc.dictionary(fc.constantFrom('1 available', '1 bonus', '2 available'), fc.nat(200));
  fc.assert(
    fc.property(start, fc.array(posting, { minLength: 1, maxLength: 6 }), (held, postings) => {
      const before = new Map(Object.entries(held));
      const fixed = fixedOf(postings);
      const demands = fixed?.demands ?? [];
      const covered = demands.every((each) => each.least === null || (before.get(keyOf(each)) ?? 0) >= each.least);
      const settled = settle(before, postings);
      expect(covered).toBe('changes' in settled);
      if (!('changes' in settled)) return;
      expect(fixed?.postings).toEqual(settled.postings);
      const changes = demands
        .filter(({ change }) => change !== 0)
        .map(({ owner, book, change }) => ({ owner, book, change }));
      expect(settled.changes).toMatchObject(changes);
    }),
  );
});

test('where balances decide which of them pays, and where there is none, nothing is settled before', () => {
  expect(fixedOf([{ from: spendable(1), to: 'bank', amount: 1 }])).toBeUndefined();
  expect(fixedOf([{ from: 'gateway.yoco', to: 'bank', amount: 1 }])).toBeUndefined();
  expect(fixedOf([{ from: [available], to: 'bank', amount: 1 }])?.demands).toEqual([
    { ...available, change: -1, least: 1, most: null },
  ]);
});

test('what is settled by what was seen is what would be settled by looking, or is not written', () => {
  const jar = balance(2, 'jar');
  const tills = fc.constantFrom('bank' as const, 'sales.goods' as const);
  const from = fc.oneof(
    fc.constantFrom(spendable(1), [available, bonus], [bonus, balance(1, 'commission'), available]),
    fc.constantFrom('bank' as const, available, bonus, jar),
  );
  const amount = fc.integer({ min: 1, max: 60 });
  const posting: fc.Arbitrary<Posting> = fc.oneof(
    fc.record({ from, to: tills, amount }),
    fc.record({ from: tills, to: fc.constantFrom(available, bonus, jar), amount }),
  );
  const some = fc.integer({ min: 0, max: 80 });
  const balances = fc.record({ available: some, bonus: some, commission: some }, { requiredKeys: [] });
  // Often a little more or less lies there than was seen.
  const since = fc.record({ available: fc.integer({ min: -3, max: 3 }), bonus: fc.integer({ min: -3, max: 3 }) });
  let [written, other] = [0, 0];
  fc.assert(
    fc.property(
      balances,
      since,
      fc.array(posting, { minLength: 1, maxLength: 4 }),
      some,
      (saw, then, postings, lay) => {
        const now = { ...saw, available: (saw.available ?? 0) + then.available, bonus: (saw.bonus ?? 0) + then.bonus };
        const held = new Map([...holding(now)].map(([key, each]) => [key, Math.max(0, each)]));
        held.set(keyOf(jar), lay);
        const fixed = fixedOf(postings, new Map(Object.entries(saw)) as Balances);
        if (!fixed) return;
        const covered = fixed.demands.every((each) => {
          const balance = held.get(keyOf(each)) ?? 0;
          return balance >= (each.least ?? balance) && balance <= (each.most ?? balance);
        });
        if (!covered) {
          other += 1;
          return;
        }
        written += 1;
        const settled = settle(held, postings) as Settled;
        expect(settled.postings).toEqual(fixed.postings);
        expect(settled.changes.map(({ before: _, after: __, ...each }) => each)).toEqual(
          fixed.demands.filter(({ change }) => change !== 0).map(({ least: _, most: __, ...each }) => each),
        );
      },
    ),
    { numRuns: 2000 },
  );
  expect(Math.min(written, other)).toBeGreaterThan(100);
});

test('what was seen unchanged is always enough, where it was enough to see', () => {
  const seen = new Map<BalanceKind, number>([
    ['bonus', 30],
    ['available', 100],
  ]);
  const paying = (amount: number) => fixedOf([{ from: spendable(1), to: 'sales.goods', amount }], seen);
  expect(paying(50)?.demands).toEqual([
    { ...available, change: -20, least: 20, most: null },
    { ...bonus, change: -30, least: 30, most: 30 },
  ]);
  expect(paying(30)?.demands).toMatchObject([
    { change: 0, least: null },
    { change: -30, least: 30, most: null },
  ]);
});

test('what was seen is not enough where a later posting needs more of a balance that was emptied', () => {
  const seen = new Map<BalanceKind, number>([['bonus', 20]]);
  const more: Posting = { from: bonus, to: 'bank', amount: 5 };
  expect(fixedOf([{ from: spendable(1), to: 'sales.goods', amount: 30 }, more], seen)).toBeUndefined();
});

test('an entry is about one shopper, or between two', () => {
  const to = (owner: number): Posting => ({ from: 'bank', to: balance(owner, 'available'), amount: 1 });
  expect(balancesIn([to(2), to(1), { ...to(2), to: balance(2, 'bonus') }])).toHaveLength(3);
  expect(() => balancesIn([to(1), to(2), to(3)])).toThrow('between two');
});
