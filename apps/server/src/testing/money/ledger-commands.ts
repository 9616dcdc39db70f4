import { type BalanceKind, entryTypes } from '@sgb/contract/ledger.ts';
import fc from 'fast-check';
import {
  balance,
  balancesOf,
  book,
  captureHold,
  placeHold,
  releaseHold,
  reverse,
  spendable,
} from '../../modules/books/ledger/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Acknowledged, command, type MoneyWorld, type Send } from './command.ts';
import { ownerOf, who } from './people.ts';

const amount = fc.integer({ min: 1, max: 5000 });

type Answer = { entryId: number; changes: Acknowledged['changes'] } | Refusal;

/** Sends a wish of the ledger as a use case would: in a transaction of its own, with a key made before. */
function wish(
  world: MoneyWorld,
  ask: (tx: Tx, words: { key: string; type: 99; ref: string; now: Date }) => Promise<Answer>,
  then?: (entryId: number) => void,
): Send {
  const words = { key: world.freshKey(), type: entryTypes.correction, ref: 'property', now: world.app.clock.now() };
  return async () => {
    const answer = await world.app.db.transact((tx) => ask(tx, words));
    if (answer instanceof Refusal) return null;
    then?.(answer.entryId);
    return { id: answer.entryId, changes: answer.changes };
  };
}

const recharge = command({
  input: fc.record({
    who,
    amount,
    book: fc.constantFrom<BalanceKind>('available', 'available', 'bonus', 'commission'),
  }),
  prepare: (world, input) =>
    wish(world, (tx, words) =>
      book(tx, {
        ...words,
        postings: [{ from: 'bank', to: balance(ownerOf(world, input.who), input.book), amount: input.amount }],
      }),
    ),
});

const pay = command({
  input: fc.record({ who, goods: amount, fee: fc.integer({ min: 1, max: 200 }), looks: fc.boolean() }),
  prepare: (world, input) => {
    const owner = ownerOf(world, input.who);
    const from = spendable(owner);
    const total = input.goods + input.fee;
    return wish(
      world,
      async (tx, words) =>
        book(tx, {
          ...words,
          // What it sees may be gone a moment later.
          ...(input.looks && { seen: await balancesOf(tx, owner) }),
          postings: [
            { from, to: 'sales.goods', amount: input.goods, item: 'parcel:1' },
            { from, to: 'sales.serviceFee', amount: input.fee, item: 'parcel:1' },
          ],
        }),
      (entryId) => world.payments.push({ entryId, amount: total }),
    );
  },
});

const transfer = command({
  input: fc.record({ who, to: who, amount }),
  prepare: (world, input) => {
    const [from, to] = [ownerOf(world, input.who), ownerOf(world, input.to)];
    if (from === to) return null;
    const posting = { from: balance(from, 'available'), to: balance(to, 'available'), amount: input.amount };
    return wish(world, (tx, words) => book(tx, { ...words, postings: [posting] }));
  },
});

const refund = command({
  input: fc.record({ which: fc.nat(10_000), share: fc.option(fc.integer({ min: 1, max: 100 })) }),
  prepare: (world, { which, share }) => {
    const payment = world.payments[which % Math.max(1, world.payments.length)];
    if (!payment) return null;
    const parts = share === null ? undefined : [{ amount: Math.ceil((payment.amount * share) / 100) }];
    return wish(world, (tx, words) => reverse(tx, { ...words, entryId: payment.entryId, ...(parts && { parts }) }));
  },
});

const hold = command({
  input: fc.record({ who, amount, commission: fc.boolean() }),
  prepare: (world, input) => {
    const owner = ownerOf(world, input.who);
    const first = balance(owner, input.commission ? 'commission' : 'bonus');
    return wish(
      world,
      (tx, words) => placeHold(tx, { ...words, from: [first, balance(owner, 'available')], amount: input.amount }),
      (holdId) => world.holds.push({ holdId, amount: input.amount }),
    );
  },
});

const end = command({
  input: fc.record({ which: fc.nat(10_000), share: fc.integer({ min: 0, max: 100 }) }),
  prepare: (world, { which, share }) => {
    const open = world.holds[which % Math.max(1, world.holds.length)];
    if (!open) return null;
    const taken = Math.floor((open.amount * share) / 100);
    const ending = { holdId: open.holdId, now: world.app.clock.now() };
    return wish(world, (tx) =>
      taken > 0 ? captureHold(tx, { ...ending, to: [{ to: 'bank', amount: taken }] }) : releaseHold(tx, ending),
    );
  },
});

const coins = command({
  input: fc.record({ who, amount, spend: fc.boolean() }),
  prepare: (world, input) => {
    const coin = balance(ownerOf(world, input.who), 'scoin');
    const { amount: many } = input;
    return wish(world, (tx, words) =>
      book(tx, {
        ...words,
        postings: [
          input.spend
            ? { from: coin, to: 'scoin.spent', amount: many }
            : { from: 'scoin.issued', to: coin, amount: many },
        ],
      }),
    );
  },
});

export const ledgerCommands = [recharge, pay, transfer, refund, hold, end, coins];
