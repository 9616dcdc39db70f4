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

type CodePurpose = 'register' | 'forgot' | 'email' | 'mobile' | 'change' | 'money';

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
  change: 'let another email or mobile number take the place of this one',
  money: 'send money from your balance',
};

interface Sending {
  /** It costs the same and is never sent. */
  readonly decoy?: boolean;
  /** What is sent in place of the code, which then nobody ever learns. */
  readonly instead?: { readonly subject: string; readonly body: string } | undefined;
}

/** One after another for an address, so that no limit can be passed by asking many times at once. */
export async function sendCode(app: App, subject: CodeSubject, { decoy = false, instead }: Sending = {}) {
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
    const words = instead ?? { subject: `${code} is your ${name} code`, body };
    post(tx, { channel, recipient: subject.address, ...words }, { now, decoy });
    return { resendSeconds: terms.resendSeconds };
  });
}

/** A code that somebody sent along; `field` is where they entered it. */
interface SentCode {
  readonly subject: CodeSubject;
  readonly code: string;
  readonly field?: string;
}

/** Uses codes up inside the caller's transaction, all or none. A wrong guess counts whatever else the caller wanted. */
export async function useCodes(tx: Tx, sent: readonly SentCode[], { settings, now }: At): Promise<Kept | null> {
  const tried = [];
  // In the order of their addresses, so that two who want the same ones wait for one another in turn.
  for (const each of sent.toSorted((a, b) => (a.subject.address < b.subject.address ? -1 : 1))) {
    const known = await lockAddress(tx, each.subject.address);
    tried.push({ ...each, ...tryCode(known, hashCode(each.subject, each.code), now, settings.get(accessCodes)) });
  }
  const wrong = tried.filter(({ result }) => result !== 'right');
  for (const { subject, after } of wrong.length > 0 ? wrong : tried) {
    if (after) await keepTry(tx, subject.address, after);
  }
  const [first] = wrong;
  if (!first || first.result === 'right') return null;
  return keep(refuse(first.result, undefined, first.field ? { field: first.field } : null));
}

export function useCode(tx: Tx, subject: CodeSubject, code: string, at: At): Promise<Kept | null> {
  return useCodes(tx, [{ subject, code }], at);
}
