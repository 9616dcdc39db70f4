import type { updateEmailInput, updatePasswordInput } from '@sgb/contract/access.ts';
import { e164Of, type mobileCodeInput, type mobileInput } from '@sgb/contract/access-fields.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountById, changeAccount, emailIsFree, mobileIsFree } from './account-store.ts';
import { sendCode, useCode } from './codes/codes.ts';
import { checkPassword } from './confirm.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessionsOf } from './store.ts';
import { newEmail, newMobile, newPassword, warn } from './warnings.ts';

/** The code for an address that is somebody else's is never sent: the answer must not tell of them. */
export async function sendEmailVerification(call: Call<'shopper'>, { email }: { email: string }) {
  const { accountId } = call.session;
  const free = await call.db.read((reader) => emailIsFree(reader, email, accountId));
  return sendCode(call, { purpose: 'email', address: email, accountId }, { decoy: !free });
}

export async function updateEmail(call: Call<'shopper'>, { email, emailcode }: z.output<typeof updateEmailInput>) {
  const { accountId } = call.session;
  const at = await atOf(call);
  const { now } = at;
  return call.db.transact(async (tx) => {
    const refusal = await useCode(tx, { purpose: 'email', address: email, accountId }, emailcode, at);
    if (refusal) return refusal;
    const account = await accountById(tx, accountId);
    if (!account || !(await emailIsFree(tx, email, accountId))) return refuse('accountExists');
    await changeAccount(tx, accountId, { email, emailVerifiedAt: now });
    if (account.email.toLowerCase() !== email) await warn(tx, account, newEmail(email, now), now);
    return {};
  });
}

export async function sendMobileCode(call: Call<'shopper'>, input: z.output<typeof mobileInput>) {
  const { accountId } = call.session;
  const address = e164Of(input);
  const free = await call.db.read((reader) => mobileIsFree(reader, address, accountId));
  return sendCode(call, { purpose: 'mobile', address, accountId }, { decoy: !free });
}

export async function updateMobile(call: Call<'shopper'>, input: z.output<typeof mobileCodeInput>) {
  const { accountId } = call.session;
  const mobile = e164Of(input);
  const at = await atOf(call);
  const { now } = at;
  return call.db.transact(async (tx) => {
    const refusal = await useCode(tx, { purpose: 'mobile', address: mobile, accountId }, input.pin, at);
    if (refusal) return refusal;
    const account = await accountById(tx, accountId);
    if (!account || !(await mobileIsFree(tx, mobile, accountId))) return refuse('accountExists');
    await changeAccount(tx, accountId, { mobile, mobileVerifiedAt: now });
    if (account.mobile !== mobile) await warn(tx, account, newMobile(mobile, now), now);
    return {};
  });
}

export async function updateEmailRemind({ db, session }: Call<'shopper'>, { notshow }: { notshow: boolean }) {
  await db.transact((tx) => changeAccount(tx, session.accountId, { emailReminder: !notshow }));
  return {};
}

export async function updatePassword(
  call: Call<'shopper'>,
  { oldpassword, password }: z.output<typeof updatePasswordInput>,
) {
  const { accountId, ticketHash } = call.session;
  const refusal = await checkPassword(call, oldpassword);
  if (refusal) return refusal;
  const now = call.clock.now();
  const passwordHash = await hashPassword(password);
  await call.db.transact(async (tx) => {
    const account = await accountById(tx, accountId);
    await changeAccount(tx, accountId, { passwordHash });
    await deleteSessionsOf(tx, accountId, ticketHash);
    if (account) await warn(tx, account, newPassword(now), now);
  });
  return {};
}
