import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const arrivals = pgTable('warehouse_arrivals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  scannedAt: moment('scanned_at').notNull(),
  scannedBy: integer('scanned_by'),
  note: text().notNull().default(''),
  givenUpAt: moment('given_up_at'),
  /** Whether an order is in it; the database sees to it. */
  owned: boolean().notNull().default(false),
});

export const arrivalOrders = pgTable(
  'warehouse_arrival_orders',
  {
    orderId: integer('order_id').notNull(),
    arrivalId: integer('arrival_id').notNull(),
    /** The database sees to it. */
    weighed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.arrivalId] })],
);

export const storedGoods = pgTable('warehouse_goods', {
  orderId: integer('order_id').primaryKey(),
  arrivalId: integer('arrival_id').notNull(),
  grams: integer().notNull(),
  lengthMm: integer('length_mm').notNull(),
  widthMm: integer('width_mm').notNull(),
  heightMm: integer('height_mm').notNull(),
  shelf: text().notNull(),
  photos: uuid().array().notNull(),
  weighedAt: moment('weighed_at').notNull(),
  weighedBy: integer('weighed_by'),
  extensions: smallint().notNull().default(0),
  abandonedAt: moment('abandoned_at'),
  clearedAt: moment('cleared_at'),
  pieceId: integer('piece_id'),
  /** Until its order is shipped or ends; the database sees to it. */
  here: boolean().notNull().default(true),
});

export const storageNotices = pgTable(
  'storage_notices',
  { orderId: integer('order_id').notNull(), day: smallint().notNull(), at: moment('at').notNull() },
  (table) => [primaryKey({ columns: [table.orderId, table.day] })],
);

export const stockDispatches = pgTable('stock_dispatches', {
  orderId: integer('order_id').primaryKey(),
  pickedAt: moment('picked_at').notNull(),
  pickedBy: integer('picked_by'),
  carrier: text().notNull().default(''),
  waybill: text().notNull().default(''),
  shippedAt: moment('shipped_at'),
  shippedBy: integer('shipped_by'),
});
