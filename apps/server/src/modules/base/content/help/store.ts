import type { Slice } from '@sgb/contract/paging.ts';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { announce } from '../../../../platform/db/bus.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { helpChannel } from '../channels.ts';
import { type Article, checkedBody } from './rules.ts';
import { helpArticles, helpVersions } from './tables.ts';

export async function allArticles(reader: Sql) {
  const rows = await reader.orm.select().from(helpArticles).orderBy(asc(helpArticles.position), asc(helpArticles.type));
  // A text written by an older or newer version must not surprise the pages that show it.
  return rows.map((row) => ({ ...row, body: checkedBody(row.body) }));
}

const rowOf = (article: Article, position: number, updatedAt: Date, writtenBy: number | null = null) => ({
  ...article,
  writtenBy,
  body: checkedBody(article.body),
  related: [...article.related],
  position,
  updatedAt,
});

const asWritten = {
  section: sql`excluded.section`,
  title: sql`excluded.title`,
  summary: sql`excluded.summary`,
  body: sql`excluded.body`,
  related: sql`excluded.related`,
  position: sql`excluded.position`,
  writtenBy: sql`excluded.written_by`,
  updatedAt: sql`excluded.updated_at`,
};

/** Gives a database the articles that it does not have yet, or has as we wrote them; what staff changed stays. */
export async function addFirstArticles(tx: Tx, articles: readonly Article[], writtenAt: Date): Promise<void> {
  const rows = articles.map((article, place) => rowOf(article, (place + 1) * 10, writtenAt));
  await tx.orm
    .insert(helpArticles)
    .values(rows)
    .onConflictDoUpdate({ target: helpArticles.type, set: asWritten, setWhere: eq(helpArticles.updatedAt, writtenAt) });
  await announce(tx, helpChannel);
}

/** Writes one article anew; every server process shows it without a restart. */
export async function saveArticle(
  tx: Tx,
  article: Article,
  position: number,
  updatedAt: Date,
  writtenBy: number | null = null,
): Promise<void> {
  await tx.orm
    .insert(helpArticles)
    .values(rowOf(article, position, updatedAt, writtenBy))
    .onConflictDoUpdate({ target: helpArticles.type, set: asWritten });
  await announce(tx, helpChannel);
}

export async function holdArticle(tx: Tx, type: string) {
  const [row] = await tx.orm.select().from(helpArticles).where(eq(helpArticles.type, type)).for('update');
  return row;
}

type Stored = NonNullable<Awaited<ReturnType<typeof holdArticle>>>;

export async function keepVersion(tx: Tx, { updatedAt, ...article }: Stored): Promise<void> {
  await tx.orm
    .insert(helpVersions)
    .values({ ...article, writtenAt: updatedAt })
    .onConflictDoNothing();
}

/** The newest first. */
export async function versionsPage(reader: Sql, type: string, { limit, offset }: Slice) {
  const rows = await reader.orm
    .select()
    .from(helpVersions)
    .where(eq(helpVersions.type, type))
    .orderBy(desc(helpVersions.writtenAt))
    .limit(limit)
    .offset(offset);
  const [{ total } = { total: 0 }] = await reader.orm
    .select({ total: count() })
    .from(helpVersions)
    .where(eq(helpVersions.type, type));
  return { rows: rows.map((row) => ({ ...row, body: checkedBody(row.body) })), total };
}
