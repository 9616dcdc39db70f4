import type { DecisionState } from '@sgb/contract/decisions.ts';
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const number = (name: string) => bigint(name, { mode: 'number' });

export const staffDecisions = pgTable('staff_decisions', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  call: text().notNull(),
  subject: text().notNull(),
  input: jsonb().notNull(),
  accounts: integer().array().notNull(),
  cents: number('cents').notNull(),
  aloneCents: number('alone_cents').notNull(),
  why: text().notNull(),
  state: smallint().$type<DecisionState>().notNull(),
  proposedBy: integer('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull(),
  decidedBy: integer('decided_by'),
  decidedAt: moment('decided_at'),
  reason: text().notNull().default(''),
});
