import type { CountryId } from '@sgb/contract/countries.ts';
import type { AmbassadorState, Language } from '@sgb/contract/group-states.ts';
import { integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export interface AreaPlace {
  readonly suburb: string;
  readonly code: string;
  readonly city: string;
  readonly province: string;
}

export interface OpeningHours {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

export const ambassadors = pgTable('ambassadors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  state: smallint().$type<AmbassadorState>().notNull(),
  stateAt: moment('state_at').notNull(),
  countryId: smallint('country_id').$type<CountryId>().notNull(),
  whatsapp: text().notNull().default(''),
  street: text().notNull().default(''),
  unit: text().notNull().default(''),
  suburb: text().notNull().default(''),
  city: text().notNull().default(''),
  province: text().notNull().default(''),
  code: text().notNull().default(''),
  note: text().notNull().default(''),
  areas: jsonb().$type<readonly AreaPlace[]>().notNull().default([]),
  hours: jsonb().$type<readonly OpeningHours[]>().notNull().default([]),
  languages: text().array().$type<Language[]>().notNull().default([]),
  why: text().notNull().default(''),
  reason: text().notNull().default(''),
  appliedAt: moment('applied_at').notNull(),
  dueAt: moment('due_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: integer('decided_by'),
  probationUntil: moment('probation_until'),
  activeAt: moment('active_at').notNull(),
  warnedAt: moment('warned_at'),
});

export const ambassadorMoves = pgTable('ambassador_moves', {
  ambassadorId: integer('ambassador_id').notNull(),
  at: moment('at').notNull(),
  fromState: smallint('from_state').$type<AmbassadorState>(),
  toState: smallint('to_state').$type<AmbassadorState>().notNull(),
  /** Null: the clock. */
  byAccount: integer('by_account'),
  note: text().notNull().default(''),
});

export const pausedMembers = pgTable('paused_members', {
  accountId: integer('account_id').primaryKey(),
  ambassadorId: integer('ambassador_id').notNull(),
  reason: text().notNull().default(''),
  since: moment('since').notNull(),
});
