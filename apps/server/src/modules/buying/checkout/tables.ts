import type { Breakdown } from '@sgb/contract/checkout.ts';
import type { DeliveryMode } from '@sgb/contract/checkout-options.ts';
import type { CheckoutState, Market, OrderType } from '@sgb/contract/order-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import {
  bigint,
  boolean,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Where it goes, as it was when it was ordered. */
export interface SentTo {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
  readonly mode: DeliveryMode;
}

export const checkouts = pgTable('checkouts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  key: uuid().notNull(),
  market: smallint().$type<Market>().notNull(),
  type: smallint().$type<OrderType>().notNull(),
  state: smallint().$type<CheckoutState>().notNull(),
  goodsCents: integer('goods_cents').notNull(),
  chinaFreightCents: integer('china_freight_cents').notNull(),
  serviceFeeCents: integer('service_fee_cents').notNull(),
  servicesCents: integer('services_cents').notNull(),
  deliveryCents: integer('delivery_cents').notNull(),
  couponCents: integer('coupon_cents').notNull(),
  scoinCents: integer('scoin_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  memberSavingCents: integer('member_saving_cents').notNull().default(0),
  couponId: integer('coupon_id'),
  scoin: integer().notNull().default(0),
  scoinHoldId: number('scoin_hold_id'),
  scoinEntryId: number('scoin_entry_id'),
  rate: integer().notNull(),
  vipLevel: smallint('vip_level').$type<VipLevel>().notNull(),
  lines: json().$type<Breakdown>().notNull(),
  receiver: jsonb().$type<SentTo>(),
  rechargeId: integer('recharge_id'),
  entryId: number('entry_id'),
  createdAt: moment('created_at').notNull(),
  priceUntil: moment('price_until').notNull(),
  payUntil: moment('pay_until').notNull(),
  paidAt: moment('paid_at'),
  cancelledAt: moment('cancelled_at'),
  reminders: smallint().notNull().default(0),
});

export const freightQuotes = pgTable(
  'freight_quotes',
  {
    productId: number('product_id').notNull(),
    quantity: integer().notNull(),
    fen: integer().notNull(),
    free: boolean().notNull(),
    quotedAt: moment('quoted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.quantity] })],
);

export const stockReservations = pgTable(
  'stock_reservations',
  {
    checkoutId: integer('checkout_id').notNull(),
    skuId: number('sku_id').notNull(),
    quantity: integer().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkoutId, table.skuId] })],
);
