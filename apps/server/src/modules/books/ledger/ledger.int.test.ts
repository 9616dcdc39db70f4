import { entryTypes } from '@sgb/contract/ledger.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTally } from '../../../platform/db/statements.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { type Bank, codeOf, done, openBank } from './bank.fixture.ts';
import { balance, book, reverse, spendable } from './index.ts';
import type { Balances } from './rules.ts';

let bank: Bank;
let [ann, ben] = [0, 0];
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(async () => {
  [ann, ben] = [await bank.person(), await bank.person()];
});
afterAll(() => bank.close());

describe('booking', () => {
  test('moves value and remembers what was before and after', async () => {
    await bank.give(ann, { available: 500, bonus: 20 });
    const paid = done(await bank.pay(ann, 100));
    expect(paid.changes).toEqual([
      { owner: ann, book: 'available', change: -80, before: 500, after: 420 },
      { owner: ann, book: 'bonus', change: -20, before: 20, after: 0 },
    ]);
    expect(await bank.balances(ann)).toEqual({ available: 420, bonus: 0 });
  });

  test.each([
    ['one statement between balances that are there', 1, balance],
    ['two where the balances decide which of them pays', 2, spendable],
  ])('takes %s', async (_, expected, from) => {
    await bank.give(ann, { available: 500, bonus: 1 });
    await bank.give(ben, { available: 500 });
    const transfer = { from: from(ann, 'available'), to: balance(ben, 'available'), amount: 5 };
    const statements = await withTally(async (tally) => {
      await bank.booking([transfer]);
      return tally.statements;
    });
    expect(statements).toBe(expected);
  });

  test('of several postings may spend what came in before, and changes nothing where nothing changes', async () => {
    await bank.give(ann, { available: 10 });
    const comes = { from: 'bank' as const, to: balance(ann, 'available'), amount: 50 };
    const goes = { from: balance(ann, 'available'), to: 'sales.goods' as const, amount: 60 };
    expect(codeOf(await bank.booking([goes, comes]))).toBe('balanceTooLow');
    expect(done(await bank.booking([comes, goes])).changes).toMatchObject([{ change: -10, before: 10, after: 0 }]);
    const through = done(await bank.booking([comes, { ...goes, amount: 50 }]));
    expect([through.changes, through.postings.length]).toEqual([[], 2]);
  });

  test('that lacks a cent is refused with what lacks, and leaves nothing', async () => {
    await bank.give(ann, { available: 100 });
    const refused = (await bank.pay(ann, 101)) as Refusal;
    expect(refused).toMatchObject({ code: 'balanceTooLow', data: { missing: 1 } });
    expect(refused.message).toContain('R\u00a00.01');
    expect(await bank.balances(ann)).toMatchObject({ available: 100 });
    expect(codeOf(await bank.booking([{ from: balance(ann, 'scoin'), to: 'scoin.spent', amount: 1 }]))).toBe(
      'scoinTooLow',
    );
  });

  test('goes with the transaction of whoever asked', async () => {
    await bank.give(ann, { available: 100 });
    const failing = bank.transact(async (tx) => {
      done(
        await book(tx, { ...bank.words(), postings: [{ from: balance(ann, 'available'), to: 'bank', amount: 100 }] }),
      );
      throw new Error('the order could not be written');
    });
    await expect(failing).rejects.toThrow('could not be written');
    expect(await bank.balances(ann)).toEqual({ available: 100 });
  });

  test('a clock that runs behind does not mix up the lines', async () => {
    await bank.give(ann, { available: 100 });
    const before = new Date(bank.app.clock.now().getTime() - 60_000);
    const late = await bank.transact((tx) =>
      book(tx, {
        ...bank.words(),
        now: before,
        postings: [{ from: balance(ann, 'available'), to: 'bank', amount: 1 }],
      }),
    );
    expect(done(late).at).toEqual(bank.app.clock.now());
  });
});

describe('what the caller has seen', () => {
  const paying = (amount: number, seen: Record<string, number>, key?: string) =>
    bank.transact((tx) =>
      book(tx, {
        ...bank.words(key),
        postings: [{ from: spendable(ann), to: 'sales.goods', amount }],
        seen: new Map(Object.entries(seen)) as Balances,
      }),
    );
  const counting = <Result>(work: () => Promise<Result>) =>
    withTally(async (tally) => ({ result: await work(), statements: tally.statements }));

  test.each([
    ['is still so', { available: 500, bonus: 20 }, 1],
    ['is more than lies there', { available: 500, bonus: 30 }, 3],
    ['is less than lies there, so that less would be taken of the bonus', { available: 500, bonus: 10 }, 3],
    ['is nothing', {}, 3],
    ['is less, but of the last balance', { available: 85, bonus: 20 }, 1],
    ['does not reach', { available: 5, bonus: 20 }, 1],
  ])('%s: the bonus is spent first', async (_, seen, expected) => {
    await bank.give(ann, { available: 500, bonus: 20 });
    const { result, statements } = await counting(() => paying(100, seen));
    expect(done(result).changes).toEqual([
      { owner: ann, book: 'available', change: -80, before: 500, after: 420 },
      { owner: ann, book: 'bonus', change: -20, before: 20, after: 0 },
    ]);
    expect(statements).toBe(expected);
  });

  test('is not part of the wish', async () => {
    await bank.give(ann, { available: 500, bonus: 20 });
    const first = done(await paying(100, { available: 500, bonus: 20 }, `seen:${ann}`));
    expect(await paying(100, { available: 420, bonus: 0 }, `seen:${ann}`)).toEqual({ ...first, replayed: true });
    expect(await bank.pay(ann, 100, `seen:${ann}`)).toEqual({ ...first, replayed: true });
  });

  test('by many at once is taken once', async () => {
    await bank.give(ann, { available: 70, bonus: 35 });
    const results = await Promise.all(Array.from({ length: 30 }, () => paying(10, { available: 70, bonus: 35 })));
    expect(results.filter((each) => codeOf(each) === 'done')).toHaveLength(10);
    expect(await bank.balances(ann)).toMatchObject({ available: 5, bonus: 0 });
  });
});

describe('the same key', () => {
  test('with the same input answers the first result, also when nothing is left to take', async () => {
    await bank.give(ann, { available: 100 });
    const first = done(await bank.pay(ann, 100, `same:${ann}`));
    const again = done(await bank.pay(ann, 100, `same:${ann}`));
    expect(again).toEqual({ ...first, replayed: true });
    expect(await bank.balances(ann)).toMatchObject({ available: 0 });
  });

  test('with another input is refused', async () => {
    await bank.give(ann, { available: 100 });
    await bank.pay(ann, 10, `other:${ann}`);
    expect(codeOf(await bank.pay(ann, 11, `other:${ann}`))).toBe('keyReused');
    expect(codeOf(await bank.pay(ann, 1_000, `other:${ann}`))).toBe('keyReused');
    expect(await bank.balances(ann)).toMatchObject({ available: 90 });
  });

  test('sent fifty times at once moves value once', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        bank.booking([{ from: 'bank', to: balance(ann, 'available'), amount: 700 }], `recharge:${ann}`),
      ),
    );
    expect(results.filter((each) => !done(each).replayed)).toHaveLength(1);
    expect(new Set(results.map((each) => done(each).entryId)).size).toBe(1);
    expect(await bank.balances(ann)).toEqual({ available: 700 });
  });
});

describe('at once', () => {
  test('two payments of the whole balance: one wins', async () => {
    await bank.give(ann, { available: 90, bonus: 10 });
    const codes = (await Promise.all([bank.pay(ann, 100), bank.pay(ann, 100)])).map(codeOf).toSorted();
    expect(codes).toEqual(['balanceTooLow', 'done']);
  });

  test('the first thirty entries of two who have no balance yet make each balance once and lose nothing', async () => {
    const two = [await bank.person(), await bank.person()] as const;
    const gifts = (order: readonly number[]) =>
      bank.booking(order.map((owner) => ({ from: 'bank', to: balance(owner, 'available'), amount: 10 })));
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, place) => gifts(place % 2 === 0 ? two : two.toReversed())),
    );
    for (const owner of two) {
      expect(await bank.balances(owner)).toEqual({ available: 300 });
      const afters = results.flatMap((result) => done(result).changes.filter((change) => change.owner === owner));
      expect(afters.map(({ after }) => after).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, place) => (place + 1) * 10),
      );
    }
  });

  test('transfers round and round between three end with the same total', async () => {
    const cas = await bank.person();
    const three = [ann, ben, cas];
    for (const each of three) await bank.give(each, { available: 1000 });
    const results = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        bank.booking([
          {
            from: balance(three[n % 3] ?? 0, 'available'),
            to: balance(three[(n + 1 + (n % 2)) % 3] ?? 0, 'available'),
            amount: 1 + (n % 400),
          },
        ]),
      ),
    );
    expect(results.some((each) => codeOf(each) === 'done')).toBe(true);
    const held = await Promise.all(three.map(bank.balances));
    expect(held.reduce((sum, { available = 0 }) => sum + available, 0)).toBe(3000);
  });
});

describe('giving back', () => {
  const back = (entryId: number, parts?: { amount: number }[], key?: string) =>
    bank.transact((tx) =>
      reverse(tx, { ...bank.words(key), type: entryTypes.refund, entryId, ...(parts && { parts }) }),
    );

  test('in parts goes the reverse way, and never beyond what was paid', async () => {
    await bank.give(ann, { available: 90, bonus: 10 });
    const { entryId } = done(await bank.pay(ann, 100));
    expect(codeOf(await back(entryId, [{ amount: 60 }]))).toBe('done');
    expect(await bank.balances(ann)).toMatchObject({ available: 60, bonus: 0 });
    expect(codeOf(await back(entryId, [{ amount: 41 }]))).toBe('refundTooLarge');
    expect(codeOf(await back(entryId))).toBe('done');
    expect(await bank.balances(ann)).toMatchObject({ available: 90, bonus: 10 });
    expect(codeOf(await back(entryId))).toBe('refundTooLarge');
  });

  test('twenty times at once happens once, and the same wish twice has one answer', async () => {
    await bank.give(ann, { available: 100 });
    const { entryId } = done(await bank.pay(ann, 100));
    const codes = (await Promise.all(Array.from({ length: 20 }, () => back(entryId)))).map(codeOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    const second = done(await bank.pay(ann, 100));
    const first = done(await back(second.entryId, undefined, `back:${second.entryId}`));
    expect(await back(second.entryId, undefined, `back:${second.entryId}`)).toEqual({ ...first, replayed: true });
  });

  test('takes S Coin that is spent already, but never money', async () => {
    const earned = await bank.give(ann, { scoin: 100 });
    await bank.booking([{ from: balance(ann, 'scoin'), to: 'scoin.spent', amount: 80 }]);
    expect(codeOf(await back(earned.entryId))).toBe('done');
    expect(await bank.balances(ann)).toMatchObject({ scoin: -80 });
    expect(codeOf(await bank.booking([{ from: balance(ann, 'scoin'), to: 'scoin.spent', amount: 1 }]))).toBe(
      'scoinTooLow',
    );
    await bank.give(ann, { scoin: 30 });
    expect(await bank.balances(ann)).toMatchObject({ scoin: -50 });

    const recharged = await bank.give(ann, { available: 100 });
    await bank.pay(ann, 60);
    expect(codeOf(await back(recharged.entryId))).toBe('balanceTooLow');
  });
});
