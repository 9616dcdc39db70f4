import type { emailPasswordInput } from '@sgb/contract/access.ts';
import { e164Of, type mobileInput, type mobilePasswordInput } from '@sgb/contract/access-fields.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { keep, refuse } from '../../../platform/http/refusal.ts';
import { accountByAddress, changeAccount, holdByAddress } from './account-store.ts';
import { attemptKey } from './attempts/rules.ts';
import { forgetAllAttempts } from './attempts/store.ts';
import { sendCode, useCode } from './codes/codes.ts';
import { restsUntil } from './contact/rules.ts';
import { hashChosen } from './passwords.ts';
import { accessChange } from './settings.ts';
import { deleteSessionsOf } from './store.ts';
import { newPassword, passwordHasToWait, warn } from './warnings.ts';

const contactOf = (address: string) => (address.includes('@') ? 'email' : 'mobile');

/**
 * Somebody without an account costs the same work and gets the same answer; only the message is never sent. An address
 * that took the place of another a while ago is told why it gets no code.
 */
async function askFor(call: Call, address: string) {
  const { settings, now } = await atOf(call);
  const account = await call.db.read((reader) => accountByAddress(reader, address));
  const until = account && restsUntil(account, contactOf(address), { now, ...settings.get(accessChange) });
  return sendCode(
    call,
    { purpose: 'forgot', address, accountId: account?.id ?? null },
    { decoy: account === undefined, instead: until ? passwordHasToWait(until) : undefined },
  );
}

async function setPassword(call: Call, address: string, code: string, password: string) {
  // Made before anything is known, so that a wrong code takes as long as a right one.
  const passwordHash = await hashChosen(password, [address]);
  if (typeof passwordHash !== 'string') return passwordHash;
  const at = await atOf(call);
  const { now } = at;
  return call.db.transact(async (tx) => {
    const account = await holdByAddress(tx, address);
    const subject = { purpose: 'forgot', address, accountId: account?.id ?? null } as const;
    const refusal = await useCode(tx, subject, code, at);
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

export function forgotSmsPin(call: Call, input: z.output<typeof mobileInput>) {
  return askFor(call, e164Of(input));
}

export function forgotUpdatePassword(call: Call, input: z.output<typeof mobilePasswordInput>) {
  return setPassword(call, e164Of(input), input.pin, input.password);
}

export function forgotSendEmailCode(call: Call, { email }: { email: string }) {
  return askFor(call, email);
}

export function forgotUpdateEmailCode(call: Call, input: z.output<typeof emailPasswordInput>) {
  return setPassword(call, input.email, input.emailcode, input.password);
}
