import { weekdayAndTime } from '@sgb/contract/date-words.ts';
import { addMinutes, shopDay } from '@sgb/contract/time.ts';
import type { App } from '../../../../platform/app.ts';
import { type At, atOf } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { type Kept, keep, refuse } from '../../../../platform/http/refusal.ts';
import { post } from '../../../../platform/post/outbox.ts';
import type { Said } from '../../../../platform/texts/define.ts';
import { shopIdentity } from '../../../base/content/settings.ts';
import { accessCodes } from '../settings.ts';
import { identityTexts } from '../texts.ts';
import {
  askedBefore,
  type CodePurpose,
  type CodeSubject,
  hashCode,
  lifeMinutesOf,
  makeCode,
  mayAsk,
  recordOf,
  tryCode,
  wantsLong,
} from './rules.ts';
import { keepCode, keepTry, lockAddress } from './store.ts';
import { countText } from './texts.ts';

const reasons: Record<CodePurpose, string> = {
  register: 'open your account',
  forgot: 'set a new password',
  forgotKnown: 'set a new password',
  email: 'confirm this email address',
  mobile: 'confirm this mobile number',
  change: 'let another email or mobile number take the place of this one',
  money: 'send money from your balance',
};

/** A new password is kept from nobody for long: those who meet a limit hear what helps. */
const resetWords = {
  codeDayLimit:
    'Many codes were sent to you today, and the newest of them works. We can send another one within the hour.',
  codeLocked: 'Too many wrong codes. Please ask for a new one.',
};

const wordsOf = ({ purpose }: CodeSubject, code: string): string | undefined =>
  purpose === 'forgot' ? resetWords[code as keyof typeof resetWords] : undefined;

const inFours = (code: string) => code.replaceAll(/\d{4}(?=\d)/g, '$& ');

interface Sending {
  /** It costs the same and is never sent. */
  readonly decoy?: boolean;
  /** What is sent in place of the code, which then nobody ever learns. */
  readonly instead?: Said | undefined;
}

/** One after another for an address, so that no limit can be passed by asking many times at once. */
export async function sendCode(app: App, subject: CodeSubject, { decoy = false, instead }: Sending = {}) {
  const { settings, now } = await atOf(app);
  const terms = settings.get(accessCodes);
  return app.db.transact(async (tx) => {
    const records = await lockAddress(tx, subject.address);
    const before = askedBefore(records, subject, now);
    const long = wantsLong(before, subject, now, terms);
    const asking = mayAsk(before, now, terms, { long });
    if (!asking.allowed) return refuse(asking.code, wordsOf(subject, asking.code), { waitSeconds: asking.waitSeconds });
    const channel = subject.address.includes('@') ? 'mail' : 'sms';
    if (channel === 'sms') {
      const refusal = await countText(tx, subject, { settings, now, sent: decoy ? 0 : 1 });
      if (refusal) return refusal;
    }
    const code = makeCode(long);
    const validMinutes = lifeMinutesOf(long, terms);
    const expiresAt = addMinutes(now, validMinutes);
    const day = shopDay(now);
    const known = recordOf(records, subject);
    await keepCode(tx, {
      ...subject,
      codeHash: hashCode(subject, code),
      sentAt: now,
      expiresAt,
      tries: known?.day === day ? known.tries : 0,
      lockedUntil: null,
      day,
      sentThatDay: known?.day === day ? known.sentThatDay + 1 : 1,
      long,
    });
    const { name } = settings.get(shopIdentity);
    const values = { code, shop: name, purpose: reasons[subject.purpose] };
    const said = long
      ? identityTexts.say.longCode({ ...values, code: inFours(code), until: weekdayAndTime(expiresAt) })
      : identityTexts.say.code({ ...values, minutes: validMinutes });
    const { title, text, words } = instead ?? said;
    post(tx, { channel, recipient: subject.address, subject: title, body: text, words }, { now, decoy });
    return { resendSeconds: terms.resendSeconds, validMinutes };
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
    const known = recordOf(await lockAddress(tx, each.subject.address), each.subject);
    tried.push({ ...each, ...tryCode(known, hashCode(each.subject, each.code), now, settings.get(accessCodes)) });
  }
  const wrong = tried.filter(({ result }) => result !== 'right');
  for (const { subject, after } of wrong.length > 0 ? wrong : tried) {
    if (after) await keepTry(tx, subject, after);
  }
  const [first] = wrong;
  if (!first || first.result === 'right') return null;
  return keep(refuse(first.result, wordsOf(first.subject, first.result), first.field ? { field: first.field } : null));
}

export function useCode(tx: Tx, subject: CodeSubject, code: string, at: At): Promise<Kept | null> {
  return useCodes(tx, [{ subject, code }], at);
}
