import type { ReviewAction } from '@sgb/contract/review-desk.ts';
import type { Fit, ReviewRule } from '@sgb/contract/review-rules.ts';
import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const reviews = pgTable('reviews', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: number('product_id').notNull(),
  supplierId: number('supplier_id').notNull(),
  orderId: integer('order_id'),
  accountId: integer('account_id'),
  name: text().notNull(),
  stars: smallint().notNull(),
  title: text().notNull().default(''),
  story: text().notNull().default(''),
  bought: text().notNull(),
  fit: smallint().$type<Fit>().notNull().default(0),
  pictures: text().array().notNull().default([]),
  at: moment('at').notNull(),
  /** Since when its writer lets others see it. */
  consentAt: moment('consent_at'),
  rule: smallint().$type<0 | ReviewRule>().notNull().default(0),
  helpful: integer().notNull().default(0),
  answer: text().notNull().default(''),
  answeredAt: moment('answered_at'),
});

export const reviewLog = pgTable('review_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reviewId: number('review_id').notNull(),
  action: text().$type<ReviewAction>().notNull(),
  byAccount: integer('by_account').notNull(),
  at: moment('at').notNull(),
  rule: smallint().$type<0 | ReviewRule>().notNull().default(0),
  note: text().notNull(),
});
