/** The names in braces of a text: 'Parcel {number} left' has one. */
type HolesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesOf<Rest> : never;

interface Words {
  /** When it is sent, for whoever changes its words. */
  readonly when: string;
  /** The subject of a letter; text messages have none. */
  readonly title: string;
  readonly text: string;
  /** Names that nobody may leave out: a letter about a code is nothing without it. */
  readonly keep?: readonly string[];
}

/** Something that the shop writes to people, as it was first written; staff may change its words. */
export interface Text extends Words {
  readonly name: string;
  /** What is put in when it is sent. */
  readonly holes: readonly string[];
}

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** A text with its values in it, and where to look for what staff made of it. */
export interface Said {
  readonly title: string;
  readonly text: string;
  readonly words: { readonly name: string; readonly values: Values<string> };
}

type Say<Of extends Words> = [HolesOf<Of['title'] | Of['text']>] extends [never]
  ? () => Said
  : (values: Values<HolesOf<Of['title'] | Of['text']>>) => Said;

const hole = /\{(\w+)\}/g;

export const holesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(hole)].map(([, name = '']) => name))),
];

/** In one pass: what is put in is never looked at for names again. */
const filled = (text: string, values: Values<string>): string =>
  text.replaceAll(hole, (whole, name: string) => String(values[name] ?? whole));

/** The texts of a module. `say.left({ number })` gives one of them. */
export function defineTexts<const Of extends Readonly<Record<string, Words>>>(area: string, texts: Of) {
  const list: readonly Text[] = Object.entries(texts).map(([key, words]) => ({
    ...words,
    name: `${area}.${key}`,
    holes: holesIn(words.title, words.text),
  }));
  const say = Object.fromEntries(
    Object.entries(texts).map(([key, { title, text }]) => [
      key,
      (values: Values<string> = {}): Said => ({
        title: filled(title, values),
        text: filled(text, values),
        words: { name: `${area}.${key}`, values },
      }),
    ]),
  ) as unknown as { readonly [Key in keyof Of]: Say<Of[Key]> };
  return { list, say };
}

/**
 * In a statement that writes to people: title or body of a text as staff have worded it, null where nobody did. Nearly
 * always nobody did; to look for that costs a tenth of what the function costs.
 */
export const writtenText = (name: string, part: 'title' | 'body', values: string, at: string): string =>
  `case when exists (select from written_texts where name = ${name}) then written_text(${name}, '${part}', ${values}, ${at}) end`;
