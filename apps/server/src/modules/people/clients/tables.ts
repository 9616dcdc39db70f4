import type { AddressType, IdType } from '@sgb/contract/addresses.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { boolean, customType, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const places = pgTable('places', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  countryId: smallint('country_id').$type<CountryId>().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  suburb: text().notNull(),
  postcode: text().notNull(),
  foldedSuburb: text('folded_suburb').notNull(),
  folded: text().notNull(),
});

export const receivers = pgTable('receivers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  label: text().notNull(),
  type: smallint().$type<AddressType>().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  mobile: text().notNull(),
  altMobile: text('alt_mobile').notNull(),
  email: text().notNull(),
  countryId: smallint('country_id').$type<CountryId>().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  suburb: text().notNull(),
  postcode: text().notNull(),
  street: text().notNull(),
  unit: text().notNull(),
  note: text().notNull(),
  idType: smallint('id_type').$type<IdType>().notNull(),
  idTail: text('id_tail').notNull(),
  idKey: text('id_key'),
  idSealed: bytea('id_sealed'),
  isDefault: boolean('is_default').notNull(),
  folded: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
