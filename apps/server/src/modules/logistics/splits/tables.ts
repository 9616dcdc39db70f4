import type { splitStates } from '@sgb/contract/splits.ts';
import { bigint, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const entry = (name: string) => bigint(name, { mode: 'number' });

export type SplitState = (typeof splitStates)[keyof typeof splitStates];

export const splits = pgTable('order_splits', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  accountId: integer('account_id').notNull(),
  key: uuid().notNull(),
  pieces: integer().notNull(),
  /** How many the order had. */
  ofPieces: integer('of_pieces').notNull(),
  cents: integer().notNull(),
  entryId: entry('entry_id').notNull(),
  state: smallint().$type<SplitState>().notNull(),
  createdAt: moment('created_at').notNull(),
  dueAt: moment('due_at').notNull(),
  endedAt: moment('ended_at'),
  endedBy: integer('ended_by'),
  why: text().notNull().default(''),
  newOrderId: integer('new_order_id'),
  /** How often the storage of the whole had been extended: it holds for both parts. */
  extensions: smallint().notNull().default(0),
  backEntryId: entry('back_entry_id'),
});
