/** What is put in, as it might be. A name that is not here stands for itself. */
const examples: Readonly<Record<string, string>> = {
  number: 'PC0001042',
  amount: 'R 249.90',
  count: '3',
  days: '7',
  day: '21 November 2026',
  until: 'Friday 20 November, 17:00',
  title: 'Solar lantern, 20 W',
  goods: 'SO0001042: 2 x Solar lantern, 20 W',
  name: 'Thandi M.',
  hello: 'Hello Thandi,',
  code: '482913',
  shop: 'SGB',
  minutes: '10',
  coins: '150 S Coin',
  tier: 'Gold',
  weights: 'We expected 1.20 kg, the scales say 1.45 kg.',
  why: 'The supplier has run out of it.',
};

/** A text as somebody might get it. */
export const asSent = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? `‹${name}›`);

/** Names of what is put in that these words leave out. */
export const leftOut = (holes: readonly { readonly name: string }[], words: string): string[] =>
  holes.map(({ name }) => name).filter((name) => !words.includes(`{${name}}`));
