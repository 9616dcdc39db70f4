import type { Fit } from '@sgb/contract/review-rules.ts';
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const surveys = pgTable('surveys', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  orderType: smallint('order_type').notNull(),
  expressId: bigint('express_id', { mode: 'number' }).notNull(),
  expressNumber: text('express_number').notNull(),
  finishedAt: moment('finished_at').notNull(),
  ambassadorId: integer('ambassador_id'),
  score1: smallint().notNull().default(0),
  score2: smallint().notNull().default(0),
  ambassadorScore: smallint('ambassador_score').notNull().default(0),
  remark: text().notNull().default(''),
  ambassadorRemark: text('ambassador_remark').notNull().default(''),
  intention: smallint().$type<0 | 1 | 2>().notNull().default(0),
  openedAt: moment('opened_at').notNull(),
  closedAt: moment('closed_at'),
  submittedAt: moment('submitted_at'),
  rewardScoin: integer('reward_scoin').notNull().default(0),
});

export const surveyItems = pgTable(
  'survey_items',
  {
    surveyId: bigint('survey_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    title: text().notNull(),
    picture: text().notNull(),
    satisfied: smallint().$type<0 | 1>().notNull().default(1),
    description: text().notNull().default(''),
    pictures: uuid().array().notNull().default([]),
    stars: smallint().notNull().default(0),
    fit: smallint().$type<Fit>().notNull().default(0),
    story: text().notNull().default(''),
    /** 1: the shopper lets others see it. */
    show: smallint().$type<0 | 1>().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.orderId] })],
);
