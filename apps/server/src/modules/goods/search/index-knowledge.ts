import type { Sql } from '../../../platform/db/database.ts';
import { remembered } from '../../../platform/db/remembered.ts';
import { leafSizes } from './bits-store.ts';
import { searchChannel } from './channels.ts';
import { keptCounts } from './common-store.ts';
import type { Knowledge, Known } from './query.ts';
import { type Corpus, correct, type LeafCounts, lookUp } from './store.ts';
import { formsOf } from './words.ts';

const mostTerms = 20_000;
const mostCounts = 1000;

/** What the index said of words that were asked for before. It stays true until the index is built again. */
export class IndexKnowledge {
  readonly #terms = new Map<string, Known>();
  /** What a word is a slip of; '' where it is like nothing. */
  readonly #slips = new Map<string, string>();
  readonly #counts = new Map<string, LeafCounts>();
  #sizes: LeafCounts | undefined;
  readonly #corpus: Corpus;

  constructor(corpus: Corpus) {
    this.#corpus = corpus;
  }

  async lookUp(reader: Sql, terms: readonly string[]): Promise<Knowledge> {
    const knowledge = new Map<string, Known>();
    const missing: string[] = [];
    for (const term of terms) {
      const known = this.#terms.get(term);
      if (known) knowledge.set(term, known);
      else missing.push(term);
    }
    if (missing.length === 0) return knowledge;
    if (this.#terms.size > mostTerms) this.#terms.clear();
    for (const [term, known] of await lookUp(reader, this.#corpus, missing)) {
      this.#terms.set(term, known);
      knowledge.set(term, known);
    }
    return knowledge;
  }

  /** What these words may be slips of. */
  async correct(reader: Sql, misspelt: readonly string[]): Promise<Map<string, string>> {
    const missing = misspelt.filter((word) => !this.#slips.has(word));
    if (missing.length > 0) {
      if (this.#slips.size > mostTerms) this.#slips.clear();
      const asked = missing.map((word) => ({ word, forms: formsOf(word) }));
      const found = await correct(reader, this.#corpus, asked);
      for (const word of missing) this.#slips.set(word, found.get(word) ?? '');
    }
    return new Map(misspelt.flatMap((word) => (this.#slips.get(word) ? [[word, this.#slips.get(word) ?? '']] : [])));
  }

  /** How many goods of each leaf have a common lexeme. */
  async countsOf(reader: Sql, lexeme: string): Promise<LeafCounts> {
    const known = this.#counts.get(lexeme);
    if (known) return known;
    const counts = await keptCounts(reader, lexeme);
    if (this.#counts.size > mostCounts) this.#counts.clear();
    this.#counts.set(lexeme, counts);
    return counts;
  }

  /** How many goods each leaf had when the index was built. */
  async leafSizes(reader: Sql): Promise<LeafCounts> {
    this.#sizes ??= await leafSizes(reader);
    return this.#sizes;
  }
}

export const indexKnowledge = remembered(searchChannel, async () => new IndexKnowledge('search'));
