import { sql } from 'drizzle-orm';
import { remembered } from '../../../platform/db/remembered.ts';
import { categoryNames } from '../catalog/index.ts';
import { searchChannel } from './channels.ts';
import { lexiconRows } from './index-store.ts';
import { byLexeme, type CalledLeaf, callers, type LeavesByLexeme, namesIn, withoutSet } from './ranking.ts';
import { hanTermsOf, singular, wordsOf } from './words.ts';

/** In Chinese the main word comes last, too: the last two signs. */
function nameInHan(name: string): CalledLeaf['names'][number] {
  const pairs = hanTermsOf(name).map(({ text }) => text);
  return { lexemes: pairs, head: pairs.at(-1), by: 'category' };
}

/** What every leaf is called, in lexemes; known again after each rebuild. */
export const calledLeaves = remembered(searchChannel, ({ db }) =>
  db.read(async (reader): Promise<LeavesByLexeme> => {
    const categories = await categoryNames(reader);
    const { categoryWords, synonyms } = await lexiconRows(reader);
    const called = new Map(categoryWords.map(({ categoryId, words }) => [categoryId, words]));
    const meant = Map.groupBy(synonyms, ({ means }) => singular(means));
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const names = categories
      .filter(({ id }) => !parents.has(id))
      .flatMap(({ id, name }) =>
        [name, ...(called.get(id) ?? [])]
          .flatMap((text, place) =>
            namesIn(place === 0 ? withoutSet(text) : text).map((one) => ({ ...one, by: callers[place === 0 ? 0 : 1] })),
          )
          .flatMap((one) => [
            one,
            ...(meant.get(singular(one.name)) ?? [])
              .flatMap(({ word }) => namesIn(word))
              .map((other) => ({ ...other, by: callers[2] })),
          ])
          .map((one) => ({ leaf: id, ...one })),
      );
    const { rows } = await reader.orm.execute<{ lexemes: string[]; head: string | null }>(sql`
      select tsvector_to_array(to_tsvector('english', name)) as lexemes,
        (tsvector_to_array(to_tsvector('english', head)))[1] as head
      from unnest(${sql.param(names.map(({ name }) => wordsOf(name).join(' ')))}::text[],
        ${sql.param(names.map(({ head }) => wordsOf(head).join('')))}::text[]) with ordinality as n(name, head, place)
      order by place`);
    const byLeaf = Map.groupBy(
      names.map(({ leaf, by }, place) => ({ leaf, by, row: rows[place] })),
      ({ leaf }) => leaf,
    );
    const nameZh = new Map(categories.map((category) => [category.id, category.nameZh]));
    const leaves = [...byLeaf].map(([leaf, of]) => ({
      leaf,
      names: [
        ...of.flatMap(({ by, row }) => (row ? [{ lexemes: row.lexemes, head: row.head ?? undefined, by }] : [])),
        nameInHan(nameZh.get(leaf) ?? ''),
      ],
    }));
    return byLexeme(leaves);
  }),
);

/** Single words that a synonym explains: they are words, whether or not goods carry them. */
export const explainedWords = remembered(searchChannel, ({ db }) =>
  db.read(async (reader): Promise<ReadonlySet<string>> => {
    const { synonyms } = await lexiconRows(reader);
    return new Set(synonyms.flatMap(({ word }) => wordsOf(word)));
  }),
);
