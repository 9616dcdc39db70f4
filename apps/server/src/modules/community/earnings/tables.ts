import type { EarningKind } from '@sgb/contract/earning-kinds.ts';
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const earningLines = pgTable('earning_lines', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  personId: integer('person_id'),
  kind: smallint().$type<EarningKind>().notNull(),
  orderId: integer('order_id'),
  parcelId: integer('parcel_id'),
  takingId: integer('taking_id'),
  month: text().notNull(),
  signedAt: moment('signed_at').notNull(),
  baseCents: integer('base_cents').notNull(),
  keptCents: integer('kept_cents').notNull(),
  rate: integer().notNull(),
  amountCents: integer('amount_cents').notNull(),
  reversedCents: integer('reversed_cents').notNull().default(0),
  readyAt: moment('ready_at').notNull(),
  purseAt: moment('purse_at'),
  entryId: number('entry_id'),
});

export const earningMonths = pgTable(
  'earning_months',
  {
    accountId: integer('account_id').notNull(),
    month: text().notNull(),
    goodsCents: number('goods_cents').notNull(),
    rate: integer().notNull(),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);
