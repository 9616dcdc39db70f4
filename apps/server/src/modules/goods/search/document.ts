import type { SearchableGoods } from '../catalog/index.ts';
import { hanWordsOf, singular, spellingsOf, wordsOf } from './words.ts';

export interface Synonym {
  readonly word: string;
  readonly means: string;
}

/** What the words of a document depend on beside the goods themselves. */
export interface Lexicon {
  /** Names of the category and of those above it, then what shoppers call its goods. */
  categoryText(leaf: number): string;
  categoryTextZh(leaf: number): string;
  readonly synonyms: readonly Synonym[];
}

/** Where it was made tells nothing about what it is, and matched half the catalogue. */
const unsearched = new Set(['Place of origin']);

/** Texts that thousands of goods share: materials, colours, sizes. */
function sharedTextsOf(goods: SearchableGoods): string[] {
  return [
    ...goods.attributes.filter(({ name }) => !unsearched.has(name)).map(({ value }) => value),
    ...goods.choices.flatMap(({ values }) => values),
  ];
}

export type WordsOfGoods = (goods: SearchableGoods) => { readonly words: string[]; readonly han: string[] };

/** What a text is also called by these synonyms; what they mean is taken apart only once. */
function otherWords(synonyms: readonly Synonym[]): (words: readonly string[]) => string[] {
  const parted = synonyms.map(({ word, means }) => ({ words: wordsOf(word), means: wordsOf(means).map(singular) }));
  const byFirst = Map.groupBy(parted, ({ means }) => means[0] ?? '');
  return (words) => {
    const said = new Set(words.map(singular));
    return [...said].flatMap((word) =>
      (byFirst.get(word) ?? []).flatMap(({ words, means }) => (means.every((part) => said.has(part)) ? words : [])),
    );
  };
}

const everyWordOf = (text: string) => [...wordsOf(text), ...spellingsOf(text)];

const mostTexts = 20_000;

/** Remembers what it answered, as long as that is not too much. */
function remembering<Answer>(of: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= mostTexts) known.clear();
    const answer = of(text);
    known.set(text, answer);
    return answer;
  };
}

/** Once for many goods. */
export function documentWriter(lexicon: Lexicon): WordsOfGoods {
  const otherNames = otherWords(lexicon.synonyms);
  const everyWord = remembering(everyWordOf);
  const plainWords = remembering(wordsOf);
  const hanWords = remembering(hanWordsOf);
  return (goods) => {
    const category = lexicon.categoryText(goods.categoryId);
    const words = new Set([goods.title, goods.titleZh].flatMap(everyWordOf));
    for (const text of [...sharedTextsOf(goods), category]) for (const word of everyWord(text)) words.add(word);
    // What a listing only mentions, such as a colour or a use, does not make it another thing.
    for (const word of otherNames([...wordsOf(goods.title), ...plainWords(category)])) words.add(word);
    const han = new Set([...hanWordsOf(goods.titleZh), ...hanWords(lexicon.categoryTextZh(goods.categoryId))]);
    return { words: [...words], han: [...han] };
  };
}

/**
 * Sales and the rating at the supplier's site in one number, because all goods have it. Ten times the sales weigh as much as two thirds of a star: a bestseller comes first
 * among equals, but not when buyers dislike it.
 */
export function scoreOf({ monthlySales, supplierRating }: { monthlySales: number; supplierRating: number }): number {
  return Math.round(Math.log10(monthlySales + 1) * 200 + supplierRating * 3);
}
