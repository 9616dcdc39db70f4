import { dateFormat } from '@sgb/contract/date-words.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { post } from '../../../platform/post/outbox.ts';
import { notify } from '../../base/messages/index.ts';

/** Something about the safety of an account that its owner must hear of, whatever they prefer. */
interface Warning {
  readonly subject: string;
  readonly text: string;
}

const closing =
  'If this was not you, set a new password at once: open the login page and choose "Forgot your password?".';

/** Told in the shop, and by a letter to the address that the account had before. */
export async function warn(
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string },
  { subject, text }: Warning,
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

export function newEmail(email: string, now: Date): Warning {
  return { subject: 'The email of your account was changed', text: `Your account uses ${email} since ${when(now)}.` };
}

export function newMobile(mobile: string, now: Date): Warning {
  return {
    subject: 'The mobile number of your account was changed',
    text: `Your account uses ${mobile} since ${when(now)}.`,
  };
}
