import type { At } from '../../../../platform/at.ts';
import type { Database, Sql, Tx } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { accessGuesses, accessLogin } from '../settings.ts';
import { manyWrong, warn } from '../warnings.ts';
import { lockedWords } from './rules.ts';
import * as store from './store.ts';

const termsOf = ({ settings }: At): store.LoginTerms => ({
  ...settings.get(accessLogin),
  together: settings.get(accessGuesses),
});

const locked = (until: Date | null, { now }: At): Refusal | null =>
  until && refuse('loginLocked', lockedWords(until, now), { waitSeconds: Math.ceil((+until - +now) / 1000) });

/**
 * Passwords are looked at first and counted afterwards, one at a time for an account: so many of those that come at once
 * are told to be wrong as would be one after another, right ones are never counted, and whoever meets the lock is not
 * told whether theirs was right. This only saves the work on a password that could not count any more.
 */
export async function refuseLocked(reader: Sql, guesser: store.Guesser, at: At): Promise<Refusal | null> {
  return locked(await store.waitOf(reader, guesser, at.now, termsOf(at)), at);
}

interface Wrong {
  readonly guesser: store.Guesser;
  /** Whose account it is; names that nobody has are nobody's. */
  readonly owner: { readonly id: number; readonly email: string } | undefined;
  readonly refusal: Refusal;
}

/** What a wrong password is answered with: that it is wrong, unless that is told no more. */
export async function judgeWrong(db: Database, { guesser, owner, refusal }: Wrong, at: At): Promise<Refusal> {
  const terms = termsOf(at);
  const until = await db.transact(async (tx) => {
    const counted = await store.countWrong(tx, guesser, at.now, terms);
    if (counted.begins && owner) await warn(tx, owner, manyWrong(terms.together.tries, counted.begins), at.now);
    return counted.until;
  });
  return locked(until, at) ?? refusal;
}

export async function judgeRight(tx: Tx, guesser: store.Guesser, at: At): Promise<Refusal | null> {
  return locked(await store.countRight(tx, guesser, at.now, termsOf(at)), at);
}
