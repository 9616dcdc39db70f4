import type { Theme } from '@sgb/contract/catalogue.ts';
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const banners = pgTable('banners', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  action: text().notNull(),
  href: text().notNull(),
  picture: text().notNull(),
  tone: text({ enum: ['light', 'dark'] }).notNull(),
  slot: text().notNull().default('home'),
  position: smallint().notNull(),
  shownFrom: timestamp('shown_from', { withTimezone: true }).notNull(),
  shownUntil: timestamp('shown_until', { withTimezone: true }),
});

export const activities = pgTable('activities', {
  theme: text().$type<Theme>().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  picture: text().notNull(),
  tone: text({ enum: ['light', 'dark'] }).notNull(),
});
