import { dateFormat } from '@sgb/contract/date-words.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { post } from '../../../platform/post/outbox.ts';
import { notify } from '../../base/messages/index.ts';

/** Something about the safety of an account that its owner must hear of, whatever they prefer. */
interface Warning {
  readonly subject: string;
  readonly text: string;
  /** What to do about it; a new password, unless told otherwise. */
  readonly closing?: string;
}

const setNewPassword =
  'If this was not you, set a new password at once: open the login page and choose "Forgot your password?".';

/** Told in the shop, and by a letter to the address that the account had before. */
export async function warn(
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string },
  { subject, text, closing = setNewPassword }: Warning,
  now: Date,
): Promise<void> {
  const body = ['Hello,', text, closing].join('\n\n');
  post(tx, { channel: 'mail', recipient: email, subject, body }, { now });
  const said = { type: 'notification', title: subject, text: `${text}\n\n${closing}` } as const;
  await notify(tx, { ...said, userId: id, link: '/user/updatepassword', email: false }, { now });
}

/** '05 November 2026 at 12:05' */
const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

export function newDevice(device: string, now: Date): Warning {
  return {
    subject: 'A new device logged in to your account',
    text: `${device} logged in to your account on ${when(now)}.`,
  };
}

export function newPassword(now: Date): Warning {
  return {
    subject: 'Your password was changed',
    text: `The password of your account was changed on ${when(now)}, and every other session was ended.`,
  };
}

export function manyWrong(times: number, until: Date): Warning {
  return {
    subject: 'Many wrong passwords were entered for your account',
    text: `A wrong password was entered for your account ${times} times. Whoever it was has to wait until ${when(until)}. Devices that you logged in with before are not held up.`,
  };
}

/** Whoever enters codes knows the password. */
export function wrongFactor(until: Date): Warning {
  return {
    subject: 'Wrong codes were entered for your account',
    text: `Somebody knows your password and entered wrong codes for the console. They have to wait until ${when(until)}.`,
  };
}

export function newFactor(now: Date): Warning {
  return {
    subject: 'An authenticator app was set up for your account',
    text: `An authenticator app was set up for your account on ${when(now)}. The console asks for its codes from now on.`,
    closing: 'If this was not you, tell an administrator at once, and set a new password.',
  };
}

export function factorReset(now: Date): Warning {
  return {
    subject: 'Your second factor was reset',
    text: `An administrator reset your second factor on ${when(now)}. You set up an app again at your next login.`,
  };
}

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
export function newContact({ what, address, helper, until, contact }: NewContact, now: Date): Warning {
  const thing = what === 'email' ? 'email' : 'mobile number';
  const by = helper === null ? '' : ` It was changed by ${helper} of our staff.`;
  return {
    subject: `The ${thing} of your account was changed`,
    text: `Your account uses ${address} since ${when(now)}, and every other session was ended.${by} Until ${when(until)} it can neither set a new password nor confirm payments.`,
    closing: `If this was not you, write to ${contact} before then: we give your account back to you.`,
  };
}

/** The same in a text message to the number that was there before. */
export function textOfNewMobile(name: string, { until, contact }: NewContact): string {
  return `The mobile number of your ${name} account was changed. If this was not you, write to ${contact} before ${when(until)}.`;
}

/** What is sent in place of a code for a new password. */
export function passwordHasToWait(until: Date) {
  return {
    subject: 'You cannot set a new password yet',
    body: `This address has been in your account for a short time, so for your safety it cannot set a new password yet. It can from ${when(until)} on. Until then use the other address of your account, or write to us.`,
  };
}

export function moneyHasToWait(what: 'email' | 'mobile', until: Date): string {
  const thing = what === 'email' ? 'email' : 'mobile number';
  return `Your ${thing} was changed a short time ago. For your safety, codes that confirm payments are sent to it from ${when(until)} on.`;
}
