import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const journeys = pgTable('parcel_journeys', {
  parcelId: integer('parcel_id').primaryKey(),
  code: text().notNull(),
  wrongCodes: smallint('wrong_codes').notNull().default(0),
  lockedUntil: moment('locked_until'),
  lastScanAt: moment('last_scan_at').notNull(),
  lostAt: moment('lost_at'),
  readyAt: moment('ready_at'),
  remindedAt: moment('reminded_at'),
});
