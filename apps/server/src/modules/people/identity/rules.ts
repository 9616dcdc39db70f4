import { hash } from 'node:crypto';
import { countryIds } from '@sgb/contract/countries.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { readPhone } from '@sgb/contract/phone.ts';
import { dayMs, hourMs, minuteMs } from '@sgb/contract/time.ts';

/** How long a session lives after its last use, and however often it is used. */
export interface SessionTerms {
  readonly lifeMs: number;
  readonly longestMs: number;
  /** Sliding the end on every request would turn every read into a write. */
  readonly slackMs: number;
}

/** A ticket of a shopper lives one day from its last use, and 90 days at most. */
export const shopperSession: SessionTerms = { lifeMs: dayMs, longestMs: 90 * dayMs, slackMs: hourMs };

export const staffSession = (terms: { idleMinutes: number; longestHours: number }): SessionTerms => ({
  lifeMs: terms.idleMinutes * minuteMs,
  longestMs: terms.longestHours * hourMs,
  slackMs: minuteMs,
});

/** Whether an account is somebody only with a code of its phone. */
export function needsFactor(
  account: { readonly staffRole: unknown; readonly username: string },
  terms: { readonly secondFactor: boolean; readonly exempt: readonly string[] },
): boolean {
  return Boolean(account.staffRole) && terms.secondFactor && !terms.exempt.includes(account.username);
}

/** Sessions that were opened before have ended. */
export const oldestSession = (now: Date, { longestMs }: SessionTerms): Date => new Date(now.getTime() - longestMs);

export function shouldSlide(expiresAt: Date, now: Date, { lifeMs, slackMs }: SessionTerms): boolean {
  return expiresAt.getTime() - now.getTime() < lifeMs - slackMs;
}

export function hashTicket(ticket: string): Buffer {
  return hash('sha256', ticket, 'buffer');
}

/** The mobile numbers that a login name may stand for: without a country code it may be one of any country. */
export function mobilesOf(name: string): readonly string[] {
  const read = countryIds.map((id) => readPhone(name, id));
  return [...new Set(read.flatMap((phone) => ('e164' in phone ? [phone.e164] : [])))];
}

/** A membership that has ended is none, whether or not a job has come by. */
export function vipLevelOf(account: { vipLevel: VipLevel; vipUntil: Date | null }, now: Date): VipLevel {
  return account.vipUntil && account.vipUntil > now ? account.vipLevel : 0;
}

/** Agreeing again keeps the first date; it is the proof of when somebody agreed. */
export function consentMoment(before: Date | null, agrees: boolean, now: Date): Date | null {
  return agrees ? (before ?? now) : null;
}

/** The first two letters are enough to recognise a friend by. */
export function veiledName({ firstName, username }: { firstName: string; username: string }): string {
  return `${(firstName || username).slice(0, 2)}••••`;
}
