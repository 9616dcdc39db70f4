import type { RefundReason, RequestState } from '@sgb/contract/order-refunds.ts';
import type { Market, OrderStatus, OrderType, RefundType } from '@sgb/contract/order-states.ts';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { LadderRow } from './refund/rules.ts';
import type { Amounts, ChosenService, Who } from './rules.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orders = pgTable('orders', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Null for what its shopper sent to us themselves. */
  checkoutId: integer('checkout_id'),
  accountId: integer('account_id').notNull(),
  type: smallint().$type<OrderType>().notNull(),
  market: smallint().$type<Market>().notNull(),
  status: smallint().$type<OrderStatus>().notNull(),
  statusAt: moment('status_at').notNull(),
  productId: number('product_id').notNull(),
  skuId: number('sku_id').notNull(),
  specId: text('spec_id').notNull().default(''),
  supplierId: number('supplier_id').notNull(),
  supplierName: text('supplier_name').notNull(),
  categoryId: integer('category_id').notNull(),
  title: text().notNull(),
  titleZh: text('title_zh').notNull(),
  options: text().array().notNull(),
  picture: text().notNull(),
  unit: smallint().$type<10 | 20 | 30 | 40 | 50>().notNull(),
  special: smallint().$type<0 | 1 | 2>().notNull(),
  quantity: integer().notNull(),
  unitFen: integer('unit_fen').notNull(),
  unitCents: integer('unit_cents').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  lengthMm: integer('length_mm').notNull(),
  widthMm: integer('width_mm').notNull(),
  heightMm: integer('height_mm').notNull(),
  goodsCents: integer('goods_cents').notNull(),
  chinaFreightCents: integer('china_freight_cents').notNull(),
  serviceFeeCents: integer('service_fee_cents').notNull(),
  servicesCents: integer('services_cents').notNull(),
  deliveryCents: integer('delivery_cents').notNull(),
  couponCents: integer('coupon_cents').notNull(),
  scoinCents: integer('scoin_cents').notNull(),
  scoin: integer().notNull(),
  memberSavingCents: integer('member_saving_cents').notNull().default(0),
  paidCents: integer('paid_cents').notNull(),
  declaredCents: integer('declared_cents').notNull().default(0),
  refundedCents: integer('refunded_cents').notNull().default(0),
  returned: jsonb().$type<Partial<Amounts>>().notNull().default({}),
  entryId: number('entry_id'),
  scoinEntryId: number('scoin_entry_id'),
  remark: text().notNull().default(''),
  mark: text().notNull().default(''),
  services: jsonb().$type<ChosenService[]>().notNull().default([]),
  pieceId: integer('piece_id'),
  /** The open group shipment that it lies in. */
  roundId: integer('round_id'),
  stockBatchId: integer('stock_batch_id'),
  /** Others may still join its team: nobody buys it meanwhile. */
  gathering: boolean().notNull().default(false),
  /** The order that was paid for, of which this is a part. */
  splitOf: integer('split_of'),
  /** So many pieces are to be taken out as an order of their own: nothing else can be done with it meanwhile. */
  splitting: integer(),
  createdAt: moment('created_at').notNull(),
  paidAt: moment('paid_at'),
  collectedAt: moment('collected_at'),
  signedAt: moment('signed_at'),
  evaluatedAt: moment('evaluated_at'),
  remindedAt: moment('reminded_at'),
  boughtAt: moment('bought_at'),
  apologisedAt: moment('apologised_at'),
  lateToldAt: moment('late_told_at'),
  reminders: smallint().notNull().default(0),
  rewardCoins: integer('reward_coins').notNull().default(0),
  rewardEntryId: number('reward_entry_id'),
});

export const orderTransitions = pgTable('order_transitions', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  at: moment('at').notNull(),
  fromStatus: smallint('from_status').$type<OrderStatus>(),
  toStatus: smallint('to_status').$type<OrderStatus>().notNull(),
  who: smallint().$type<Who>().notNull(),
  byAccount: integer('by_account'),
  why: text().notNull().default(''),
  moneyCents: integer('money_cents').notNull().default(0),
  entryId: number('entry_id'),
});

export const orderRequests = pgTable('order_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  accountId: integer('account_id').notNull(),
  refundType: smallint('refund_type').$type<RefundType>().notNull(),
  reason: smallint().$type<RefundReason>().notNull(),
  content: text().notNull(),
  ladderRow: text('ladder_row').$type<LadderRow>().notNull(),
  state: smallint().$type<RequestState>().notNull(),
  cash: jsonb().$type<Amounts>().notNull(),
  backCents: integer('back_cents').notNull(),
  coupon: boolean().notNull(),
  coins: boolean().notNull(),
  waived: boolean().notNull(),
  createdAt: moment('created_at').notNull(),
  dueAt: moment('due_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: integer('decided_by'),
  answer: text().notNull().default(''),
});

export const orderReviews = pgTable('order_reviews', {
  orderId: integer('order_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  score: smallint().notNull(),
  content: text().notNull(),
  at: moment('at').notNull(),
});
