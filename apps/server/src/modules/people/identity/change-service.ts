import type { updatePasswordInput } from '@sgb/contract/access.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { accountById, changeAccount } from './account-store.ts';
import { checkPassword } from './confirm.ts';
import { hashChosen } from './passwords.ts';
import { deleteSessionsOf } from './store.ts';
import { newPassword, warn } from './warnings.ts';

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
  const account = await call.db.read((reader) => accountById(reader, accountId));
  const passwordHash = await hashChosen(password, [account?.username ?? '', account?.email ?? '']);
  if (typeof passwordHash !== 'string') return passwordHash;
  await call.db.transact(async (tx) => {
    await changeAccount(tx, accountId, { passwordHash });
    await deleteSessionsOf(tx, accountId, ticketHash);
    if (account) await warn(tx, account, newPassword(now), now);
  });
  return {};
}
