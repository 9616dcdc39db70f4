import type { HelpBlock } from '@sgb/contract/help.ts';
import { jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const helpArticles = pgTable('help_articles', {
  type: text().primaryKey(),
  section: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  body: jsonb().$type<readonly HelpBlock[]>().notNull(),
  related: text().array().notNull(),
  position: smallint().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
