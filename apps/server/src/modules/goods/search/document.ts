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

function textsOf(goods: SearchableGoods): string[] {
  return [
    goods.title,
    ...goods.attributes.filter(({ name }) => !unsearched.has(name)).map(({ value }) => value),
    ...goods.choices.flatMap(({ values }) => values),
  ];
}

export type WordsOfGoods = (goods: SearchableGoods) => { readonly words: string[]; readonly han: string[] };

/** What a text is also called by these synonyms; what they mean is taken apart only once. */
function otherWords(synonyms: readonly Synonym[]): (text: string) => string[] {
  const parted = synonyms.map(({ word, means }) => ({ words: wordsOf(word), means: wordsOf(means).map(singular) }));
  const byFirst = Map.groupBy(parted, ({ means }) => means[0] ?? '');
  return (text) => {
    const said = new Set(wordsOf(text).map(singular));
    return [...said].flatMap((word) =>
      (byFirst.get(word) ?? []).flatMap(({ words, means }) => (means.every((part) => said.has(part)) ? words : [])),
    );
  };
}

/** Once for many goods. */
export function documentWriter(lexicon: Lexicon): WordsOfGoods {
  const otherNames = otherWords(lexicon.synonyms);
  return (goods) => {
    const words = new Set<string>();
    for (const text of [...textsOf(goods), goods.titleZh, lexicon.categoryText(goods.categoryId)]) {
      for (const word of wordsOf(text)) words.add(word);
      for (const word of spellingsOf(text)) words.add(word);
    }
    // What a listing only mentions, such as a colour or a use, does not make it another thing.
    for (const word of otherNames(`${goods.title} ${lexicon.categoryText(goods.categoryId)}`)) words.add(word);
    const han = new Set([...hanWordsOf(goods.titleZh), ...hanWordsOf(lexicon.categoryTextZh(goods.categoryId))]);
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
