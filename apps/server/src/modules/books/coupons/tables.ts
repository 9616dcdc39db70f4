import type { CouponMove, CouponType } from '@sgb/contract/coupon-types.ts';
import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const terms = {
  name: text().notNull(),
  type: smallint().$type<CouponType>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  basisPoints: integer('basis_points').notNull(),
  capCents: integer('cap_cents').notNull(),
  minimumCents: integer('minimum_cents').notNull(),
};

export const couponTemplates = pgTable('coupon_templates', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  ...terms,
  lifeDays: integer('life_days').notNull(),
  sold: boolean().notNull().default(false),
});

export const coupons = pgTable('coupons', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  templateId: integer('template_id').notNull(),
  reason: text().notNull(),
  ...terms,
  grantedAt: moment('granted_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  state: smallint().$type<1 | 2 | 3>().notNull(),
  usedFor: text('used_for'),
  discountCents: integer('discount_cents').notNull().default(0),
  remindedAt: moment('reminded_at'),
});

export const couponTransitions = pgTable(
  'coupon_transitions',
  {
    couponId: bigint('coupon_id', { mode: 'number' }).notNull(),
    step: integer().notNull(),
    move: text().$type<CouponMove>().notNull(),
    ref: text().notNull(),
    discountCents: integer('discount_cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.step] })],
);

export const snatchOffers = pgTable('snatch_offers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  templateId: integer('template_id').notNull(),
  hour: smallint().notNull(),
  stock: integer().notNull(),
  active: boolean().notNull().default(true),
});

export const snatchRounds = pgTable('snatch_rounds', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  offerId: integer('offer_id').notNull(),
  templateId: integer('template_id').notNull(),
  day: date().notNull(),
  opensAt: moment('opens_at').notNull(),
  closesAt: moment('closes_at').notNull(),
  stock: integer().notNull(),
  taken: integer().notNull().default(0),
});

export const snatches = pgTable(
  'snatches',
  {
    accountId: integer('account_id').notNull(),
    day: date().notNull(),
    roundId: integer('round_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);
