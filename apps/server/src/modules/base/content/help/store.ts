import { asc, eq, sql } from 'drizzle-orm';
import { announce } from '../../../../platform/db/bus.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { helpChannel } from '../channels.ts';
import { type Article, checkedBody } from './rules.ts';
import { helpArticles } from './tables.ts';

export async function allArticles(reader: Sql) {
  const rows = await reader.orm.select().from(helpArticles).orderBy(asc(helpArticles.position), asc(helpArticles.type));
  // A text written by an older or newer version must not surprise the pages that show it.
  return rows.map((row) => ({ ...row, body: checkedBody(row.body) }));
}

const rowOf = (article: Article, position: number, updatedAt: Date) => ({
  ...article,
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
export async function saveArticle(tx: Tx, article: Article, position: number, updatedAt: Date): Promise<void> {
  await tx.orm
    .insert(helpArticles)
    .values(rowOf(article, position, updatedAt))
    .onConflictDoUpdate({ target: helpArticles.type, set: asWritten });
  await announce(tx, helpChannel);
}
