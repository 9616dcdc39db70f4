import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Content, PersonalType } from './rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const reminders = pgTable(
  'reminders',
  {
    accountId: integer('account_id').notNull(),
    type: text().notNull(),
    version: text().notNull(),
    times: integer().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.type] })],
);

export const popupNotices = pgTable('popup_notices', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('popup_numbers')`),
  audience: text().$type<'everyone' | 'guests' | 'shoppers'>().notNull(),
  windowTitle: text('window_title').notNull(),
  title: text().notNull(),
  content: text().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const noticesSeen = pgTable(
  'popup_notices_seen',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    viewer: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.viewer] })],
);

export const popups = pgTable('popups', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('popup_numbers')`),
  accountId: integer('account_id').notNull(),
  type: smallint().$type<PersonalType>().notNull(),
  subject: text().notNull(),
  content: jsonb().$type<Content>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  closedAt: moment('closed_at'),
  handled: boolean().notNull().default(false),
});
