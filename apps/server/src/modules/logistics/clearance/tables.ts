import type { ClearancePiece } from '@sgb/contract/clearance.ts';
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const clearancePieces = pgTable('clearance_pieces', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  categoryId: integer('category_id').notNull(),
  title: text().notNull(),
  pictures: text().array().notNull(),
  condition: smallint().$type<ClearancePiece['condition']>().notNull(),
  reason: smallint().$type<ClearancePiece['reason']>().notNull(),
  note: text().notNull(),
  options: text().notNull(),
  weightGrams: integer('weight_grams').notNull(),
  lengthMm: integer('length_mm').notNull(),
  widthMm: integer('width_mm').notNull(),
  heightMm: integer('height_mm').notNull(),
  special: smallint().$type<0 | 1 | 2>().notNull().default(0),
  warehouse: text().$type<ClearancePiece['warehouse']>().notNull(),
  originalCents: integer('original_cents').notNull(),
  priceCents: integer('price_cents').notNull(),
  state: smallint().notNull(),
  listedAt: timestamp('listed_at', { withTimezone: true }).notNull(),
  reservedBy: integer('reserved_by'),
  reservedUntil: timestamp('reserved_until', { withTimezone: true }),
  hiddenBecause: text('hidden_because').notNull().default(''),
  changedAt: timestamp('changed_at', { withTimezone: true }),
  changedBy: integer('changed_by'),
});
