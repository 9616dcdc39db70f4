import type { HelpBlock } from '@sgb/contract/help.ts';
import { integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const article = {
  section: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  body: jsonb().$type<readonly HelpBlock[]>().notNull(),
  related: text().array().notNull(),
  position: smallint().notNull(),
  /** Null: it came with the shop. */
  writtenBy: integer('written_by'),
};

export const helpArticles = pgTable('help_articles', {
  type: text().primaryKey(),
  ...article,
  updatedAt: moment('updated_at').notNull(),
});

/** How articles were before they were changed. */
export const helpVersions = pgTable('help_versions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  type: text().notNull(),
  ...article,
  writtenAt: moment('written_at').notNull(),
});
