import type { Favourite } from '@sgb/contract/favourites.ts';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const favourites = pgTable(
  'favourites',
  {
    accountId: integer('account_id').notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    title: text().notNull(),
    picture: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    choice: jsonb().$type<Favourite['choice']>().notNull().default([]),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.productId] })],
);
