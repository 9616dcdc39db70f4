import { addMinutes, shopDay } from '@sgb/contract/time.ts';
import type { App } from '../../../../platform/app.ts';
import { type At, atOf } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { type Kept, keep, refuse } from '../../../../platform/http/refusal.ts';
import { post } from '../../../../platform/post/outbox.ts';
import { shopIdentity } from '../../../base/content/settings.ts';
import { accessCodes } from '../settings.ts';
import { hashCode, makeCode, mayAsk, tryCode } from './rules.ts';
import { keepCode, keepTry, lockAddress } from './store.ts';

type CodePurpose = 'register' | 'forgot' | 'email' | 'mobile' | 'money';

/** What a code is for. `address` is an e-mail address in small letters or a number as +27821234567. */
export interface CodeSubject {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly accountId: number | null;
}

const reasons: Record<CodePurpose, string> = {
  register: 'open your account',
  forgot: 'set a new password',
  email: 'confirm this email address',
  mobile: 'confirm this mobile number',
  money: 'send money from your balance',
};

/** One after another for an address, so that no limit can be passed by asking many times at once. */
export async function sendCode(app: App, subject: CodeSubject, { decoy = false } = {}) {
  const { settings, now } = await atOf(app);
  const terms = settings.get(accessCodes);
  return app.db.transact(async (tx) => {
    const known = await lockAddress(tx, subject.address);
    const asking = mayAsk(known, now, terms);
    if (!asking.allowed) return refuse(asking.code, undefined, { waitSeconds: asking.waitSeconds });
    const code = makeCode();
    const day = shopDay(now);
    await keepCode(tx, subject.address, {
      purpose: subject.purpose,
      codeHash: hashCode(subject, code),
      accountId: subject.accountId,
      sentAt: now,
      expiresAt: addMinutes(now, terms.lifeMinutes),
      tries: known?.day === day ? known.tries : 0,
      lockedUntil: null,
      day,
      sentThatDay: known?.day === day ? known.sentThatDay + 1 : 1,
    });
    const { name } = settings.get(shopIdentity);
    const body = `${code} is your ${name} code to ${reasons[subject.purpose]}. It is good for ${terms.lifeMinutes} minutes. We never ask for it: do not share it with anyone.`;
    const channel = subject.address.includes('@') ? 'mail' : 'sms';
    await post(
      tx,
      { channel, recipient: subject.address, subject: `${code} is your ${name} code`, body },
      { now, decoy },
    );
    return { resendSeconds: terms.resendSeconds };
  });
}

/** Uses a code up inside the caller's transaction. A wrong guess counts whatever else the caller wanted. */
export async function useCode(tx: Tx, subject: CodeSubject, code: string, { settings, now }: At): Promise<Kept | null> {
  const known = await lockAddress(tx, subject.address);
  const { result, after } = tryCode(known, hashCode(subject, code), now, settings.get(accessCodes));
  if (after) await keepTry(tx, subject.address, after);
  return result === 'right' ? null : keep(refuse(result));
}
