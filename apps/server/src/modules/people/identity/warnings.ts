import { dateFormat } from '@sgb/contract/date-words.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { post } from '../../../platform/post/outbox.ts';
import type { Said } from '../../../platform/texts/define.ts';
import { notify } from '../../base/messages/index.ts';
import { identityTexts } from './texts.ts';

const { say } = identityTexts;

/** Something about the safety of an account: told in the shop, and by a letter to the address that it had before, whatever its owner prefers. */
export async function warn(
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string },
  { title, text, words }: Said,
  now: Date,
): Promise<void> {
  post(tx, { channel: 'mail', recipient: email, subject: title, body: text, words, opening: 'Hello,\n\n' }, { now });
  const said = { type: 'notification', title, text, words } as const;
  await notify(tx, { ...said, userId: id, link: '/user/updatepassword', email: false }, { now });
}

/** '05 November 2026 at 12:05' */
const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

export const newDevice = (device: string, now: Date): Said => say.newDevice({ device, day: when(now) });

export const newPassword = (now: Date): Said => say.newPassword({ day: when(now) });

export const manyWrong = (times: number, until: Date): Said => say.manyWrong({ times, until: when(until) });

/** Whoever enters codes knows the password. */
export const wrongFactor = (until: Date): Said => say.wrongFactor({ until: when(until) });

export const newFactor = (now: Date): Said => say.newFactor({ day: when(now) });

export const factorReset = (now: Date): Said => say.factorReset({ day: when(now) });

interface NewContact {
  readonly what: 'email' | 'mobile';
  readonly address: string;
  /** Who of our staff did it; null: the owner, or somebody who passes for them. */
  readonly helper: string | null;
  /** Until when the new address is of little use to a thief. */
  readonly until: Date;
  /** Where the shop is written to. */
  readonly contact: string;
}

/** The letter goes to the address that may just have been lost, so it does not rely on it. */
export function newContact({ what, address, helper, until, contact }: NewContact, now: Date): Said {
  return say.newContact({
    thing: what === 'email' ? 'email' : 'mobile number',
    address,
    day: when(now),
    helper: helper === null ? '' : ` It was changed by ${helper} of our staff.`,
    until: when(until),
    contact,
  });
}

/** The same in a text message to the number that was there before. */
export const textOfNewMobile = (shop: string, { until, contact }: NewContact): Said =>
  say.newMobile({ shop, contact, until: when(until) });

/** What is sent in place of a code for a new password. */
export const passwordHasToWait = (until: Date): Said => say.passwordWaits({ until: when(until) });

export function moneyHasToWait(what: 'email' | 'mobile', until: Date): string {
  const thing = what === 'email' ? 'email' : 'mobile number';
  return `Your ${thing} was changed a short time ago. For your safety, codes that confirm payments are sent to it from ${when(until)} on.`;
}
