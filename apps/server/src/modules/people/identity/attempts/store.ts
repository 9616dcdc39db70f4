import { addDays, addMinutes } from '@sgb/contract/time.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { afterWrong, type Guesses, type GuessTerms } from './rules.ts';

/** Whose password is guessed at, and by whom. */
export interface Guesser {
  readonly account: string;
  /** An address; a device or session that the account knows is known by itself, wherever it is. */
  readonly by: string;
  /** What the slow count is kept under: strangers share one, whatever their addresses are. */
  readonly together: string;
}

export interface LoginTerms {
  readonly tries: number;
  readonly lockMinutes: number;
  readonly together: GuessTerms;
}

const waitText = `
  select max(until) as until from (
    select until from login_failures where account = $1 and ip = $2 and attempts >= $4 and until > $3
    union all select until from account_waits where account = $5 and until > $3) as waits`;

/** Until when no password of theirs is looked at; null when it is. */
export async function waitOf(
  reader: Sql,
  { account, by, together }: Guesser,
  now: Date,
  { tries }: LoginTerms,
): Promise<Date | null> {
  const values = [account, by, now, tries, together];
  const [row] = await reader.run<{ until: Date | null }>('identity.wait', waitText, values);
  return row?.until ?? null;
}

/** Held, so that those who count for the same account go one after another. */
const holdText = `
  insert into account_waits (account, wrong_at, last_at) values ($1, '{}', $2)
  on conflict (account) do update set last_at = excluded.last_at
  returning wrong_at as "wrongAt", until`;

const keepText = 'update account_waits set wrong_at = $2::timestamptz[], until = $3 where account = $1';

/** Wrong ones beyond their share do not lengthen the wait. */
const wrongText = `
  insert into login_failures as known (account, ip, attempts, until) values ($1, $2, 1, $5)
  on conflict (account, ip) do update set
    attempts = case when known.until <= $3 then 1 else known.attempts + 1 end,
    until = case when known.until <= $3 or known.attempts < $4 then $5 else known.until end
  returning attempts, until`;

interface Counted {
  /** Until when they wait who had no try left for it, and are not told that it was wrong. */
  readonly until: Date | null;
  /** The account has just begun to wait, for the first time in a while: until then. */
  readonly begins: Date | null;
}

/** Counts a wrong password. */
export async function countWrong(tx: Tx, guesser: Guesser, now: Date, terms: LoginTerms): Promise<Counted> {
  const { account, by, together } = guesser;
  const [known] = await tx.run<Guesses>('identity.holdWait', holdText, [together, now]);
  if (known?.until && known.until > now) return { until: known.until, begins: null };
  const values = [account, by, now, terms.tries, addMinutes(now, terms.lockMinutes)];
  const [near] = await tx.run<{ attempts: number; until: Date }>('identity.wrong', wrongText, values);
  if (near && near.attempts > terms.tries) return { until: near.until, begins: null };
  const after = afterWrong(known, now, terms.together);
  tx.send('identity.keepWait', keepText, [together, after.wrongAt, after.until]);
  return { until: null, begins: after.begins };
}

const rightText = `
  delete from login_failures where account = $1 and ip = $2 and (attempts < $4 or until <= $3)`;

/**
 * Starts the count anew, but for the slow one that strangers share. Answers until when they wait whose lock came first:
 * a right password is of no use then.
 */
export async function countRight(tx: Tx, guesser: Guesser, now: Date, terms: LoginTerms): Promise<Date | null> {
  tx.send('identity.right', rightText, [guesser.account, guesser.by, now, terms.tries]);
  return waitOf(tx, guesser, now, terms);
}

/** A new password ends every wait. */
export function forgetAllAttempts(tx: Tx, account: string): void {
  tx.send('identity.forgetAttempts', 'delete from login_failures where account = $1', [account]);
  const all = `delete from account_waits where account = $1 or starts_with(account, $1 || ' ')`;
  tx.send('identity.forgetWaits', all, [account]);
}

/** No window is longer than a week. */
export function deleteOldAttempts(tx: Tx, now: Date): void {
  tx.send('identity.sweepAttempts', 'delete from login_failures where until < $1', [now]);
  tx.send('identity.sweepWaits', 'delete from account_waits where last_at < $1', [addDays(now, -7)]);
}
