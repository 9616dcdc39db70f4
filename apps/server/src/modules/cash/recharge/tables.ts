import type { RechargeMethod, RechargeReason, RechargeStatus } from '@sgb/contract/recharge-options.ts';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

export const recharges = pgTable('recharges', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  number: text().notNull(),
  accountId: integer('account_id').notNull(),
  method: text().$type<RechargeMethod>().notNull(),
  status: smallint().$type<RechargeStatus>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  feeCents: cents('fee_cents').notNull().default(0),
  bank: text(),
  paidOn: date('paid_on'),
  payer: text(),
  reason: text().$type<RechargeReason>(),
  note: text().notNull().default(''),
  duplicateOf: integer('duplicate_of'),
  duplicateBy: text('duplicate_by').$type<'file' | 'details'>(),
  clientKey: uuid('client_key').notNull(),
  againOf: integer('again_of'),
  gatewayId: text('gateway_id'),
  gatewayUrl: text('gateway_url'),
  startedAt: time('started_at'),
  investigated: boolean().notNull().default(false),
  nextCheckAt: time('next_check_at'),
  checks: smallint().notNull().default(0),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const proofs = pgTable('recharge_proofs', {
  fileId: uuid('file_id').primaryKey(),
  rechargeId: integer('recharge_id').notNull(),
  position: smallint().notNull(),
  sha256: bytea().notNull(),
});

export const events = pgTable('recharge_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  rechargeId: integer('recharge_id').notNull(),
  fromStatus: smallint('from_status').$type<RechargeStatus>(),
  toStatus: smallint('to_status').$type<RechargeStatus>().notNull(),
  byAccount: integer('by_account'),
  why: text().notNull(),
  at: time('at').notNull(),
});

export const credits = pgTable('recharge_credits', {
  rechargeId: integer('recharge_id').primaryKey(),
  gateway: text().$type<RechargeMethod>().notNull(),
  gatewayTxId: text('gateway_tx_id').notNull(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  approvedBy: integer('approved_by'),
  creditedAt: time('credited_at').notNull(),
});

export const callbacks = pgTable('payment_callbacks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  gateway: text().notNull(),
  body: bytea().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull(),
  ip: text().notNull(),
  receivedAt: time('received_at').notNull(),
  state: smallint().notNull().default(0),
  said: text().notNull().default(''),
  handledAt: time('handled_at'),
});

export const statements = pgTable('bank_statements', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  importedBy: integer('imported_by').notNull(),
  importedAt: time('imported_at').notNull(),
});

export const lines = pgTable('bank_lines', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  statementId: integer('statement_id').notNull(),
  fingerprint: bytea().notNull(),
  bookedOn: date('booked_on').notNull(),
  amountCents: cents('amount_cents').notNull(),
  text: text().notNull(),
  accountId: integer('account_id'),
  state: smallint().$type<0 | 1 | 2>().notNull().default(0),
  rechargeId: integer('recharge_id'),
  note: text().notNull().default(''),
  decidedBy: integer('decided_by'),
  decidedAt: time('decided_at'),
});
