import type { UserType } from '@sgb/contract/people.ts';
import { boolean, customType, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  userType: smallint('user_type').$type<UserType>().notNull(),
  customerType: smallint('customer_type').notNull().default(0),
  customerIdentity: smallint('customer_identity').notNull().default(1),
  vipLevel: smallint('vip_level').notNull().default(0),
  leader: boolean().notNull().default(false),
  staffRole: text('staff_role'),
  use1688Link: smallint('use_1688_link').$type<0 | 1>().notNull().default(1),
  avatar: uuid(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const sessions = pgTable('sessions', {
  ticketHash: bytea('ticket_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
