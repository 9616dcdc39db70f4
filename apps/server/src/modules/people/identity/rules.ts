import { hash } from 'node:crypto';
import { countryIds } from '@sgb/contract/countries.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { readPhone } from '@sgb/contract/phone.ts';
import { dayMs, hourMs } from '@sgb/contract/time.ts';

/** A ticket lives one day from its last use. */
export const sessionLife = dayMs;

/** However often it is used, after so long one logs in again. */
const longestSession = 90 * dayMs;

/** Sessions that were opened before have ended. */
export const oldestSession = (now: Date): Date => new Date(now.getTime() - longestSession);

/** Sliding the end on every request would turn every read into a write; an hour's precision is enough. */
export function shouldSlide(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() < sessionLife - hourMs;
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
