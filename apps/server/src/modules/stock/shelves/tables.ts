import type { UnitCode } from '@sgb/contract/catalogue.ts';
import type { PieceReason, Pile } from '@sgb/contract/stock-states.ts';
import { bigint, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const pile = (name: Pile) => integer(name).notNull().default(0);

export const stockSellers = pgTable('stock_sellers', {
  accountId: integer('account_id').primaryKey(),
  since: moment('since').notNull(),
  owingSince: moment('owing_since'),
  closedAt: moment('closed_at'),
});

export const shelves = pgTable('shelves', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  skuId: number('sku_id').notNull(),
  productId: number('product_id').notNull(),
  categoryId: integer('category_id').notNull(),
  title: text().notNull(),
  picture: text().notNull(),
  options: text().array().notNull(),
  unit: smallint().$type<UnitCode>().notNull(),
  special: smallint().$type<0 | 1 | 2>().notNull(),
  weightGrams: integer('weight_grams').notNull(),
  cubicCentimetres: integer('cubic_centimetres').notNull(),
  landedCents: integer('landed_cents').notNull(),
  place: text().notNull().default(''),
  photos: uuid().array().notNull().default([]),
  arriving: pile('arriving'),
  sellable: pile('sellable'),
  reserved: pile('reserved'),
  listed: pile('listed'),
  damaged: pile('damaged'),
  returned: pile('returned'),
  sent: pile('sent'),
  sold: pile('sold'),
  fetched: pile('fetched'),
  lost: pile('lost'),
  cleared: pile('cleared'),
  openedAt: moment('opened_at').notNull(),
});

export const shelfMovements = pgTable('shelf_movements', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  shelfId: integer('shelf_id').notNull(),
  at: moment('at').notNull(),
  fromPile: text('from_pile').$type<Pile>(),
  toPile: text('to_pile').$type<Pile>().notNull(),
  quantity: integer().notNull(),
  reason: text().$type<PieceReason>().notNull(),
  about: text().notNull(),
  byAccount: integer('by_account'),
});
