import type { CarrierKind, CarrierLeg } from '@sgb/contract/carrier-kinds.ts';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReachedKinds } from '../../../adapters/carrier/demo.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shipments = pgTable('parcel_shipments', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parcelId: integer('parcel_id').notNull(),
  leg: text().$type<CarrierLeg>().notNull(),
  ref: text().notNull(),
  carrier: text().notNull(),
  service: text().notNull(),
  waybill: text(),
  label: text().notNull().default(''),
  askedAt: moment('asked_at').notNull(),
  bookedAt: moment('booked_at'),
});

export const carrierEvents = pgTable('carrier_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  carrier: text().notNull(),
  eventId: text('event_id').notNull(),
  parcelId: integer('parcel_id'),
  kind: text().$type<CarrierKind>().notNull(),
  at: moment('at').notNull(),
  place: text().notNull(),
  text: text().notNull(),
  receivedAt: moment('received_at').notNull(),
});

export const carrierCursors = pgTable('carrier_cursors', {
  carrier: text().primaryKey(),
  cursor: text().notNull(),
  pulledAt: moment('pulled_at').notNull(),
});

export const demoShipments = pgTable('demo_shipments', {
  ref: text().primaryKey(),
  leg: text().$type<CarrierLeg>().notNull(),
  service: text().notNull(),
  waybill: text().notNull(),
  city: text().notNull(),
  bookedAt: moment('booked_at').notNull(),
  cancelledAt: moment('cancelled_at'),
  reached: jsonb().$type<ReachedKinds>().notNull().default({}),
});
