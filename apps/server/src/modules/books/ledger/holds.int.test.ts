import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTally } from '../../../platform/db/statements.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Bank, codeOf, done, openBank } from './bank.fixture.ts';
import { balance, captureHold, placeHold, placeHolds, releaseHold, reverse, spendable } from './index.ts';
import { expireHoldsJob } from './jobs.ts';

let bank: Bank;
let [ann, ben] = [0, 0];
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(async () => {
  [ann, ben] = [await bank.person(), await bank.person()];
});
afterAll(() => bank.close());

describe('a hold', () => {
  const place = (owner: number, amount: number, expiresAt?: Date) =>
    bank.transact((tx) =>
      placeHold(tx, {
        ...bank.words(),
        from: [balance(owner, 'bonus'), balance(owner, 'available')],
        amount,
        ...(expiresAt && { expiresAt }),
      }),
    );
  const capture = (holdId: number, amount: number) =>
    bank.transact((tx) => captureHold(tx, { holdId, now: bank.app.clock.now(), to: [{ to: 'bank', amount }] }));
  const release = (holdId: number) => bank.transact((tx) => releaseHold(tx, { holdId, now: bank.app.clock.now() }));

  test('is captured in part, and the rest goes where it came from', async () => {
    await bank.give(ann, { available: 100, bonus: 30 });
    const { entryId } = done(await place(ann, 90));
    expect(await bank.balances(ann)).toEqual({ available: 40, bonus: 0, frozen: 90 });
    const first = done(await capture(entryId, 50));
    expect(await bank.balances(ann)).toEqual({ available: 80, bonus: 0, frozen: 0 });
    expect(await capture(entryId, 50)).toEqual({ ...first, replayed: true });
    expect(codeOf(await capture(entryId, 51))).toBe('holdEnded');
    expect(codeOf(await release(entryId))).toBe('holdEnded');
    const refund = { ...bank.words(), entryId: first.entryId };
    done(await bank.transact((tx) => reverse(tx, refund)));
    expect(await bank.balances(ann)).toEqual({ available: 100, bonus: 30, frozen: 0 });
  });

  test('ends once, however many try', async () => {
    await bank.give(ann, { available: 100 });
    const { entryId } = done(await place(ann, 100));
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? capture(entryId, 100) : release(entryId))),
    );
    const moved = ends.filter((each) => each instanceof Refusal === false && !each.replayed);
    expect(moved).toHaveLength(1);
  });

  test('two of the whole balance: one wins', async () => {
    await bank.give(ann, { available: 100 });
    const codes = (await Promise.all([place(ann, 100), place(ann, 100)])).map(codeOf).toSorted();
    expect(codes).toEqual(['balanceTooLow', 'done']);
  });

  test('that waits too long cannot be captured, and is given back', async () => {
    await bank.give(ann, { available: 100 });
    const { entryId } = done(await place(ann, 100, new Date(bank.app.clock.now().getTime() + 1000)));
    await bank.give(ben, { available: 7 });
    const kept = done(await place(ben, 7));
    bank.app.clock.advance(1000);
    expect(codeOf(await capture(entryId, 100))).toBe('holdEnded');
    await expireHoldsJob.perform(bank.app, {});
    expect(await bank.balances(ann)).toEqual({ available: 100, bonus: 0, frozen: 0 });
    expect(await bank.balances(ben)).toMatchObject({ frozen: 7 });
    done(await release(kept.entryId));
  });

  test('of S Coin lies apart from money', async () => {
    await bank.give(ann, { scoin: 300 });
    const held = done(
      await bank.transact((tx) => placeHold(tx, { ...bank.words(), from: [balance(ann, 'scoin')], amount: 200 })),
    );
    expect(await bank.balances(ann)).toEqual({ scoin: 100, 'scoin.frozen': 200 });
    done(await release(held.entryId));
  });
});

describe('holds of many', () => {
  const wish = (owner: number, amount: number, words = bank.words()) => {
    const [bonus, available] = spendable(owner);
    if (!bonus || !available) throw new Error('nobody');
    const from: [typeof bonus, typeof available] = [bonus, available];
    return { ...words, from, amount };
  };
  const placeAll = (wishes: readonly ReturnType<typeof wish>[]) => bank.transact((tx) => placeHolds(tx, wishes));
  const codes = (answers: readonly ({ entryId: number } | Refusal)[]) =>
    answers.map((each) => (each instanceof Refusal ? each.code : 'done'));

  test('are each as one alone: refused alone, sent again, ended, in as many statements as one', async () => {
    const crowd = [ann, ben];
    while (crowd.length < 12) crowd.push(await bank.person());
    for (const owner of crowd.slice(1)) await bank.give(owner, { available: 100, bonus: 7 });
    const wishes = crowd.toReversed().map((owner) => wish(owner, 90));
    const first = await placeAll(wishes);
    expect(codes(first)).toEqual([...Array(11).fill('done'), 'balanceTooLow']);
    expect(await bank.balances(ben)).toEqual({ available: 17, bonus: 0, frozen: 90 });
    const again = await placeAll(wishes);
    expect(again.slice(0, 11)).toEqual(first.slice(0, 11));
    // The same wish alone is known, and another one with its key is not taken for it.
    const last = wishes.at(-2);
    if (!last) throw new Error('there were twelve');
    expect(done(await bank.transact((tx) => placeHold(tx, last)))).toMatchObject({ ...first.at(-2), replayed: true });
    expect(codes(await placeAll([{ ...last, amount: 5 }]))).toEqual(['keyReused']);
    const [held] = first;
    if (!held || held instanceof Refusal) throw new Error('the first was done');
    done(await bank.transact((tx) => releaseHold(tx, { holdId: held.entryId, now: bank.app.clock.now() })));
    const many = crowd.slice(1).map((owner) => wish(owner, 10));
    expect(await withTally(async (tally) => (await placeAll(many)) && tally.statements)).toBe(3);
  });

  test('meet others who pay at the same time: nobody is overdrawn and nobody waits for ever', async () => {
    const crowd = [ann, ben];
    while (crowd.length < 8) crowd.push(await bank.person());
    for (const owner of crowd) await bank.give(owner, { available: 100 });
    const all = Array.from({ length: 6 }, () => placeAll(crowd.map((owner) => wish(owner, 30))));
    const each = crowd.flatMap((owner) => [bank.pay(owner, 25), bank.pay(owner, 25)]);
    const swaps = crowd
      .slice(1)
      .map((owner, place) =>
        bank.booking([{ from: balance(owner, 'available'), to: balance(crowd[place] ?? 0, 'available'), amount: 1 }]),
      );
    const [answers] = await Promise.all([Promise.all(all), Promise.all(each), Promise.all(swaps)]);
    for (const [place, owner] of crowd.entries()) {
      const held = answers.filter((answer) => !(answer[place] instanceof Refusal)).length;
      const { available = 0, frozen } = await bank.balances(owner);
      expect(frozen).toBe(held * 30);
      expect(available).toBeGreaterThanOrEqual(0);
    }
  });
});
