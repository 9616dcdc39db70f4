import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SeenPrice } from './price-rules.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

export const cartLines = pgTable('cart_lines', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  market: smallint().$type<0 | 1>().notNull(),
  productId: number('product_id').notNull(),
  skuId: number('sku_id').notNull(),
  quantity: integer().notNull(),
  ticked: boolean().notNull().default(true),
  remark: text().notNull().default(''),
  seen: jsonb().$type<SeenPrice>().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  addedKey: uuid('added_key'),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});
