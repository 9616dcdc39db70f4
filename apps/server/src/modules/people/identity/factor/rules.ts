import { randomBytes } from 'node:crypto';
import { addMinutes } from '@sgb/contract/time.ts';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes: SHA-1, six digits, 30 seconds. */
const terms = { issuer: 'SGB', algorithm: 'SHA1', digits: 6, period: 30 } as const;

const recoveryCodeCount = 10;

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const appOf = (secret: string, label: string) => new TOTP({ ...terms, label, secret: Secret.fromBase32(secret) });

/** What the QR code says. */
export const uriOf = (secret: string, label: string): string => appOf(secret, label).toString();

/**
 * Which 30 seconds a code is of: these, or those just before or after, since clocks of phones are a little wrong. One that
 * is not newer than the last that was used is none.
 */
export function stepOf(secret: string, code: string, lastStep: number, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = appOf(secret, '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / terms.period) + delta;
  return step > lastStep ? step : null;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 24 letters are 120 bits: too many to guess, whoever has the hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(24)].map((byte) => base32[byte % base32.length]).join(''),
  );
}

/** 'ABCD-EFGH-…', to be written down. */
export const spaced = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

export interface WrongTerms {
  readonly tries: number;
  readonly lockMinutes: number;
  readonly mostMinutes: number;
}

/** After so many wrong codes one waits, and twice as long each time, for as long as none was right. */
export function lockAfter(wrong: number, now: Date, { tries, lockMinutes, mostMinutes }: WrongTerms): Date | null {
  if (wrong === 0 || wrong % tries !== 0) return null;
  const doubled = lockMinutes * 2 ** (wrong / tries - 1);
  return addMinutes(now, Math.min(doubled, mostMinutes));
}
