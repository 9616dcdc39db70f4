import type { FeedbackKind, FeedbackState } from '@sgb/contract/feedback-rules.ts';
import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const feedback = pgTable('feedback', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  kind: smallint().$type<FeedbackKind>().notNull(),
  state: smallint().$type<FeedbackState>().notNull(),
  content: text().notNull(),
  pictures: text().array().notNull().default([]),
  orderId: integer('order_id'),
  parcelId: integer('parcel_id'),
  wantsAnswer: boolean('wants_answer').notNull(),
  at: moment('at').notNull(),
  answer: text().notNull().default(''),
  answeredAt: moment('answered_at'),
  answeredBy: integer('answered_by'),
  helpful: boolean(),
  reopened: boolean().notNull().default(false),
  said: text().notNull().default(''),
  did: text().notNull().default(''),
  publishedAt: moment('published_at'),
});

export const feedbackLines = pgTable('feedback_lines', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  feedbackId: integer('feedback_id').notNull(),
  at: moment('at').notNull(),
  byStaff: integer('by_staff'),
  text: text().notNull(),
});
