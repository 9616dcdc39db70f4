import { sql } from 'drizzle-orm';
import { bigint, customType, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const imageVectors = pgTable('image_vectors', {
  productId: bigint('product_id', { mode: 'number' }).primaryKey(),
  picture: text().notNull(),
  vector: bytea().notNull(),
  // The database counts it up.
  step: bigint({ mode: 'number' }).notNull().default(sql`default`),
});

export const searchedPictures = pgTable('searched_pictures', {
  key: text().primaryKey(),
  accountId: integer('account_id').notNull(),
  body: bytea().notNull(),
  width: smallint().notNull(),
  height: smallint().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const pictureFindings = pgTable(
  'picture_findings',
  {
    key: text().notNull(),
    region: text().notNull(),
    lookedAt: integer('looked_at').array().notNull(),
    productIds: bigint('product_ids', { mode: 'number' }).array().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.region] })],
);
