import type { CountryId } from '@sgb/contract/countries.ts';
import type { ParcelStatus, Settlement } from '@sgb/contract/parcel-states.ts';
import type { ParcelReceiver } from '@sgb/contract/parcel-views.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import type { QuoteLine } from '@sgb/contract/pricing.ts';
import type { ParcelDelivery, TransportWay } from '@sgb/contract/shipping.ts';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeclaredGroup, Who } from './rules.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const parcelBatches = pgTable('parcel_batches', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  line: text().notNull(),
  waybill: text().notNull(),
  leftAt: moment('left_at').notNull(),
  leftBy: integer('left_by'),
});

/** How a parcel travels as a part of a closed group shipment: what its price follows from. */
export interface ParcelRound {
  readonly id: number;
  readonly leaderId: number;
  readonly basisPoints: number;
  readonly packingCents: number;
  readonly packingOfCents: number;
  readonly mostCents: number;
  /** Everybody in the round has paid or dropped out, so that this holds. */
  readonly billed: boolean;
}

export interface KeptService {
  readonly code: string;
  readonly name: string;
  readonly cents: number;
}

export const parcels = pgTable('parcels', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  key: uuid().notNull(),
  status: smallint().$type<ParcelStatus>().notNull(),
  statusAt: moment('status_at').notNull(),
  createdAt: moment('created_at').notNull(),
  line: text().notNull(),
  lineName: text('line_name').notNull(),
  way: smallint().$type<TransportWay>().notNull(),
  daysFrom: smallint('days_from').notNull(),
  daysTo: smallint('days_to').notNull(),
  delivery: text().$type<ParcelDelivery>().notNull(),
  groupMember: boolean('group_member').notNull().default(false),
  receiverId: integer('receiver_id').notNull(),
  countryId: smallint('country_id').$type<CountryId>().notNull(),
  receiver: jsonb().$type<ParcelReceiver>().notNull(),
  idHash: bytea('id_hash'),
  declaration: jsonb().$type<DeclaredGroup[]>().notNull(),
  declaredCents: integer('declared_cents').notNull(),
  services: jsonb().$type<KeptService[]>().notNull(),
  insured: boolean().notNull(),
  coverCents: integer('cover_cents').notNull().default(0),
  autoDebit: boolean('auto_debit').notNull(),
  vipLevel: smallint('vip_level').$type<VipLevel>().notNull(),
  quote: jsonb().$type<QuoteLine[]>().notNull(),
  onArrival: jsonb('on_arrival').$type<QuoteLine[]>().notNull().default([]),
  grams: integer().notNull(),
  cubicCentimetres: integer('cubic_centimetres').notNull(),
  couponId: integer('coupon_id'),
  couponCents: integer('coupon_cents').notNull().default(0),
  scoin: integer().notNull().default(0),
  scoinCents: integer('scoin_cents').notNull().default(0),
  totalCents: integer('total_cents').notNull(),
  scoinHoldId: number('scoin_hold_id'),
  scoinEntryId: number('scoin_entry_id'),
  holdId: number('hold_id'),
  heldCents: integer('held_cents').notNull().default(0),
  holds: smallint().notNull().default(0),
  paidAt: moment('paid_at'),
  dueCents: integer('due_cents').notNull().default(0),
  payUntil: moment('pay_until'),
  packedAt: moment('packed_at'),
  packedBy: integer('packed_by'),
  packedGrams: integer('packed_grams'),
  packedLengthMm: integer('packed_length_mm'),
  packedWidthMm: integer('packed_width_mm'),
  packedHeightMm: integer('packed_height_mm'),
  packedPhoto: uuid('packed_photo'),
  packedQuote: jsonb('packed_quote').$type<QuoteLine[]>(),
  packedCents: integer('packed_cents'),
  settlement: text().$type<Settlement>(),
  captureEntryId: number('capture_entry_id'),
  debitEntryId: number('debit_entry_id'),
  giftEntryId: number('gift_entry_id'),
  chargedCents: integer('charged_cents').notNull().default(0),
  batchId: integer('batch_id'),
  leftAt: moment('left_at'),
  cancelledAt: moment('cancelled_at'),
  delayCents: integer('delay_cents'),
  depotDays: smallint('depot_days').notNull().default(0),
  depotCents: integer('depot_cents').notNull().default(0),
  opened: smallint().notNull().default(0),
  openedCents: integer('opened_cents').notNull().default(0),
  rehearsalCents: integer('rehearsal_cents').notNull().default(0),
  rehearsalEntryId: number('rehearsal_entry_id'),
  roundId: integer('round_id'),
  round: jsonb().$type<ParcelRound>(),
});

export const parcelOrders = pgTable(
  'parcel_orders',
  {
    parcelId: integer('parcel_id').notNull(),
    orderId: integer('order_id').notNull(),
    grams: integer().notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    pieces: integer().notNull(),
    storageCents: integer('storage_cents').notNull().default(0),
    freightBackCents: integer('freight_back_cents').notNull().default(0),
    compensatedCents: integer('compensated_cents').notNull().default(0),
    droppedAt: moment('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.orderId] })],
);

export const parcelTransitions = pgTable('parcel_transitions', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  parcelId: integer('parcel_id').notNull(),
  at: moment('at').notNull(),
  fromStatus: smallint('from_status').$type<ParcelStatus>(),
  toStatus: smallint('to_status').$type<ParcelStatus>().notNull(),
  who: smallint().$type<Who>().notNull(),
  byAccount: integer('by_account'),
  why: text().notNull().default(''),
  moneyCents: integer('money_cents').notNull().default(0),
});

interface DraftParcel {
  readonly orderids: readonly number[];
  readonly line: string;
  readonly delivery: string;
}

export interface KeptDraft extends DraftParcel {
  readonly rid: number | null;
  readonly services: readonly string[];
  readonly insured: 0 | 1;
  /** The parcels of a proposal that follow this one; older drafts have none. */
  readonly next?: readonly DraftParcel[];
}

export const parcelDrafts = pgTable('parcel_drafts', {
  accountId: integer('account_id').primaryKey(),
  draft: jsonb().$type<KeptDraft>().notNull(),
  savedAt: moment('saved_at').notNull(),
});
