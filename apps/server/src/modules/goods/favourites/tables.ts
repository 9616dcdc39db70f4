import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const favourites = pgTable(
  'favourites',
  {
    accountId: integer('account_id').notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    title: text().notNull(),
    picture: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.productId] })],
);
