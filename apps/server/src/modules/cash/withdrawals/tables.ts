import type { AccountKind, WithdrawalStatus } from '@sgb/contract/withdrawal-states.ts';
import { bigint, customType, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bankAccounts = pgTable('bank_accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  bank: text().notNull(),
  branchCode: text('branch_code').notNull(),
  kind: smallint().$type<AccountKind>().notNull(),
  holder: text().notNull(),
  numberTail: text('number_tail').notNull(),
  numberKey: text('number_key').notNull(),
  numberSealed: bytea('number_sealed').notNull(),
  addedAt: moment('added_at').notNull(),
  verifiedAt: moment('verified_at'),
  verifiedBy: integer('verified_by'),
  replacedAt: moment('replaced_at'),
});

export const identityProofs = pgTable('identity_proofs', {
  accountId: integer('account_id').primaryKey(),
  idType: smallint('id_type').$type<1 | 2>().notNull(),
  idTail: text('id_tail').notNull(),
  idKey: text('id_key').notNull(),
  idSealed: bytea('id_sealed').notNull(),
  files: uuid().array().notNull(),
  sentAt: moment('sent_at').notNull(),
  status: smallint().$type<10 | 20 | 30>().notNull(),
  reason: text().notNull().default(''),
  decidedAt: moment('decided_at'),
  decidedBy: integer('decided_by'),
});

export const withdrawals = pgTable('withdrawals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  key: uuid().notNull(),
  bankAccountId: integer('bank_account_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  feeCents: integer('fee_cents').notNull(),
  status: smallint().$type<WithdrawalStatus>().notNull(),
  reason: text().notNull().default(''),
  reference: text().notNull().default(''),
  againOf: integer('again_of'),
  holdId: bigint('hold_id', { mode: 'number' }).notNull(),
  dueAt: moment('due_at').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const withdrawalTransitions = pgTable('withdrawal_transitions', {
  withdrawalId: integer('withdrawal_id').notNull(),
  at: moment('at').notNull(),
  fromStatus: smallint('from_status').$type<WithdrawalStatus>(),
  toStatus: smallint('to_status').$type<WithdrawalStatus>().notNull(),
  /** Null: the clock. */
  byAccount: integer('by_account'),
  note: text().notNull().default(''),
});
