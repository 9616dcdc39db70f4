import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

export const phrases = pgTable('search_phrases', { phrase: text().primaryKey(), weight: integer().notNull() });

export const synonyms = pgTable('search_synonyms', { word: text().notNull(), means: text().notNull() }, (table) => [
  primaryKey({ columns: [table.word, table.means] }),
]);

export const categoryWords = pgTable('search_category_words', {
  categoryId: integer('category_id').primaryKey(),
  words: text().array().notNull(),
});

export const hotKeywords = pgTable('hot_keywords', { keyword: text().primaryKey(), position: smallint().notNull() });

export const searchCounts = pgTable(
  'search_counts',
  { day: date().notNull(), keyword: text().notNull(), searches: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
);

export const searchMisses = pgTable(
  'search_misses',
  { day: date().notNull(), keyword: text().notNull(), searches: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
);
