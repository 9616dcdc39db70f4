import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { longCodeDigits } from '@sgb/contract/access-fields.ts';
import { addMinutes, hourMs, shopDay } from '@sgb/contract/time.ts';

export interface CodeTerms {
  readonly lifeMinutes: number;
  readonly resendSeconds: number;
  readonly tries: number;
  readonly lockMinutes: number;
  readonly perDay: number;
}

export type CodePurpose = 'register' | 'forgot' | 'forgotKnown' | 'email' | 'mobile' | 'change' | 'money';

/**
 * Who asks for codes of a purpose, and of whom: anybody for a new account or for a new password, somebody logged in for an
 * address that is not theirs yet, or the owner of the address. What one of them asks for is not taken from the others.
 */
export type CodeGroup = 'guest' | 'reset' | 'joining' | 'own';

const groups: Record<CodePurpose, CodeGroup> = {
  register: 'guest',
  forgot: 'reset',
  // From a browser that the account knows: strangers cannot ask for it, and so cannot lock it or use it up.
  forgotKnown: 'own',
  email: 'joining',
  mobile: 'joining',
  change: 'own',
  money: 'own',
};

export const groupOf = (purpose: CodePurpose): CodeGroup => groups[purpose];

/** What a code is for. `address` is an e-mail address in small letters or a number as +27821234567. */
export interface CodeSubject {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly accountId: number | null;
}

/** What is known of codes for one purpose, address and account. */
export interface CodeRecord {
  readonly purpose: CodePurpose;
  readonly codeHash: Buffer | null;
  readonly accountId: number | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly tries: number;
  readonly lockedUntil: Date | null;
  readonly day: string;
  readonly sentThatDay: number;
  readonly long: boolean;
}

const isFor =
  ({ purpose, accountId }: Pick<CodeSubject, 'purpose' | 'accountId'>) =>
  (record: CodeRecord) =>
    record.purpose === purpose && record.accountId === accountId;

/** The one of an address's records that a code is tried at. */
export const recordOf = (records: readonly CodeRecord[], subject: CodeSubject): CodeRecord | undefined =>
  records.find(isFor(subject));

type AskedBefore = Pick<CodeRecord, 'lockedUntil' | 'sentAt' | 'day' | 'sentThatDay' | 'long'>;

/** How often an address was written to, by everybody of the group: twenty accounts send it no more than one. */
export function askedBefore(records: readonly CodeRecord[], subject: CodeSubject, now: Date): AskedBefore | undefined {
  const alike = records.filter(({ purpose }) => groupOf(purpose) === groupOf(subject.purpose));
  if (alike.length === 0) return undefined;
  const day = shopDay(now);
  const its = recordOf(records, subject);
  const today = alike.filter((record) => record.day === day);
  return {
    lockedUntil: its?.lockedUntil ?? null,
    sentAt: new Date(Math.max(...alike.map(({ sentAt }) => sentAt.getTime()))),
    day,
    sentThatDay: today.reduce((sum, { sentThatDay }) => sum + sentThatDay, 0),
    long: its?.day === day && its.long,
  };
}

/**
 * Anybody can ask for codes for a new password, guess them wrong until they are locked, and use up those of a day. The owner
 * gets all of these letters: once somebody guessed, and from the last of the day's letters on, the code in it is one that
 * nobody guesses and that no wrong guess locks; and after those of the day there is one an hour.
 */
export function wantsLong(
  known: AskedBefore | undefined,
  { purpose }: CodeSubject,
  now: Date,
  terms: CodeTerms,
): boolean {
  if (purpose !== 'forgot') return false;
  if (!known) return terms.perDay === 1;
  const sentToday = known.day === shopDay(now) ? known.sentThatDay : 0;
  return known.long || known.lockedUntil !== null || sentToday + 1 >= terms.perDay;
}

/** Time enough to find the letter and type all of it. */
const longLifeMinutes = 10;

export const lifeMinutesOf = (long: boolean, terms: CodeTerms): number => (long ? longLifeMinutes : terms.lifeMinutes);

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

export const makeCode = (long = false): string => digits(long ? longCodeDigits : 6);

/** Bound to what it is for: a code for one purpose, address or account opens nothing else. */
export function hashCode(about: CodeSubject, code: string): Buffer {
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
export function mayAsk(
  known: AskedBefore | undefined,
  now: Date,
  terms: CodeTerms,
  { long = false }: { readonly long?: boolean } = {},
): Asking {
  if (!known) return { allowed: true };
  // A lock is there so that nobody guesses on, and nobody guesses a long one.
  if (!long && known.lockedUntil && known.lockedUntil > now) {
    return { allowed: false, code: 'codeLocked', waitSeconds: secondsTo(known.lockedUntil.getTime(), now) };
  }
  if (known.day === shopDay(now) && known.sentThatDay >= terms.perDay) {
    const tomorrow = Date.parse(`${known.day}T22:00:00Z`);
    const again = long ? Math.min(tomorrow, known.sentAt.getTime() + hourMs) : tomorrow;
    if (again > now.getTime()) return { allowed: false, code: 'codeDayLimit', waitSeconds: secondsTo(again, now) };
  }
  const next = known.sentAt.getTime() + terms.resendSeconds * 1000;
  if (next > now.getTime()) return { allowed: false, code: 'codeTooSoon', waitSeconds: secondsTo(next, now) };
  return { allowed: true };
}

export type Tried = 'right' | 'wrongCode' | 'codeLocked';

/** What a guess is worth, and what is then known of the code. */
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
  if (known.long) return { result: 'wrongCode' };
  const tries = known.tries + 1;
  if (tries < terms.tries)
    return { result: 'wrongCode', after: { codeHash: known.codeHash, tries, lockedUntil: null } };
  const lockedUntil = addMinutes(now, terms.lockMinutes);
  return { result: 'wrongCode', after: { codeHash: null, tries: 0, lockedUntil } };
}
