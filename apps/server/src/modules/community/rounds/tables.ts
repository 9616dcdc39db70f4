import type { RoundState } from '@sgb/contract/group-states.ts';
import type { PartState } from '@sgb/contract/round-rules.ts';
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RoundMover } from './rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const rounds = pgTable('rounds', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  leaderId: integer('leader_id').notNull(),
  key: uuid().notNull(),
  name: text().notNull(),
  line: text().notNull(),
  state: smallint().$type<RoundState>().notNull(),
  stateAt: moment('state_at').notNull(),
  public: boolean().notNull(),
  code: text().notNull(),
  notice: text().notNull().default(''),
  picture: uuid(),
  targetGrams: integer('target_grams'),
  openedAt: moment('opened_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  extendedAt: moment('extended_at'),
  closedAt: moment('closed_at'),
  payUntil: moment('pay_until'),
  basisPoints: integer('basis_points').notNull().default(0),
  packingCents: integer('packing_cents').notNull().default(0),
  billedAt: moment('billed_at'),
  shippedAt: moment('shipped_at'),
  arrivedAt: moment('arrived_at'),
  finishedAt: moment('finished_at'),
});

export const roundParts = pgTable(
  'round_parts',
  {
    roundId: integer('round_id').notNull(),
    accountId: integer('account_id').notNull(),
    state: text().$type<PartState>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    receiverId: integer('receiver_id').notNull(),
    insured: boolean().notNull(),
    autoDebit: boolean('auto_debit').notNull(),
    orderCount: integer('order_count').notNull(),
    grams: integer().notNull(),
    cubicCentimetres: integer('cubic_centimetres').notNull(),
    billableGrams: integer('billable_grams').notNull(),
    freightCents: integer('freight_cents').notNull(),
    otherCents: integer('other_cents').notNull(),
    memberBasisPoints: integer('member_basis_points').notNull(),
    shownCents: integer('shown_cents').notNull(),
    aloneCents: integer('alone_cents').notNull(),
    packingCents: integer('packing_cents').notNull().default(0),
    parcelId: integer('parcel_id'),
    endedAt: moment('ended_at'),
    why: text().notNull().default(''),
    arrivedAt: moment('arrived_at'),
    handedOverAt: moment('handed_over_at'),
    reminders: smallint().notNull().default(0),
    cases: integer().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.accountId] })],
);

export const roundMoves = pgTable('round_moves', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  roundId: integer('round_id').notNull(),
  at: moment('at').notNull(),
  fromState: smallint('from_state').$type<RoundState>(),
  toState: smallint('to_state').$type<RoundState>().notNull(),
  who: text().$type<RoundMover>().notNull(),
  byAccount: integer('by_account'),
  why: text().notNull().default(''),
});
