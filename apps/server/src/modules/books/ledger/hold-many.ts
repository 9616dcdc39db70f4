import { phases } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { replay, tooLow } from './book.ts';
import { hashOf } from './hash.ts';
import type { HoldInput } from './hold.ts';
import * as writer from './many-store.ts';
import { assetOf, balancesIn, checkPosting, frozenOf, keyOf, settle } from './rules.ts';

/** One of `placeHolds`: as for `placeHold`, but that the balances are always looked into. */
type ManyHold = Omit<HoldInput, 'seen' | 'id'>;

/** As one hold alone would be: the same fingerprint, so that it may be sent again in either way. */
function wishOf(input: ManyHold) {
  const [{ owner }] = input.from;
  if (input.from.some((each) => each.owner !== owner)) throw new Error('a hold is on the balances of one shopper');
  const asset = assetOf(input.from[0]);
  const postings = [{ from: input.from, to: frozenOf(owner, asset), amount: input.amount }];
  postings.forEach(checkPosting);
  return { input, owner, asset, postings, hash: hashOf(input, ['now']), balances: balancesIn(postings) };
}

/**
 * `placeHold` for many shoppers in a few statements, however many they are. Each has an answer of its own: whoever has too
 * little is refused, and nothing of theirs has moved. Balances are locked in the order of their owners.
 */
export async function placeHolds(
  tx: Tx,
  inputs: readonly ManyHold[],
): Promise<({ readonly entryId: number } | Refusal)[]> {
  if (inputs.length === 0) return [];
  const wishes = inputs.map(wishOf);
  if (new Set(wishes.map(({ owner }) => owner)).size < wishes.length) throw new Error('one hold for each shopper');
  const inOrder = wishes.toSorted((one, other) => one.owner - other.owner);
  const held = await writer.lockManyBalances(
    tx,
    inOrder.flatMap(({ balances }) => balances),
  );
  const amounts = new Map([...held].map(([key, { balance }]) => [key, balance]));
  const settled = new Map(wishes.map((wish) => [wish, settle(amounts, wish.postings)]));
  const written = await writer.writeHolds(
    tx,
    inOrder.flatMap((wish) => {
      const { input, owner, asset, hash, balances } = wish;
      const done = settled.get(wish);
      if (!done || 'missing' in done) return [];
      // A balance's lines are in the order of its changes, whatever the clocks of several servers say.
      const moments = balances.map((each) => held.get(keyOf(each))?.changedAt.getTime() ?? 0);
      const at = new Date(Math.max(input.now.getTime(), ...moments));
      const { key, type, ref, note = '', amount, expiresAt = null } = input;
      return [{ key, hash, type, phase: phases.held, ref, note, at, owner, asset, amount, expiresAt, ...done }];
    }),
  );
  const answers: ({ readonly entryId: number } | Refusal)[] = [];
  for (const wish of wishes) {
    const { key } = wish.input;
    const entryId = written.get(key);
    // Its key is taken, or too little lies there, perhaps because this very wish has been fulfilled before.
    const answer = entryId === undefined ? await replay(tx, { key, hash: wish.hash }) : { entryId };
    const done = settled.get(wish);
    if (answer) answers.push(answer instanceof Refusal ? answer : { entryId: answer.entryId });
    else if (done && 'missing' in done) answers.push(tooLow(done.asset, done.missing));
    else throw new Error(`entry ${key} is there and cannot be read`);
  }
  return answers;
}
