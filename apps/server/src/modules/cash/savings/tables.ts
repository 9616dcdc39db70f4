import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const jars = pgTable('jars', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  name: text().notNull(),
  targetCents: integer('target_cents').notNull(),
  openedAt: moment('opened_at').notNull(),
  closedAt: moment('closed_at'),
});
