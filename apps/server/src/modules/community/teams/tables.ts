import type { UnitCode } from '@sgb/contract/catalogue.ts';
import type { PlaceState, TeamState } from '@sgb/contract/team-states.ts';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Prepaid } from '../../buying/checkout/index.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const teams = pgTable('teams', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  productId: number('product_id').notNull(),
  categoryId: integer('category_id').notNull(),
  title: text().notNull(),
  picture: text().notNull(),
  unit: smallint().$type<UnitCode>().notNull(),
  state: smallint().$type<TeamState>().notNull(),
  stateAt: moment('state_at').notNull(),
  threshold: integer().notNull(),
  most: integer().notNull(),
  pieces: integer().notNull(),
  people: integer().notNull(),
  unitFen: integer('unit_fen').notNull(),
  unitCents: integer('unit_cents').notNull(),
  aloneCents: integer('alone_cents').notNull(),
  freightFen: integer('freight_fen').notNull(),
  flash: boolean().notNull(),
  public: boolean().notNull(),
  startedBy: integer('started_by').notNull(),
  startedAt: moment('started_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const teamParticipations = pgTable('team_participations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  teamId: integer('team_id').notNull(),
  accountId: integer('account_id').notNull(),
  productId: number('product_id').notNull(),
  key: uuid().notNull(),
  state: smallint().$type<PlaceState>().notNull(),
  active: boolean().notNull(),
  skuId: number('sku_id').notNull(),
  options: text().array().notNull(),
  quantity: integer().notNull(),
  totalCents: integer('total_cents').notNull(),
  holdId: number('hold_id').notNull(),
  orderId: integer('order_id'),
  prepaid: jsonb().$type<Prepaid>().notNull(),
  joinedAt: moment('joined_at').notNull(),
  endedAt: moment('ended_at'),
});

export const flashProducts = pgTable('flash_products', {
  productId: number('product_id').primaryKey(),
  byAccount: integer('by_account').notNull(),
  at: moment('at').notNull(),
});
