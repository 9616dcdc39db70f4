import type { DispatchState, DispatchWay, FailReason, WaitReason } from '@sgb/contract/dispatch-states.ts';
import { bigint, customType, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Where the pieces of a dispatch are: free on the shelf, set aside there, gone, or back from where they went. */
export type Whereabouts = 'free' | 'reserved' | 'sent' | 'back';

export const shelfDispatches = pgTable('shelf_dispatches', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  accountId: integer('account_id').notNull(),
  state: smallint().$type<DispatchState>().notNull(),
  stateAt: moment('state_at').notNull(),
  createdAt: moment('created_at').notNull(),
  key: uuid().notNull(),
  wish: bytes().notNull(),
  row: integer().notNull().default(0),
  receiverId: integer('receiver_id').notNull(),
  receiverName: text('receiver_name').notNull(),
  receiverMobile: text('receiver_mobile').notNull(),
  receiverAddress: text('receiver_address').notNull(),
  way: text().$type<DispatchWay>().notNull(),
  size: text().notNull(),
  parcels: smallint().notNull(),
  pickCents: integer('pick_cents').notNull(),
  deliveryCents: integer('delivery_cents').notNull(),
  entryId: number('entry_id'),
  paidCents: integer('paid_cents').notNull().default(0),
  backCents: integer('back_cents').notNull().default(0),
  reference: text().notNull().default(''),
  waits: text().$type<WaitReason>(),
  waitsUntil: moment('waits_until'),
  pieces: text().$type<Whereabouts>().notNull().default('free'),
  reason: text().$type<FailReason>(),
  remark: text().notNull().default(''),
  damaged: integer().notNull().default(0),
  handledAt: moment('handled_at'),
  againOf: integer('again_of'),
  carrier: text().notNull().default(''),
  waybill: text().notNull().default(''),
  pickedAt: moment('picked_at'),
  pickedBy: integer('picked_by'),
});

export const shelfDispatchLines = pgTable(
  'shelf_dispatch_lines',
  {
    dispatchId: integer('dispatch_id').notNull(),
    skuId: number('sku_id').notNull(),
    quantity: integer().notNull(),
    title: text().notNull(),
    options: text().array().notNull(),
    picture: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dispatchId, table.skuId] })],
);

export const shelfDispatchMoves = pgTable('shelf_dispatch_moves', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  dispatchId: integer('dispatch_id').notNull(),
  at: moment('at').notNull(),
  toState: smallint('to_state').$type<DispatchState>().notNull(),
  text: text().notNull(),
  byAccount: integer('by_account'),
});

export const sellerBrands = pgTable('seller_brands', {
  accountId: integer('account_id').primaryKey(),
  name: text().notNull(),
  logo: uuid(),
  changedAt: moment('changed_at').notNull(),
});
