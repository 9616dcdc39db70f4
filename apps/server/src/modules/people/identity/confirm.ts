import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Kept, type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { accountById } from './account-store.ts';
import { sendCode, useCode } from './codes/codes.ts';
import { countAttempt, forgetAttempts } from './login-store.ts';
import { passwordFits } from './passwords.ts';
import { attemptKey } from './rules.ts';
import { accessLogin } from './settings.ts';

type ShopperCall = Call<'shopper'>;

/** A stolen ticket must not serve to guess the password: wrong ones count like those of a login. */
export async function checkPassword(call: ShopperCall, password: string): Promise<Refusal | null> {
  const { accountId } = call.session;
  const terms = (await call.settings()).get(accessLogin);
  const attempt = { account: attemptKey(accountId, ''), ip: call.ip };
  const { account, allowed } = await call.db.read(async (reader) => ({
    account: await accountById(reader, accountId),
    allowed: await countAttempt(reader, attempt, call.clock.now(), terms),
  }));
  if (!allowed) return refuse('loginLocked');
  if (!(await passwordFits(password, account?.passwordHash))) return refuse('wrongPassword');
  await call.db.transact((tx) => forgetAttempts(tx, attempt));
  return null;
}

/** Where codes for money go: the mobile number, or the email address of an account that has none. */
async function moneySubject(reader: Sql, accountId: number) {
  const account = await accountById(reader, accountId);
  if (!account) throw new Error(`account ${accountId} is gone`);
  return { purpose: 'money', address: account.mobile ?? account.email.toLowerCase(), accountId } as const;
}

/** +27 ** *** 4567, or t***@example.com: enough to know one's own. */
function maskAddress(address: string): string {
  const [name = '', host] = address.split('@');
  return host ? `${name.slice(0, 1)}***@${host}` : `${address.slice(0, 3)} *** *** ${address.slice(-4)}`;
}

export async function sendMoneyCode(call: ShopperCall) {
  const subject = await call.db.read((reader) => moneySubject(reader, call.session.accountId));
  const sent = await sendCode(call, subject);
  return 'resendSeconds' in sent ? { ...sent, sentTo: maskAddress(subject.address) } : sent;
}

/** Uses the code up inside the caller's transaction. */
export async function useMoneyCode(tx: Tx, accountId: number, code: string, at: At): Promise<Kept | null> {
  return useCode(tx, await moneySubject(tx, accountId), code, at);
}
