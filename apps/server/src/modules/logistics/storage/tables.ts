import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const storageExtensions = pgTable('storage_extensions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  accountId: integer('account_id').notNull(),
  key: uuid().notNull(),
  nth: smallint().notNull(),
  days: smallint().notNull(),
  cents: integer().notNull(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  at: moment('at').notNull(),
});

export const autopilots = pgTable('storage_autopilots', {
  accountId: integer('account_id').primaryKey(),
  since: moment('since').notNull(),
});

export const autopilotRuns = pgTable(
  'storage_autopilot_runs',
  {
    accountId: integer('account_id').notNull(),
    freeUntil: moment('free_until').notNull(),
    toldAt: moment('told_at').notNull(),
    endedAt: moment('ended_at'),
    shipped: boolean(),
    outcome: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.freeUntil] })],
);
