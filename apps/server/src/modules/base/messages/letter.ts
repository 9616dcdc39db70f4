import { formatRand } from '@sgb/money/format.ts';
import type { Message } from '../../../platform/post/post.ts';

interface Told {
  readonly title: string;
  readonly body: string;
  readonly moneyCents: number | null;
}

/** A message as a letter. It carries no link: who gets used to links in our letters will follow those of others. */
export function letterOf(
  { title, body, moneyCents }: Told,
  { email, name }: { readonly email: string; readonly name: string },
  { marketing }: { readonly marketing: boolean },
): Message {
  const amount = moneyCents === null ? [] : [`Amount: ${moneyCents > 0 ? '+' : ''}${formatRand(moneyCents)}`];
  const closing = marketing
    ? 'You get this because you agreed to hear about offers. To stop them, log in and open Messages, then Preferences.'
    : 'To read it in the shop, log in and open Messages. There you also choose which emails you want.';
  return {
    channel: 'mail',
    recipient: email,
    subject: title,
    body: [name ? `Hello ${name},` : 'Hello,', body, ...amount, closing].join('\n\n'),
  };
}
