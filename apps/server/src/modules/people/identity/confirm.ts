import { type At, atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { accountById } from './account-store.ts';
import { judgeRight, judgeWrong, refuseLocked } from './attempts/judge.ts';
import { attemptKey, knownBy } from './attempts/rules.ts';
import { sendCode, useCode } from './codes/codes.ts';
import { restsUntil } from './contact/rules.ts';
import { passwordFits } from './passwords.ts';
import { accessChange } from './settings.ts';
import { moneyHasToWait } from './warnings.ts';

type ShopperCall = Call<'shopper'>;

/**
 * A stolen ticket must not serve to guess the password: wrong ones count like those of a login. Answers with the hash
 * that it fitted, for those who want to know later whether it is still the one.
 */
export async function provePassword(
  call: Call<'shopper'> | Call<'staff'>,
  password: string,
): Promise<Refusal | { readonly passwordHash: string }> {
  if (password === '') return refuse('wrongPassword', 'Please enter your password.');
  const { accountId } = call.session;
  const at = await atOf(call);
  const guesser = knownBy(attemptKey(accountId, ''), 'session', call.session.ticketHash);
  const { account, locked } = await call.db.read(async (reader) => ({
    account: await accountById(reader, accountId),
    locked: await refuseLocked(reader, guesser, at),
  }));
  if (locked) return locked;
  if (!account || !(await passwordFits(password, account.passwordHash))) {
    call.log.warn({ account: accountId }, 'wrong password in a session');
    return judgeWrong(call.db, { guesser, owner: account, refusal: refuse('wrongPassword') }, at);
  }
  return (await call.db.transact((tx) => judgeRight(tx, guesser, at))) ?? account;
}

export async function checkPassword(call: ShopperCall, password: string): Promise<Refusal | null> {
  const proven = await provePassword(call, password);
  return proven instanceof Refusal ? proven : null;
}

/** Where codes for money go: the mobile number, or the email address of an account that has none. Not to one that rests. */
async function moneySubject(reader: Sql, accountId: number, { settings, now }: At) {
  const account = await accountById(reader, accountId);
  if (!account) throw new Error(`account ${accountId} is gone`);
  const what = account.mobile ? 'mobile' : 'email';
  const until = restsUntil(account, what, { now, ...settings.get(accessChange) });
  if (until) return refuse('addressRests', moneyHasToWait(what, until));
  return { purpose: 'money', address: account.mobile ?? account.email.toLowerCase(), accountId } as const;
}

/** +27 ** *** 4567, or t***@example.com: enough to know one's own. */
export function maskAddress(address: string): string {
  const [name = '', host] = address.split('@');
  return host ? `${name.slice(0, 1)}***@${host}` : `${address.slice(0, 3)} *** *** ${address.slice(-4)}`;
}

export async function sendMoneyCode(call: ShopperCall) {
  const at = await atOf(call);
  const subject = await call.db.read((reader) => moneySubject(reader, call.session.accountId, at));
  if (subject instanceof Refusal) return subject;
  const sent = await sendCode(call, subject);
  return 'resendSeconds' in sent ? { ...sent, sentTo: maskAddress(subject.address) } : sent;
}

/** Uses the code up inside the caller's transaction. */
export async function useMoneyCode(tx: Tx, accountId: number, code: string, at: At): Promise<Kept | Refusal | null> {
  const subject = await moneySubject(tx, accountId, at);
  return subject instanceof Refusal ? subject : useCode(tx, subject, code, at);
}
