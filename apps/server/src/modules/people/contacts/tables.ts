import type { CountryId } from '@sgb/contract/countries.ts';
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export type ContactKind = 'consultant' | 'ambassador';
export type ContactReason = 'invite' | 'suburb' | 'turn' | 'bound';

export const contactPeople = pgTable('contact_people', {
  accountId: integer('account_id').primaryKey(),
  kind: text().$type<ContactKind>().notNull(),
  turn: bigint({ mode: 'number' }).notNull().default(0),
  since: timestamp({ withTimezone: true }).notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }),
});

export const ambassadorAreas = pgTable(
  'ambassador_areas',
  {
    accountId: integer('account_id').notNull(),
    countryId: smallint('country_id').$type<CountryId>().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    suburb: text().notNull(),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.countryId, table.suburb, table.code] })],
);

/** Who was bound to whom, and when; `until` is null for those who are. */
export const bindings = pgTable('bindings', {
  accountId: integer('account_id').notNull(),
  ambassadorId: integer('ambassador_id').notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  until: timestamp({ withTimezone: true }),
});

export const contacts = pgTable('contacts', {
  accountId: integer('account_id').primaryKey(),
  contactId: integer('contact_id').notNull(),
  reason: text().$type<ContactReason>().notNull(),
  assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }),
});
