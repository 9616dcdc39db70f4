import type { ListingState } from '@sgb/contract/listing-rules.ts';
import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shelfListings = pgTable('shelf_listings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  shelfId: integer('shelf_id').notNull(),
  productId: number('product_id').notNull(),
  skuId: number('sku_id').notNull(),
  state: smallint().$type<ListingState>().notNull(),
  stateAt: moment('state_at').notNull(),
  createdAt: moment('created_at').notNull(),
  priceCents: integer('price_cents').notNull(),
  reason: text().notNull().default(''),
  decidedBy: integer('decided_by'),
  approvedAt: moment('approved_at'),
  refusedAt: moment('refused_at'),
});

export const listingSales = pgTable('listing_sales', {
  orderId: integer('order_id').primaryKey(),
  listingId: integer('listing_id').notNull(),
  accountId: integer('account_id').notNull(),
  quantity: integer().notNull(),
  goodsCents: integer('goods_cents').notNull(),
  keptCents: integer('kept_cents').notNull(),
  feeBasisPoints: integer('fee_basis_points').notNull(),
  deliveryCents: integer('delivery_cents').notNull(),
  amountCents: integer('amount_cents').notNull(),
  soldAt: moment('sold_at').notNull(),
  signedAt: moment('signed_at'),
  readyAt: moment('ready_at'),
  paidAt: moment('paid_at'),
  paidCents: integer('paid_cents').notNull().default(0),
  entryId: number('entry_id'),
  backCents: integer('back_cents').notNull().default(0),
  cameBack: integer('came_back').notNull().default(0),
});
