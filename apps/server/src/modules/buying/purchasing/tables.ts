import type { PurchaseFlag, PurchaseState } from '@sgb/contract/purchase-states.ts';
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { SupplierOrderStatus } from '../../../adapters/supplier/gateway.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const purchases = pgTable('supplier_purchases', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplierId: number('supplier_id').notNull(),
  supplierName: text('supplier_name').notNull(),
  state: smallint().$type<PurchaseState>().notNull(),
  outNumber: text('out_number').notNull(),
  flag: text().$type<PurchaseFlag>().notNull().default(''),
  chargedFen: integer('charged_fen').notNull(),
  chargedFreightCents: integer('charged_freight_cents').notNull(),
  goodsFen: integer('goods_fen').notNull(),
  freightFen: integer('freight_fen').notNull(),
  rate: integer(),
  costCents: integer('cost_cents'),
  entryId: number('entry_id'),
  refundEntryId: number('refund_entry_id'),
  createdBy: integer('created_by'),
  createdAt: moment('created_at').notNull(),
  placedAt: moment('placed_at'),
  paidAt: moment('paid_at'),
  sentAt: moment('sent_at'),
  endedAt: moment('ended_at'),
  reason: text().notNull().default(''),
  pullAt: moment('pull_at'),
  quietPulls: smallint('quiet_pulls').notNull().default(0),
});

export const purchaseLines = pgTable(
  'supplier_purchase_lines',
  {
    purchaseId: integer('purchase_id').notNull(),
    orderId: integer('order_id').notNull(),
    freightBackCents: integer('freight_back_cents').notNull().default(0),
    freightSettledAt: moment('freight_settled_at'),
    droppedAt: moment('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.orderId] })],
);

export const supplierOrders = pgTable('supplier_purchase_orders', {
  id: text().primaryKey(),
  purchaseId: integer('purchase_id').notNull(),
  status: text().$type<SupplierOrderStatus>().notNull(),
  pulledAt: moment('pulled_at').notNull(),
});

/** What was offered to the shopper of an order that could not be had. */
export const substitutes = pgTable('order_substitutes', {
  orderId: integer('order_id').primaryKey(),
  productId: number('product_id').notNull(),
  title: text().notNull(),
  note: text().notNull().default(''),
  offeredBy: integer('offered_by').notNull(),
  offeredAt: moment('offered_at').notNull(),
});

export interface TraceStep {
  readonly at: string;
  readonly text: string;
}

export const supplierTraces = pgTable(
  'supplier_traces',
  {
    purchaseId: integer('purchase_id').notNull(),
    billNumber: text('bill_number').notNull(),
    steps: jsonb().$type<TraceStep[]>().notNull(),
    pulledAt: moment('pulled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.billNumber] })],
);
