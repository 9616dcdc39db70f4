import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const transfers = pgTable('transfers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  senderId: integer('sender_id').notNull(),
  key: uuid().notNull(),
  recipientId: integer('recipient_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  note: text().notNull(),
  ownMember: boolean('own_member').notNull(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
