import type { PastedLink } from '@sgb/contract/links.ts';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DemoRefund, Reached } from '../../../adapters/supplier/demo.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const supplierTokens = pgTable('supplier_tokens', {
  appKey: text('app_key').primaryKey(),
  seed: text().notNull(),
  accessToken: text('access_token'),
  accessEndsAt: moment('access_ends_at'),
  refreshToken: text('refresh_token').notNull(),
  claimedUntil: moment('claimed_until'),
  refreshEndsAt: moment('refresh_ends_at'),
  refreshedAt: moment('refreshed_at'),
});

export const shortLinks = pgTable('short_links', {
  url: text().primaryKey(),
  link: jsonb().$type<PastedLink>().notNull(),
  followedAt: moment('followed_at').notNull(),
});

export const demoSupplierOrders = pgTable('demo_supplier_orders', {
  id: text().primaryKey(),
  outOrderId: text('out_order_id').notNull(),
  totalFen: integer('total_fen').notNull(),
  freightFen: integer('freight_fen').notNull(),
  createdAt: moment('created_at').notNull(),
  cancelledAt: moment('cancelled_at'),
  closeReason: text('close_reason'),
  reached: jsonb().$type<Reached>().notNull(),
  refund: jsonb().$type<DemoRefund>(),
});
