import type { AudienceKind } from '@sgb/contract/popup-audiences.ts';
import type { MadeType } from '@sgb/contract/popup-desk.ts';
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

export const popupCampaigns = pgTable('popup_campaigns', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('popup_numbers')`),
  type: smallint().$type<MadeType>().notNull(),
  audience: text().$type<AudienceKind>().notNull(),
  audienceOf: text('audience_of').array().notNull(),
  content: jsonb().$type<Content>().notNull(),
  coupons: text().array().notNull(),
  priority: smallint().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  stoppedAt: moment('stopped_at'),
  madeBy: integer('made_by').notNull(),
  madeAt: moment('made_at').notNull(),
});

export const popups = pgTable('popups', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('popup_numbers')`),
  accountId: integer('account_id').notNull(),
  type: smallint().$type<PersonalType>().notNull(),
  subject: text().notNull(),
  content: jsonb().$type<Content>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  campaignId: bigint('campaign_id', { mode: 'number' }),
  shownAt: moment('shown_at'),
  closedAt: moment('closed_at'),
  handled: boolean().notNull().default(false),
});
