import type { App } from '../../../../platform/app.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { remembered } from '../../../../platform/db/remembered.ts';
import { explainedWords } from '../called.ts';
import { IndexKnowledge } from '../index-knowledge.ts';
import { isEnglish } from '../language/english.ts';
import { tsquery } from '../query.ts';
import { understand } from '../understand.ts';
import { wordsOf } from '../words.ts';
import { textChannel } from './channel.ts';
import { findRanked } from './found.ts';
import { isWeakInText, textSynonyms } from './language.ts';
import { lessThanAll, nearTheBest, rarestOf, telling, weighted } from './rules.ts';
import { countTexts } from './store.ts';

export const textKinds = { question: 1, article: 2, feedback: 3 } as const;
export type TextKind = (typeof textKinds)[keyof typeof textKinds];

const knowledge = remembered(textChannel, async ({ db }) => ({
  index: new IndexKnowledge('text'),
  texts: await db.read(countTexts),
}));
const serviceWords = textSynonyms.flatMap(({ word }) => wordsOf(word));

const withService = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The words of goods and of service together: thousands, put together once for as long as those of goods stay. */
function allExplained(ofGoods: ReadonlySet<string>): ReadonlySet<string> {
  const known = withService.get(ofGoods);
  if (known) return known;
  const all = new Set([...ofGoods, ...serviceWords]);
  withService.set(ofGoods, all);
  return all;
}

/** A foreign word that fewer of all texts have is only mentioned there. */
const strangeShare = 0.01;

/** What a search of texts knows before it asks; asked for before a connection is held. */
export async function textWords(app: Pick<App, 'db' | 'bus'>) {
  const [{ index, texts }, explained] = await Promise.all([knowledge(app), explainedWords(app)]);
  return {
    index,
    texts,
    explained: allExplained(explained),
    isWeak: isWeakInText,
    isStrange: (word: string, docs: number) => docs < texts * strangeShare && !isEnglish(word),
    slipsFirst: true,
  };
}
type TextWords = Awaited<ReturnType<typeof textWords>>;

const isArticle = ({ kind }: { readonly kind: number }) => kind === textKinds.article;

/** The texts of some kinds for a keyword, the best first; misspelt and local words are understood as those for goods are. */
export async function findTexts(
  reader: Sql,
  words: TextWords,
  keyword: string,
  among: { readonly kinds: readonly TextKind[]; readonly part?: number },
) {
  const { plan, correctedTo } = await understand(reader, words, keyword, false);
  const { demands } = plan;
  if (demands.length === 0) return { found: [], correctedTo, partly: false };
  const found = await findRanked(reader, {
    all: tsquery(telling(demands, words.texts)),
    rarest: rarestOf(demands),
    less: lessThanAll(demands),
    demands: weighted(demands, plan.weak, words.texts),
    kinds: among.kinds,
    part: among.part ?? 0,
  });
  const isPartly = plan.unknown.length > 0 || !found[0]?.whole;
  return { found: nearTheBest(found, isArticle), correctedTo, partly: found.length > 0 && isPartly };
}
