import type { Tx } from '../../../platform/db/database.ts';
import { firstHotKeywords, firstSynonyms } from './first-synonyms.ts';
import { categoryWords, hotKeywords, synonyms } from './tables.ts';

const synonymsText = `
  insert into search_synonyms (word, means) select * from unnest($1::text[], $2::text[]) on conflict do nothing`;

/** Every database starts with our synonyms and hot keywords; after that the tables are the truth. */
export async function ensureSearchWords(tx: Tx): Promise<void> {
  const [known] = await tx.orm.select().from(synonyms).limit(1);
  if (known) return;
  tx.send('search.synonyms', synonymsText, [
    firstSynonyms.map(({ word }) => word),
    firstSynonyms.map(({ means }) => means),
  ]);
  await tx.orm
    .insert(hotKeywords)
    .values(firstHotKeywords.map((keyword, position) => ({ keyword, position })))
    .onConflictDoNothing();
}

export type CategoryWords = typeof categoryWords.$inferInsert;

export async function addCategoryWords(tx: Tx, rows: readonly CategoryWords[]): Promise<void> {
  await tx.orm
    .insert(categoryWords)
    .values([...rows])
    .onConflictDoNothing();
}
