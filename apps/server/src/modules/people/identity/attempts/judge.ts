import type { At } from '../../../../platform/at.ts';
import type { Database, Sql, Tx } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { accessLogin } from '../settings.ts';
import { lockedWords } from './rules.ts';
import * as store from './store.ts';

/**
 * Passwords are looked at first and counted afterwards, by one statement each: so many of those that come at once are
 * told to be wrong as would be one after another, right ones are never counted, and whoever meets the lock is not told
 * whether theirs was right.
 */
const locked = (until: Date | null, { now }: At): Refusal | null =>
  until && refuse('loginLocked', lockedWords(until, now), { waitSeconds: Math.ceil((+until - +now) / 1000) });

/** Saves the work on a password that could not count any more. */
export async function refuseLocked(reader: Sql, guesser: store.Guesser, at: At): Promise<Refusal | null> {
  return locked(await store.waitOf(reader, guesser, at.now, at.settings.get(accessLogin)), at);
}

/** What a wrong password is answered with: that it is wrong, unless that is told no more. */
export async function judgeWrong(db: Database, guesser: store.Guesser, at: At, wrong: Refusal): Promise<Refusal> {
  const until = await db.transact((tx) => store.countWrong(tx, guesser, at.now, at.settings.get(accessLogin)));
  return locked(until, at) ?? wrong;
}

export async function judgeRight(tx: Tx, guesser: store.Guesser, at: At): Promise<Refusal | null> {
  return locked(await store.countRight(tx, guesser, at.now, at.settings.get(accessLogin)), at);
}
