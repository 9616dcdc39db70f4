import type { Sql } from '../../../platform/db/database.ts';
import type { IndexKnowledge } from './index-knowledge.ts';
import { isBrand, thingOf } from './language/brands.ts';
import { isEnglish } from './language/english.ts';
import { inEnglish, isTranslated } from './language/translations.ts';
import { corrected, type Knowledge, type Plan, planOf, termsOf } from './query.ts';
import { isVocabulary } from './words.ts';

export interface Understood {
  readonly plan: Plan;
  readonly correctedTo: string | null;
}

/** A word that exists is never read as another one, though nothing here may be called so. */
export const isReal = (word: string, explained: ReadonlySet<string>) =>
  isBrand(word) || isTranslated(word) || explained.has(word) || isEnglish(word);

interface Words {
  readonly index: IndexKnowledge;
  readonly explained: ReadonlySet<string>;
  /** Which words say nothing of what is meant; left out: those of goods. */
  readonly isWeak?: (word: string) => boolean;
  /** Whether a word that is known is still read as its English: what mentions it is not about it. Left out: never. */
  readonly isStrange?: (word: string, docs: number) => boolean;
  /** Whether a word is sooner a slip than two words written as one. */
  readonly slipsFirst?: boolean;
}

/** A brand that we have nothing of still says what kind of thing is meant. */
async function planned(reader: Sql, { index, isWeak }: Words, said: string, knowledge: Knowledge): Promise<Plan> {
  const plan = planOf(said, knowledge, isWeak);
  const things = plan.unknown.flatMap((word) => thingOf(word) ?? []);
  if (things.length === 0) return plan;
  const keyword = things.join(' ');
  const near = planOf(keyword, await index.lookUp(reader, termsOf(keyword)));
  // Beside other words it only hints; alone it is what is looked for.
  if (plan.demands.length === 0) return { ...plan, demands: near.demands };
  return { ...plan, demands: [...plan.demands, ...near.demands.map((demand) => ({ ...demand, soft: true }))] };
}

/** What the keyword asks for; what is no word at all is read as the nearest that goods carry. */
export async function understand(reader: Sql, words: Words, keyword: string, exact: boolean): Promise<Understood> {
  const { index, explained, isStrange, slipsFirst } = words;
  const typed = await index.lookUp(reader, termsOf(keyword));
  const docs = (word: string) => typed.get(word)?.docs ?? 0;
  const said = inEnglish(keyword, (word) => docs(word) > 0 && !isStrange?.(word, docs(word)));
  const knowledge = said === keyword ? typed : await index.lookUp(reader, termsOf(said));
  const plan = await planned(reader, words, said, knowledge);
  const misspelt = [...plan.unknown, ...(slipsFirst ? plan.halved : [])].filter(
    (word) => isVocabulary(word) && !isReal(word, explained),
  );
  if (exact || misspelt.length === 0) return { plan, correctedTo: null };
  const corrections = await index.correct(reader, misspelt);
  if (corrections.size === 0) return { plan, correctedTo: null };
  const correctedTo = corrected(said, corrections);
  const mended = await index.lookUp(reader, termsOf(correctedTo));
  return { plan: await planned(reader, words, correctedTo, mended), correctedTo };
}
