import type { ForwardState } from '@sgb/contract/forwarding-words.ts';
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const forwardedParcels = pgTable('forwarded_parcels', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  tracking: text().notNull(),
  courier: text().notNull(),
  content: text().notNull(),
  quantity: integer().notNull(),
  valueCents: integer('value_cents').notNull(),
  special: smallint().$type<0 | 1 | 2>().notNull(),
  remark: text().notNull().default(''),
  state: smallint().$type<ForwardState>().notNull(),
  orderId: integer('order_id'),
  declaredAt: moment('declared_at').notNull(),
  arrivedAt: moment('arrived_at'),
  endedAt: moment('ended_at'),
});
