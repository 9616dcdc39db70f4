import type { Channel, LinkKind, Reward, TakingState, TaskDoing } from '@sgb/contract/promotion-rules.ts';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const promotionTasks = pgTable('promotion_tasks', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  picture: uuid(),
  doing: smallint().$type<TaskDoing>().notNull(),
  channel: smallint().$type<Channel>().notNull(),
  rules: text().notNull(),
  reward: smallint().$type<Reward>().notNull(),
  rewardAmount: integer('reward_amount').notNull(),
  places: integer().notNull(),
  taken: integer().notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  madeBy: integer('made_by'),
  madeAt: moment('made_at').notNull(),
});

export const promotionTakings = pgTable('promotion_takings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  taskId: integer('task_id').notNull(),
  accountId: integer('account_id').notNull(),
  state: smallint().$type<TakingState>().notNull(),
  reward: smallint().$type<Reward>().notNull(),
  rewardAmount: integer('reward_amount').notNull(),
  takenAt: moment('taken_at').notNull(),
  dueAt: moment('due_at').notNull(),
  holdsPlace: boolean('holds_place').notNull().default(true),
  tries: smallint().notNull().default(0),
  link: text().notNull().default(''),
  text: text().notNull().default(''),
  pictures: text().array().notNull().default([]),
  handedInAt: moment('handed_in_at'),
  reviewBy: moment('review_by'),
  reviewedBy: integer('reviewed_by'),
  reviewedAt: moment('reviewed_at'),
  reason: text().notNull().default(''),
  paidAt: moment('paid_at'),
});

export const promotionLinks = pgTable('promotion_links', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  code: text().notNull(),
  kind: smallint().$type<LinkKind>().notNull(),
  path: text().notNull(),
  title: text().notNull(),
  productId: bigint('product_id', { mode: 'number' }),
  madeAt: moment('made_at').notNull(),
});
