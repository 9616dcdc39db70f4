import type { emailPasswordInput } from '@sgb/contract/access.ts';
import { e164Of, type forgotMobileInput, type mobilePasswordInput } from '@sgb/contract/access-fields.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { keep, refuse } from '../../../platform/http/refusal.ts';
import { accountByAddress, changeAccount, holdByAddress } from './account-store.ts';
import { attemptKey } from './attempts/rules.ts';
import { forgetAllAttempts } from './attempts/store.ts';
import { sendCode, useCode } from './codes/codes.ts';
import type { CodeSubject } from './codes/rules.ts';
import { restsUntil } from './contact/rules.ts';
import { deviceHash } from './devices.ts';
import { knowsDevice } from './devices-store.ts';
import { hashChosen } from './passwords.ts';
import { accessChange } from './settings.ts';
import { deleteSessionsOf } from './store.ts';
import { newPassword, passwordHasToWait, warn } from './warnings.ts';

const contactOf = (address: string) => (address.includes('@') ? 'email' : 'mobile');

/** The address that is asked for, and the number of the browser, where it tells one. */
interface Asked {
  readonly address: string;
  readonly visitorid: string | undefined;
}

/**
 * A browser in which the account was used before has codes of its own: whoever asks for others, guesses them wrong and
 * uses them up does not keep the owner from a new password. Nobody's account costs the same work.
 */
async function subjectOf(
  sql: Sql,
  call: Call,
  { address, visitorid }: Asked,
  accountId: number | undefined,
): Promise<CodeSubject> {
  const device = deviceHash(visitorid, call.userAgent);
  const known = visitorid !== undefined && (await knowsDevice(sql, accountId ?? 0, device));
  return { purpose: known ? 'forgotKnown' : 'forgot', address, accountId: accountId ?? null };
}

/**
 * Somebody without an account costs the same work and gets the same answer; only the message is never sent. An address
 * that took the place of another a while ago is told why it gets no code.
 */
async function askFor(call: Call, asked: Asked) {
  const { settings, now } = await atOf(call);
  const { address } = asked;
  const { account, subject } = await call.db.read(async (reader) => {
    const account = await accountByAddress(reader, address);
    return { account, subject: await subjectOf(reader, call, asked, account?.id) };
  });
  const until = account && restsUntil(account, contactOf(address), { now, ...settings.get(accessChange) });
  return sendCode(call, subject, {
    decoy: account === undefined,
    instead: until ? passwordHasToWait(until) : undefined,
  });
}

async function setPassword(call: Call, asked: Asked, code: string, password: string) {
  const { address } = asked;
  // Made before anything is known, so that a wrong code takes as long as a right one.
  const passwordHash = await hashChosen(password, [address]);
  if (typeof passwordHash !== 'string') return passwordHash;
  const at = await atOf(call);
  const { now } = at;
  return call.db.transact(async (tx) => {
    const account = await holdByAddress(tx, address);
    const refusal = await useCode(tx, await subjectOf(tx, call, asked, account?.id), code, at);
    if (refusal) return refusal;
    // A guess at a code that was never sent costs what any other does.
    if (!account) return keep(refuse('wrongCode'));
    const what = contactOf(address);
    if (restsUntil(account, what, { now, ...at.settings.get(accessChange) })) return keep(refuse('wrongCode'));
    const proven =
      what === 'email'
        ? { emailVerifiedAt: account.emailVerifiedAt ?? now }
        : { mobileVerifiedAt: account.mobileVerifiedAt ?? now };
    await changeAccount(tx, account.id, { passwordHash, ...proven });
    await deleteSessionsOf(tx, account.id);
    forgetAllAttempts(tx, attemptKey(account.id, ''));
    await warn(tx, account, newPassword(now), now);
    call.log.info({ account: account.id }, 'password set anew');
    return {};
  });
}

export function forgotSmsPin(call: Call, input: z.output<typeof forgotMobileInput>) {
  return askFor(call, { address: e164Of(input), visitorid: input.visitorid });
}

export function forgotUpdatePassword(call: Call, input: z.output<typeof mobilePasswordInput>) {
  const { pin, password, visitorid } = input;
  return setPassword(call, { address: e164Of(input), visitorid }, pin, password);
}

export function forgotSendEmailCode(
  call: Call,
  { email, visitorid }: { email: string; visitorid?: string | undefined },
) {
  return askFor(call, { address: email, visitorid });
}

export function forgotUpdateEmailCode(call: Call, input: z.output<typeof emailPasswordInput>) {
  const { email, emailcode, password, visitorid } = input;
  return setPassword(call, { address: email, visitorid }, emailcode, password);
}
