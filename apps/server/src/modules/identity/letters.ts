import type { Message } from '../../platform/post/post.ts';

/** Letters about the safety of an account; they go to the address that the account had before. */

function letter(recipient: string, subject: string, ...lines: readonly string[]): Message {
  const closing =
    'If this was not you, set a new password at once: open the login page and choose "Forgot your password?".';
  return { channel: 'mail', recipient, subject, body: ['Hello,', ...lines, closing].join('\n\n') };
}

export interface Seen {
  readonly device: string;
  readonly now: Date;
}

function when(now: Date): string {
  return new Intl.DateTimeFormat('en-ZA', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Johannesburg',
  }).format(now);
}

export function newDeviceLetter(to: string, { device, now }: Seen): Message {
  return letter(to, 'A new device logged in to your account', `${device} logged in to your account on ${when(now)}.`);
}

export function newPasswordLetter(to: string, now: Date): Message {
  return letter(
    to,
    'Your password was changed',
    `The password of your account was changed on ${when(now)}, and every other session was ended.`,
  );
}

export function newEmailLetter(to: string, email: string, now: Date): Message {
  return letter(to, 'The email of your account was changed', `Your account uses ${email} since ${when(now)}.`);
}
