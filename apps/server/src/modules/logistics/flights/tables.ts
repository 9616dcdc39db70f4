import type { EnquiryState } from '@sgb/contract/flight-rules.ts';
import { boolean, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const flights = pgTable('flights', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  fromPlace: text('from_place').notNull(),
  toPlace: text('to_place').notNull(),
  departsOn: date('departs_on').notNull(),
  closesOn: date('closes_on').notNull(),
  kgTotal: integer('kg_total').notNull(),
  kgLeft: integer('kg_left').notNull(),
  centsPerKg: integer('cents_per_kg').notNull(),
  magnets: boolean().notNull(),
  note: text().notNull().default(''),
  cancelledAt: moment('cancelled_at'),
});

export const flightEnquiries = pgTable('flight_enquiries', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  state: smallint().$type<EnquiryState>().notNull(),
  whatsapp: text().notNull(),
  kg: integer(),
  goods: text().notNull().default(''),
  wantedOn: date('wanted_on'),
  flightId: integer('flight_id'),
  bookedKg: integer('booked_kg'),
  bookedCents: integer('booked_cents'),
  at: moment('at').notNull(),
  answerBy: moment('answer_by').notNull(),
  answer: text().notNull().default(''),
  answeredAt: moment('answered_at'),
  answeredBy: integer('answered_by'),
});
