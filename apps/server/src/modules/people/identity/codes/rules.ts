import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { addMinutes, shopDay } from '@sgb/contract/time.ts';

export interface CodeTerms {
  readonly lifeMinutes: number;
  readonly resendSeconds: number;
  readonly tries: number;
  readonly lockMinutes: number;
  readonly perDay: number;
}

/** What is known of an address that codes were asked for. */
export interface CodeRecord {
  readonly purpose: string;
  readonly codeHash: Buffer | null;
  readonly accountId: number | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly tries: number;
  readonly lockedUntil: Date | null;
  readonly day: string;
  readonly sentThatDay: number;
}

export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Bound to what it is for: a code for one purpose, address or account opens nothing else. */
export function hashCode(about: { purpose: string; address: string; accountId: number | null }, code: string): Buffer {
  return createHash('sha256')
    .update([about.purpose, about.address, about.accountId ?? '', code].join('\n'))
    .digest();
}

export type Asking =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: 'codeLocked' | 'codeTooSoon' | 'codeDayLimit';
      readonly waitSeconds: number;
    };

const secondsTo = (then: number, now: Date) => Math.max(1, Math.ceil((then - now.getTime()) / 1000));

/** Whether another code may be sent to an address. */
export function mayAsk(known: CodeRecord | undefined, now: Date, terms: CodeTerms): Asking {
  if (!known) return { allowed: true };
  if (known.lockedUntil && known.lockedUntil > now) {
    return { allowed: false, code: 'codeLocked', waitSeconds: secondsTo(known.lockedUntil.getTime(), now) };
  }
  if (known.day === shopDay(now) && known.sentThatDay >= terms.perDay) {
    const tomorrow = Date.parse(`${known.day}T22:00:00Z`);
    return { allowed: false, code: 'codeDayLimit', waitSeconds: secondsTo(tomorrow, now) };
  }
  const next = known.sentAt.getTime() + terms.resendSeconds * 1000;
  if (next > now.getTime()) return { allowed: false, code: 'codeTooSoon', waitSeconds: secondsTo(next, now) };
  return { allowed: true };
}

export type Tried = 'right' | 'wrongCode' | 'codeLocked';

/** What a guess is worth, and what is then known of the address. */
export function tryCode(
  known: CodeRecord | undefined,
  guessed: Buffer,
  now: Date,
  terms: CodeTerms,
): { readonly result: Tried; readonly after?: Pick<CodeRecord, 'codeHash' | 'tries' | 'lockedUntil'> } {
  if (!known) return { result: 'wrongCode' };
  if (known.lockedUntil && known.lockedUntil > now) return { result: 'codeLocked' };
  const live = known.codeHash !== null && known.expiresAt > now;
  if (live && timingSafeEqual(known.codeHash, guessed)) {
    return { result: 'right', after: { codeHash: null, tries: 0, lockedUntil: null } };
  }
  const tries = known.tries + 1;
  if (tries < terms.tries)
    return { result: 'wrongCode', after: { codeHash: known.codeHash, tries, lockedUntil: null } };
  const lockedUntil = addMinutes(now, terms.lockMinutes);
  return { result: 'wrongCode', after: { codeHash: null, tries: 0, lockedUntil } };
}
