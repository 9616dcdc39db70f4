import type { OutcomeWish } from '@sgb/contract/workorder-desk.ts';
import type {
  CaseState,
  CaseType,
  CaseVoice,
  CaseWish,
  CloseReason,
  OutcomeKind,
  OutcomeState,
} from '@sgb/contract/workorder-states.ts';
import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const entry = (name: string) => bigint(name, { mode: 'number' });

export const workOrders = pgTable('work_orders', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  accountId: integer('account_id').notNull(),
  type: smallint().$type<CaseType>().notNull(),
  state: smallint().$type<CaseState>().notNull(),
  quantity: integer().notNull(),
  wish: smallint().$type<CaseWish>().notNull(),
  title: text().notNull(),
  openedAt: moment('opened_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  stateAt: moment('state_at').notNull(),
  answerBy: moment('answer_by').notNull(),
  answeredAt: moment('answered_at'),
  decideBy: moment('decide_by').notNull(),
  decidedAt: moment('decided_at'),
  reminders: smallint().notNull().default(0),
  reopened: smallint().notNull().default(0),
  escalatedAt: moment('escalated_at'),
  closeReason: text('close_reason').$type<CloseReason>(),
  takenBy: integer('taken_by'),
  lastText: text('last_text').notNull(),
  unread: boolean().notNull().default(false),
  backCents: integer('back_cents').notNull().default(0),
});

export const workOrderLines = pgTable('work_order_lines', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  workOrderId: integer('work_order_id').notNull(),
  at: moment('at').notNull(),
  voice: text().$type<CaseVoice>().notNull(),
  byAccount: integer('by_account'),
  text: text().notNull(),
  files: uuid().array().notNull().default([]),
});

export const workOrderTransitions = pgTable('work_order_transitions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  workOrderId: integer('work_order_id').notNull(),
  at: moment('at').notNull(),
  fromState: smallint('from_state').$type<CaseState>(),
  toState: smallint('to_state').$type<CaseState>().notNull(),
  voice: text().$type<CaseVoice>().notNull(),
  byAccount: integer('by_account'),
  why: text().notNull(),
});

export const workOrderOutcomes = pgTable('work_order_outcomes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  workOrderId: integer('work_order_id').notNull(),
  kind: text().$type<OutcomeKind>().notNull(),
  state: smallint().$type<OutcomeState>().notNull(),
  wish: jsonb().$type<OutcomeWish>().notNull(),
  answer: text().notNull(),
  goodsCents: integer('goods_cents').notNull().default(0),
  freightCents: integer('freight_cents').notNull().default(0),
  parcelCents: integer('parcel_cents').notNull().default(0),
  extraCents: integer('extra_cents').notNull().default(0),
  entryId: entry('entry_id'),
  extraEntryId: entry('extra_entry_id'),
  couponId: integer('coupon_id'),
  newOrderId: integer('new_order_id'),
  proposedBy: integer('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull(),
  decidedBy: integer('decided_by'),
  decidedAt: moment('decided_at'),
  note: text().notNull().default(''),
});

export const workOrderLateDays = pgTable('work_order_late_days', {
  workOrderId: integer('work_order_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
  coins: integer().notNull(),
  entryId: entry('entry_id').notNull(),
});
