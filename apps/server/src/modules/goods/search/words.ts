/** How text becomes words, the same for goods and for keywords, so that both meet. */

const ascii = /^[\0-\x7f]*$/;

/** Small letters without accents; full-width forms become plain ones. */
export function plain(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const han = /\p{Script=Han}+/gu;

/** Runs of letters and digits. "Women's" is women's goods as well as 'womens' is: the ending goes. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(han, ' ')
      .replace(/['’](s\b)?/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Chinese is written without spaces: every two neighbours are a word, and the last sign of a run stands alone. */
export function hanWordsOf(text: string): string[] {
  return (plain(text).match(han) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.map((sign, place) => sign + (signs[place + 1] ?? ''));
  });
}

export interface HanTerm {
  readonly text: string;
  /** A sign on its own is found at the start of any pair, too. */
  readonly prefix: boolean;
}

export function hanTermsOf(text: string): HanTerm[] {
  return [...(plain(text).match(han) ?? [])].flatMap((run): HanTerm[] => {
    const signs = [...run];
    if (signs.length === 1) return [{ text: run, prefix: true }];
    return signs.slice(0, -1).map((sign, place) => ({ text: sign + signs[place + 1], prefix: false }));
  });
}

const isNumber = (word: string) => /^\d+$/.test(word);
const isUnit = (word: string) => /^[a-z]{1,4}$/.test(word);

/**
 * Spellings of one thing that differ in a gap: 'T-Shirt' is 'tshirt' too, '20000 mAh' and '20000mAh' are the same, and
 * both are found by their parts.
 */
export function spellingsOf(text: string): string[] {
  const joined = plain(text)
    .replace(/['’](s\b)?/g, '')
    .match(/[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)+/gu);
  const compounds = (joined ?? []).filter((word) => word.length <= 24).map((word) => word.replace(/[-/]/g, ''));
  const words = wordsOf(text);
  const glued = words.flatMap((word, place) => {
    const next = words[place + 1];
    return next && isNumber(word) && isUnit(next) ? [word + next] : [];
  });
  const parted = words.flatMap((word) => /^(\d+)([a-z]{1,4})$/.exec(word)?.slice(1) ?? []);
  return [...compounds, ...glued, ...parted];
}

/** The forms of a word with one letter left out, and the word itself. */
export function formsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, gone) => letters.toSpliced(gone, 1).join(''))])];
}

/** Worth learning as a spelling: a real word of letters, not a model number. */
export function isVocabulary(word: string): boolean {
  return word.length >= 3 && word.length <= 24 && /^\p{L}+$/u.test(word);
}

/** What of a keyword may be a choice, such as 'red' or 'army green': its words, and every two neighbours. */
export function optionsIn(keyword: string): string[] {
  const words = wordsOf(keyword);
  if (words.length < 2) return [];
  return [...words, ...words.slice(1).map((word, place) => `${words[place]} ${word}`)];
}

const breaks = /[,;:|()]|\s(?:for|with|and|in|of|to|set of)\s/i;

/** What a title is about, as a shopper might type it: the last one, two or three words of its first part. */
export function phrasesOf(title: string): string[] {
  const words = wordsOf(title.split(breaks, 1)[0] ?? '');
  return [1, 2, 3]
    .filter((length) => length <= words.length)
    .map((length) => words.slice(-length).join(' '))
    .filter((phrase) => phrase.length >= 3 && /\p{L}{3}/u.test(phrase));
}

/** One of many, as far as a rule goes: names and synonyms hold for both. Of a phrase its last word. */
export function singular(phrase: string): string {
  const text = phrase.toLowerCase();
  if (/(?:ss|sh|ch|x)es$/.test(text)) return text.slice(0, -2);
  return text.length > 3 && /[^s]s$/.test(text) ? text.slice(0, -1) : text;
}
