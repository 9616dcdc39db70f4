import { and, desc, gte, like, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { hotKeywords, phrases, searchCounts, searchMisses } from './tables.ts';

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Phrases that begin with the text, then those that have it at the start of a later word. */
export async function phrasesLike(reader: Sql, text: string, limit: number): Promise<string[]> {
  const matching = (pattern: string, most: number) =>
    reader.orm
      .select({ phrase: phrases.phrase })
      .from(phrases)
      .where(like(phrases.phrase, pattern))
      .orderBy(desc(phrases.weight), phrases.phrase)
      .limit(most);
  const begin = await matching(`${escaped(text)}%`, limit);
  const missing = limit - begin.length;
  // A trigram index needs three letters.
  const inside = missing > 0 && text.length >= 3 ? await matching(`% ${escaped(text)}%`, limit) : [];
  return [...new Set([...begin, ...inside].map(({ phrase }) => phrase))].slice(0, limit);
}

/** Phrases that look like the text, for when it is misspelt. */
export async function phrasesAlike(reader: Sql, text: string, limit: number): Promise<string[]> {
  // One wrong letter in a short word is enough to miss the default of 0.6.
  await reader.connection.query("select set_config('pg_trgm.word_similarity_threshold', '0.4', false)");
  const rows = await reader.orm
    .select({ phrase: phrases.phrase })
    .from(phrases)
    .where(sql`${text} <% ${phrases.phrase}`)
    .orderBy(sql`word_similarity(${text}, ${phrases.phrase}) desc`, desc(phrases.weight), phrases.phrase)
    .limit(limit);
  return rows.map(({ phrase }) => phrase);
}

/** What staff set, then what was searched most since a day; none twice. */
export async function hotRows(reader: Sql, since: string, limit: number) {
  const { rows } = await reader.orm.execute<{ hotword: string; sethotword: boolean }>(sql`
    select keyword as hotword, true as sethotword, position as place, 0::bigint as searches from ${hotKeywords}
    union all
    select keyword, false, null, sum(searches) from ${searchCounts} c
    where ${and(gte(sql`c.day`, since))} and not exists (select from ${hotKeywords} h where h.keyword = c.keyword)
    group by keyword having sum(searches) >= 3
    order by place nulls last, searches desc, hotword limit ${limit}`);
  return rows;
}

/** Found, or missed. */
export async function addSearches(
  tx: Tx,
  table: typeof searchCounts | typeof searchMisses,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size === 0) return;
  // Sorted, so that two processes that write the same keywords wait for each other instead of blocking each other.
  const rows = [...counts]
    .map(([keyword, searches]) => ({ day, keyword, searches }))
    .sort((one, other) => (one.keyword < other.keyword ? -1 : 1));
  await tx.orm
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.day, table.keyword],
      set: { searches: sql`${table.searches} + excluded.searches` },
    });
}

export async function forgetSearchesBefore(tx: Tx, day: string): Promise<void> {
  for (const table of [searchCounts, searchMisses]) await tx.orm.delete(table).where(sql`${table.day} < ${day}`);
}
