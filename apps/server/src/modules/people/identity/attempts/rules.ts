import { createHash } from 'node:crypto';
import { addHours, addMinutes, hourMs, minuteMs } from '@sgb/contract/time.ts';

/** What wrong passwords are counted under; names that nobody has count like all others. */
export function attemptKey(accountId: number | undefined, name: string): string {
  return accountId === undefined
    ? `name ${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`
    : `account ${accountId}`;
}

/** Somebody whom nothing tells apart from anybody else but their address, behind which a whole town may sit. */
export const strangerAt = (account: string, ip: string) => ({ account, by: ip, together: account });

/** A device that logged in before, or a session. Its tries are its own: no stranger uses them up. */
export function knownBy(account: string, kind: 'device' | 'session', hash: Buffer) {
  const by = `${kind} ${hash.toString('base64url')}`;
  return { account, by, together: `${account} ${by}` };
}

export interface GuessTerms {
  readonly tries: number;
  readonly hours: number;
  readonly firstMinutes: number;
  readonly mostMinutes: number;
}

export interface Guesses {
  readonly wrongAt: readonly Date[];
  readonly until: Date | null;
}

/** What is known after one more wrong password. With the last try the wait begins, and each further one doubles it. */
export function afterWrong(
  known: Guesses | undefined,
  now: Date,
  terms: GuessTerms,
): Guesses & { begins: Date | null } {
  const from = addHours(now, -terms.hours);
  const wrongAt = [...(known?.wrongAt ?? []).filter((at) => at > from), now];
  const before = known?.until ?? null;
  const beyond = wrongAt.length - terms.tries;
  if (beyond < 0) return { wrongAt, until: before, begins: null };
  const until = addMinutes(now, Math.min(terms.firstMinutes * 2 ** Math.min(beyond, 20), terms.mostMinutes));
  return { wrongAt, until, begins: before && before > from ? null : until };
}

/** '15 minutes', '4 hours': never less than it is. */
function inWords(ms: number): string {
  const [count, unit] = ms > 2 * hourMs ? [Math.ceil(ms / hourMs), 'hour'] : [Math.ceil(ms / minuteMs), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function lockedWords(until: Date, now: Date): string {
  return `Too many wrong passwords. Please wait ${inWords(until.getTime() - now.getTime())}, or set a new password.`;
}
