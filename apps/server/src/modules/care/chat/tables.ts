import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name?: string) => (name ? timestamp(name, { withTimezone: true }) : timestamp({ withTimezone: true }));
const big = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

export const conversations = pgTable('conversations', {
  id: big().primaryKey().generatedAlwaysAsIdentity(),
  shopperId: integer('shopper_id').notNull(),
  contactId: integer('contact_id').notNull(),
  lastNumber: integer('last_number').notNull().default(0),
  lastAt: moment('last_at').notNull(),
  shopperRead: integer('shopper_read').notNull().default(0),
  contactRead: integer('contact_read').notNull().default(0),
  shopperUnread: integer('shopper_unread').notNull().default(0),
  contactUnread: integer('contact_unread').notNull().default(0),
  waitingSince: moment('waiting_since'),
  takenBy: integer('taken_by'),
  takenAt: moment('taken_at'),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    conversationId: big('conversation_id').notNull(),
    number: integer().notNull(),
    fromShopper: boolean('from_shopper').notNull(),
    key: uuid().notNull(),
    text: text().notNull(),
    pictures: uuid().array().notNull(),
    sentAt: moment('sent_at').notNull(),
    writtenBy: integer('written_by'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.number] })],
);

export const chatInboxes = pgTable('chat_inboxes', {
  accountId: integer('account_id').primaryKey(),
  lastEvent: big('last_event').notNull(),
});

export const chatEvents = pgTable(
  'chat_events',
  {
    accountId: integer('account_id').notNull(),
    number: big().notNull(),
    kind: text().$type<'message' | 'read'>().notNull(),
    conversationId: big('conversation_id').notNull(),
    messageNumber: integer('message_number').notNull(),
    byShopper: boolean('by_shopper').notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.number] })],
);

export const cannedAnswers = pgTable('canned_answers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  changedBy: integer('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});
