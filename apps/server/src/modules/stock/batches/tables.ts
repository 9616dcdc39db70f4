import type { UnitCode } from '@sgb/contract/catalogue.ts';
import type { BatchState } from '@sgb/contract/stock-states.ts';
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => integer(name).notNull().default(0);

export const stockBatches = pgTable('stock_batches', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  state: smallint().$type<BatchState>().notNull(),
  stateAt: moment('state_at').notNull(),
  createdAt: moment('created_at').notNull(),
  checkoutId: integer('checkout_id'),
  goodsCents: amount('goods_cents'),
  feeCents: amount('fee_cents'),
  chinaCents: amount('china_cents'),
  totalCents: amount('total_cents'),
  parcelId: integer('parcel_id'),
  seaCents: amount('sea_cents'),
  sendNow: boolean('send_now').notNull().default(false),
  trouble: text().notNull().default(''),
  triedAt: moment('tried_at'),
});

export const stockBatchLines = pgTable(
  'stock_batch_lines',
  {
    batchId: integer('batch_id').notNull(),
    skuId: number('sku_id').notNull(),
    productId: number('product_id').notNull(),
    quantity: integer().notNull(),
    title: text().notNull().default(''),
    picture: text().notNull().default(''),
    options: text().array().notNull().default([]),
    unit: smallint().$type<UnitCode>().notNull().default(10),
    special: smallint().$type<0 | 1 | 2>().notNull().default(0),
    unitCents: amount('unit_cents'),
    paidCents: amount('paid_cents'),
    orderId: integer('order_id'),
    seaCents: amount('sea_cents'),
    landedCents: amount('landed_cents'),
    shipped: boolean().notNull().default(false),
    counted: amount('counted'),
    damaged: amount('damaged'),
    missing: amount('missing'),
    caseId: integer('case_id'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.skuId] })],
);
