import type { CountryId } from '@sgb/contract/countries.ts';
import type { CustomerIdentity, StaffRole, UserType, VipLevel } from '@sgb/contract/people.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  userType: smallint('user_type').$type<UserType>().notNull(),
  customerType: smallint('customer_type').notNull().default(0),
  customerIdentity: smallint('customer_identity').$type<CustomerIdentity>().notNull().default(1),
  vipLevel: smallint('vip_level').$type<VipLevel>().notNull().default(0),
  vipUntil: moment('vip_until'),
  closingAskedAt: moment('closing_asked_at'),
  closedAt: moment('closed_at'),
  /** When what the law wants kept of a closed account was forgotten, too. */
  papersGoneAt: moment('papers_gone_at'),
  /** An administrator did it: nobody can log in. */
  stoppedAt: moment('stopped_at'),
  stoppedBy: integer('stopped_by'),
  stoppedBecause: text('stopped_because'),
  leader: boolean().notNull().default(false),
  staffRole: text('staff_role').$type<StaffRole>(),
  use1688Link: smallint('use_1688_link').$type<0 | 1>().notNull().default(1),
  avatar: uuid(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  countryId: smallint('country_id').$type<CountryId>().notNull().default(1),
  mobile: text(),
  suburb: text().notNull().default(''),
  source: smallint(),
  mainPurpose: smallint('main_purpose'),
  inviteCode: text('invite_code').notNull().generatedAlwaysAs(sql``),
  invitedBy: integer('invited_by'),
  registrationVersion: text('registration_version'),
  registeredFrom: text('registered_from'),
  termsAt: moment('terms_at'),
  whatsappConsentAt: moment('whatsapp_consent_at'),
  emailConsentAt: moment('email_consent_at'),
  smsConsentAt: moment('sms_consent_at'),
  mobileVerifiedAt: moment('mobile_verified_at'),
  emailVerifiedAt: moment('email_verified_at'),
  emailReminder: boolean('email_reminder').notNull().default(true),
  emailChangedAt: moment('email_changed_at'),
  mobileChangedAt: moment('mobile_changed_at'),
});

export const contactChanges = pgTable('contact_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  what: text().$type<'email' | 'mobile'>().notNull(),
  before: text(),
  after: text().notNull(),
  changedBy: integer('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const businesses = pgTable('businesses', {
  accountId: integer('account_id').primaryKey(),
  companyName: text('company_name').notNull(),
  registrationNumber: text('registration_number').notNull(),
  vatNumber: text('vat_number'),
  jobType: smallint('job_type').notNull(),
  workerBand: smallint('worker_band').notNull(),
  siteType: smallint('site_type').notNull(),
  siteUrl: text('site_url'),
  monthlyBand: smallint('monthly_band').notNull(),
  approvedAt: moment('approved_at'),
  appliedAt: moment('applied_at').notNull(),
  rejectedAt: moment('rejected_at'),
  rejection: text().notNull().default(''),
  decidedBy: integer('decided_by'),
});

export const oneTimeCodes = pgTable('one_time_codes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  address: text().notNull(),
  purpose: text().notNull(),
  codeHash: bytea('code_hash'),
  accountId: integer('account_id'),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  tries: smallint().notNull(),
  lockedUntil: moment('locked_until'),
  day: date().notNull(),
  sentThatDay: smallint('sent_that_day').notNull(),
  /** So long that wrong guesses need not be counted. */
  long: boolean().notNull().default(false),
});

export const sessions = pgTable('sessions', {
  ticketHash: bytea('ticket_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  ip: text().notNull().default(''),
  userAgent: text('user_agent').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** When the second factor was right. */
  provenAt: moment('proven_at'),
});
