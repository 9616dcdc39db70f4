import { addMinutes } from '@sgb/contract/time.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';

/** Whose password is guessed at, and by whom. */
export interface Guesser {
  readonly account: string;
  readonly by: string;
}

export interface LoginTerms {
  readonly tries: number;
  readonly lockMinutes: number;
}

const waitText = `
  select until from login_failures where account = $1 and ip = $2 and attempts >= $4 and until > $3`;

/** Until when no password of theirs is looked at; null when it is. */
export async function waitOf(
  reader: Sql,
  { account, by }: Guesser,
  now: Date,
  { tries }: LoginTerms,
): Promise<Date | null> {
  const [row] = await reader.run<{ until: Date }>('identity.wait', waitText, [account, by, now, tries]);
  return row?.until ?? null;
}

/** Wrong ones beyond their share do not lengthen the wait. */
const wrongText = `
  insert into login_failures as known (account, ip, attempts, until) values ($1, $2, 1, $5)
  on conflict (account, ip) do update set
    attempts = case when known.until <= $3 then 1 else known.attempts + 1 end,
    until = case when known.until <= $3 or known.attempts < $4 then $5 else known.until end
  returning attempts, until`;

/** Counts a wrong password. Answers until when they wait who had no try left for it, and are not told that it was wrong. */
export async function countWrong(
  tx: Tx,
  { account, by }: Guesser,
  now: Date,
  { tries, lockMinutes }: LoginTerms,
): Promise<Date | null> {
  const values = [account, by, now, tries, addMinutes(now, lockMinutes)];
  const [row] = await tx.run<{ attempts: number; until: Date }>('identity.wrong', wrongText, values);
  return row && row.attempts > tries ? row.until : null;
}

const rightText = `
  delete from login_failures where account = $1 and ip = $2 and (attempts < $4 or until <= $3)`;

/** Starts the count anew. Answers until when they wait whose lock came first: a right password is of no use then. */
export async function countRight(tx: Tx, guesser: Guesser, now: Date, terms: LoginTerms): Promise<Date | null> {
  tx.send('identity.right', rightText, [guesser.account, guesser.by, now, terms.tries]);
  return waitOf(tx, guesser, now, terms);
}

/** A new password ends every wait. */
export function forgetAllAttempts(tx: Tx, account: string): void {
  tx.send('identity.forgetAttempts', 'delete from login_failures where account = $1', [account]);
}

export function deleteOldAttempts(tx: Tx, now: Date): void {
  tx.send('identity.sweepAttempts', 'delete from login_failures where until < $1', [now]);
}
