import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const lots = pgTable('scoin_lots', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  reason: text().notNull(),
  amount: integer().notNull(),
  remaining: integer().notNull(),
  earnedAt: moment('earned_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  toldAt: moment('told_at'),
});

export const takings = pgTable(
  'scoin_takings',
  {
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    lotId: bigint('lot_id', { mode: 'number' }).notNull(),
    amount: integer().notNull(),
    returned: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.lotId] })],
);
