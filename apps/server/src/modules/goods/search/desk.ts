import { ownPagesFromOne, pageSize, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/search-desk.ts';
import { plusDays, shopDay } from '@sgb/contract/time.ts';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { rebuildSearchJob } from './jobs.ts';
import { hotKeywords, synonyms } from './tables.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

export async function hotWords(call: StaffCall) {
  const rows = await call.db.read((reader) =>
    reader.orm.select().from(hotKeywords).orderBy(asc(hotKeywords.position), asc(hotKeywords.keyword)),
  );
  return { words: rows.map(({ keyword }) => keyword) };
}

export async function saveHotWords(call: StaffCall, { words }: InputOf<typeof contract.saveHotWords>) {
  const rows = words.map((keyword, position) => ({ keyword: keyword.toLowerCase(), position }));
  await call.db.transact(async (tx) => {
    await tx.orm.delete(hotKeywords);
    if (rows.length > 0) await tx.orm.insert(hotKeywords).values(rows);
  });
  return { words: rows.map(({ keyword }) => keyword) };
}

export async function synonymsLike(call: StaffCall, { q, page }: InputOf<typeof contract.listSynonyms>) {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const like = q ? or(ilike(synonyms.word, pattern), ilike(synonyms.means, pattern)) : undefined;
  return call.db.read(async (reader) => {
    const items = await reader.orm
      .select()
      .from(synonyms)
      .where(like)
      .orderBy(asc(synonyms.word), asc(synonyms.means))
      .limit(pageSize)
      .offset(sliceOf(page).offset);
    const [{ total } = { total: 0 }] = await reader.orm.select({ total: count() }).from(synonyms).where(like);
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

const small = (text: string) => text.toLowerCase();

export async function saveSynonym(call: StaffCall, { word, means }: InputOf<typeof contract.saveSynonym>) {
  await call.db.transact((tx) =>
    tx.orm
      .insert(synonyms)
      .values({ word: small(word), means: small(means) })
      .onConflictDoNothing(),
  );
  return {};
}

export async function dropSynonym(call: StaffCall, { word, means }: InputOf<typeof contract.dropSynonym>) {
  return call.db.transact(async (tx) => {
    const gone = await tx.orm
      .delete(synonyms)
      .where(and(eq(synonyms.word, word), eq(synonyms.means, means)))
      .returning({ word: synonyms.word });
    return gone.length > 0 ? {} : refuse('notFound', 'There is no such synonym.');
  });
}

export async function rebuildNow(call: StaffCall) {
  await call.db.transact(async (tx) => enqueue(tx, rebuildSearchJob, {}));
  return {};
}

const missDays = 30;

const missesText = `select keyword, sum(searches)::int as searches, max(day)::text as "lastDay", count(*) over ()::int as total
  from search_misses where day >= $1 group by keyword order by 2 desc, keyword limit $2 offset $3`;

export async function misses(call: StaffCall, { page }: InputOf<typeof contract.listMisses>) {
  const since = plusDays(shopDay(call.clock.now()), -missDays);
  const { limit, offset } = sliceOf(page);
  type Row = { keyword: string; searches: number; lastDay: string; total: number };
  const rows = await call.db.read((reader) => reader.run<Row>('search.misses', missesText, [since, limit, offset]));
  const total = rows[0]?.total ?? 0;
  return { items: rows, total, page, pages: ownPagesFromOne(total) };
}
