import type { SearchableGoods } from '../catalog/index.ts';
import { hanWordsOf, singular, spellingsOf, wordsOf } from './words.ts';

interface Synonym {
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

/** Once for many goods: what synonyms mean is taken apart only once. */
export function documentWriter(lexicon: Lexicon): WordsOfGoods {
  const synonyms = lexicon.synonyms.map(({ word, means }) => ({
    words: wordsOf(word),
    means: wordsOf(means).map(singular),
  }));
  const byFirst = Map.groupBy(synonyms, ({ means }) => means[0] ?? '');
  return (goods) => {
    const words = new Set<string>();
    for (const text of [...textsOf(goods), goods.titleZh, lexicon.categoryText(goods.categoryId)]) {
      for (const word of wordsOf(text)) words.add(word);
      for (const word of spellingsOf(text)) words.add(word);
    }
    // What a listing only mentions, such as a colour or a use, does not make it another thing.
    const listed = new Set(wordsOf(`${goods.title} ${lexicon.categoryText(goods.categoryId)}`).map(singular));
    for (const word of listed) {
      for (const synonym of byFirst.get(word) ?? []) {
        if (synonym.means.every((part) => listed.has(part))) for (const part of synonym.words) words.add(part);
      }
    }
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
