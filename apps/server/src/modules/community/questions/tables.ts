import type { Badge, Post, PostState, ReportReason, WaitReason } from '@sgb/contract/question-rules.ts';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const questionTopics = pgTable('question_topics', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  note: text().notNull().default(''),
  position: smallint().notNull().default(0),
  open: boolean().notNull().default(true),
  questions: integer().notNull().default(0),
});

/** What questions and answers have in common. */
const written = {
  accountId: integer('account_id'),
  name: text().notNull(),
  badge: smallint().$type<Badge>().notNull().default(0),
  text: text().notNull().default(''),
  pictures: text().array().notNull().default([]),
  at: moment('at').notNull(),
  editedAt: moment('edited_at'),
  state: smallint().$type<PostState>().notNull(),
  waitsFor: smallint('waits_for').$type<0 | WaitReason>().notNull().default(0),
  votes: integer().notNull().default(0),
};

export const questions = pgTable('questions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  topicId: smallint('topic_id').notNull(),
  productId: number('product_id'),
  ...written,
  title: text().notNull(),
  helpful: integer().notNull().default(0),
  answers: integer().notNull().default(0),
  acceptedAnswer: number('accepted_answer'),
  acceptedCoins: integer('accepted_coins').notNull().default(0),
  pinned: boolean().notNull().default(false),
  locked: boolean().notNull().default(false),
  mergedInto: number('merged_into'),
  ambassadorId: integer('ambassador_id'),
  answerBy: moment('answer_by'),
  ledAt: moment('led_at'),
});

export const answers = pgTable('question_answers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  questionId: number('question_id').notNull(),
  ...written,
});

export const reports = pgTable('question_reports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  what: smallint().$type<Post>().notNull(),
  postId: number('post_id').notNull(),
  accountId: integer('account_id').notNull(),
  reason: smallint().$type<ReportReason>().notNull(),
  note: text().notNull().default(''),
  at: moment('at').notNull(),
  settledAt: moment('settled_at'),
});

export const log = pgTable('question_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  what: smallint().$type<Post>().notNull(),
  postId: number('post_id').notNull(),
  action: text().notNull(),
  byAccount: integer('by_account').notNull(),
  at: moment('at').notNull(),
  note: text().notNull(),
});
