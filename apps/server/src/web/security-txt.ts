import { documents } from '@sgb/contract/documents.ts';
import { addDays } from '@sgb/contract/time.ts';

/** The longest that RFC 9116 recommends is a year; somebody who kept a copy asks again sooner. */
const validDays = 180;

/** Whom to tell of a weakness of the shop (RFC 9116). */
export function securityTxt({ email, publicUrl, now }: { email: string; publicUrl: string; now: Date }): string {
  const expires = `${addDays(now, validDays).toISOString().slice(0, 10)}T00:00:00Z`;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${documents.securityTxt.path}`,
  ];
  return `${lines.join('\r\n')}\r\n`;
}
