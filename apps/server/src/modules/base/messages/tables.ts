import type { MessageSubtype, MessageType } from '@sgb/contract/message-types.ts';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const messages = pgTable('messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  type: smallint().$type<MessageType>().notNull(),
  subtype: smallint().$type<MessageSubtype>().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  link: text().notNull(),
  moneyCents: bigint('money_cents', { mode: 'number' }),
  eventKey: text('event_key'),
  about: text(),
  held: boolean().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
});

export const messagePreferences = pgTable('message_preferences', {
  accountId: integer('account_id').primaryKey(),
  emailMoney: boolean('email_money').notNull(),
  emailOrder: boolean('email_order').notNull(),
  emailMembership: boolean('email_membership').notNull(),
  emailNotification: boolean('email_notification').notNull(),
  offers: boolean().notNull(),
});
