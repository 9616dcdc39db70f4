import type { TierId } from '@sgb/contract/membership-plans.ts';
import { bigint, date, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TermKind } from './rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const number = (name: string) => bigint(name, { mode: 'number' });

export const membershipTerms = pgTable('membership_terms', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  tier: smallint().$type<TierId>().notNull(),
  kind: text().$type<TermKind>().notNull(),
  months: smallint().notNull(),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
  valueCents: integer('value_cents').notNull(),
  creditCents: integer('credit_cents').notNull(),
  paidCents: integer('paid_cents').notNull(),
  entryId: number('entry_id'),
  clientKey: uuid('client_key'),
  madeAt: moment('made_at').notNull(),
  replacedBy: number('replaced_by'),
  cancelledAt: moment('cancelled_at'),
  refundId: number('refund_id'),
});

export type Benefit = 'serviceFee' | 'freight' | 'storage' | 'scoin' | 'coupon' | 'photo';

export const membershipUses = pgTable(
  'membership_uses',
  {
    accountId: integer('account_id').notNull(),
    benefit: text().$type<Benefit>().notNull(),
    ref: text().notNull(),
    savedCents: integer('saved_cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.benefit, table.ref] })],
);
