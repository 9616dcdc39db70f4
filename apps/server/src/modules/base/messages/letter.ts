import { formatRand } from '@sgb/money/format.ts';
import type { Message } from '../../../platform/post/post.ts';
import { letterTexts } from './texts.ts';

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
  const values = { title, hello: name ? `Hello ${name},` : 'Hello,', message: [body, ...amount].join('\n\n') };
  const said = marketing ? letterTexts.say.offer(values) : letterTexts.say.letter(values);
  return { channel: 'mail', recipient: email, subject: said.title, body: said.text, words: said.words };
}
