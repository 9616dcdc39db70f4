import { formsOf, isVocabulary, phrasesOf, plain } from './words.ts';

const mostWords = 60_000;
const mostPhrases = 30_000;

function mostFrequent(counts: ReadonlyMap<string, number>, least: number, most: number): [string, number][] {
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most);
}

/** Picks up, while all goods pass by, which words there are and what titles are about. */
export class Learner {
  readonly #words = new Map<string, number>();
  readonly #leaves = new Map<number, number>();
  readonly #phrases = new Map<string, number>();

  learn({ title, categoryId }: { title: string; categoryId: number }, words: readonly string[]): void {
    this.#leaves.set(categoryId, (this.#leaves.get(categoryId) ?? 0) + 1);
    for (const word of words) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    for (const phrase of phrasesOf(title)) this.#phrases.set(phrase, (this.#phrases.get(phrase) ?? 0) + 1);
  }

  /** A word seen once may itself be a slip. */
  vocabulary(): { word: string; docs: number; forms: string[] }[] {
    const words = new Map([...this.#words].filter(([word]) => isVocabulary(word)));
    return mostFrequent(words, 2, mostWords).map(([word, docs]) => ({ word, docs, forms: formsOf(word) }));
  }

  /** What titles are about, and what the goods of a leaf are called: each by how many goods it stands for. */
  phrases(called: readonly { readonly leaf: number; readonly name: string }[]): [string, number][] {
    const offered = new Map(mostFrequent(this.#phrases, 2, mostPhrases));
    for (const { leaf, name } of called) {
      const goods = this.#leaves.get(leaf) ?? 0;
      if (goods > 0) offered.set(plain(name), (offered.get(plain(name)) ?? 0) + goods);
    }
    return [...offered];
  }
}
