import type { Synonym } from '../document.ts';
import { singular, wordsOf } from '../words.ts';

/** Between two words of what a synonym means there may be so many others: 'send it back' is 'send back'. */
const mostBetween = 1;

/** Whether these words stand there one after the other, from a place on. */
function follows(said: readonly string[], from: number, words: readonly string[]): boolean {
  let at = from;
  return words.every((word) => {
    const place = said.slice(at, at + 1 + (at === from ? 0 : mostBetween)).indexOf(word);
    at += place + 1;
    return place >= 0;
  });
}

/** Two words that mean something together are known as one: by themselves they mean other things. */
const asOne = (words: readonly string[]) => (words.length === 2 ? [words.join('')] : words);

/** What else a text is called by these synonyms. In a text, unlike in a listing, words of a meaning must stand together. */
export function calledIn(synonyms: readonly Synonym[]): (text: string) => string[] {
  const parted = synonyms.map(({ word, means }) => ({
    words: asOne(wordsOf(word)),
    means: wordsOf(means).map(singular),
  }));
  const byFirst = Map.groupBy(parted, ({ means }) => means[0] ?? '');
  return (text) => {
    const said = wordsOf(text).map(singular);
    return said.flatMap((word, place) =>
      (byFirst.get(word) ?? []).flatMap(({ words, means }) => (follows(said, place, means) ? words : [])),
    );
  };
}
