import type { emailPasswordInput } from '@sgb/contract/access.ts';
import { e164Of, type mobileInput, type mobilePasswordInput } from '@sgb/contract/access-fields.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { keep, refuse } from '../../../platform/http/refusal.ts';
import { accountByEmail, accountByMobile, changeAccount } from './account-store.ts';
import { sendCode, useCode } from './codes/codes.ts';
import { forgetAllAttempts } from './login-store.ts';
import { hashPassword } from './passwords.ts';
import { attemptKey } from './rules.ts';
import { deleteSessionsOf } from './store.ts';
import { newPassword, warn } from './warnings.ts';

/** An e-mail address or a number, and how its account is found. */
interface Way {
  readonly address: string;
  readonly find: (reader: Sql) => ReturnType<typeof accountByEmail>;
}

const byMobile = (address: string): Way => ({ address, find: (reader) => accountByMobile(reader, address) });
const byEmail = (address: string): Way => ({ address, find: (reader) => accountByEmail(reader, address) });

/** Somebody without an account costs the same work and gets the same answer; only the message is never sent. */
async function askFor(call: Call, { address, find }: Way) {
  const account = await call.db.read(find);
  return sendCode(
    call,
    { purpose: 'forgot', address, accountId: account?.id ?? null },
    { decoy: account === undefined },
  );
}

async function setPassword(call: Call, { address, find }: Way, code: string, password: string) {
  // Made before anything is known, so that a wrong code takes as long as a right one.
  const passwordHash = await hashPassword(password);
  const at = await atOf(call);
  const { now } = at;
  return call.db.transact(async (tx) => {
    const account = await find(tx);
    const subject = { purpose: 'forgot', address, accountId: account?.id ?? null } as const;
    const refusal = await useCode(tx, subject, code, at);
    if (refusal) return refusal;
    // A guess at a code that was never sent costs what any other does.
    if (!account) return keep(refuse('wrongCode'));
    const proven = address.includes('@')
      ? { emailVerifiedAt: account.emailVerifiedAt ?? now }
      : { mobileVerifiedAt: account.mobileVerifiedAt ?? now };
    await changeAccount(tx, account.id, { passwordHash, ...proven });
    await deleteSessionsOf(tx, account.id);
    await forgetAllAttempts(tx, attemptKey(account.id, ''));
    await warn(tx, account, newPassword(now), now);
    return {};
  });
}

export function forgotSmsPin(call: Call, input: z.output<typeof mobileInput>) {
  return askFor(call, byMobile(e164Of(input)));
}

export function forgotUpdatePassword(call: Call, input: z.output<typeof mobilePasswordInput>) {
  return setPassword(call, byMobile(e164Of(input)), input.pin, input.password);
}

export function forgotSendEmailCode(call: Call, { email }: { email: string }) {
  return askFor(call, byEmail(email));
}

export function forgotUpdateEmailCode(call: Call, input: z.output<typeof emailPasswordInput>) {
  return setPassword(call, byEmail(input.email), input.emailcode, input.password);
}
