import type { FileKind, PurposeName } from '@sgb/contract/upload-purposes.ts';
import { bigint, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const bytes = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

export const uploadUsage = pgTable('upload_usage', {
  accountId: integer('account_id').primaryKey(),
  bytes: bytes().notNull(),
});

export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  accountId: integer('account_id').notNull(),
  purpose: text().$type<PurposeName>().notNull(),
  name: text().notNull(),
  size: bytes().notNull(),
  modified: bytes().notNull(),
  received: bytes().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const uploadPieces = pgTable('upload_pieces', {
  key: text().primaryKey(),
  uploadId: uuid('upload_id').notNull(),
  start: bytes().notNull(),
  bytes: bytes(),
});

export const files = pgTable('files', {
  id: uuid().primaryKey(),
  accountId: integer('account_id').notNull(),
  purpose: text().$type<PurposeName>().notNull(),
  name: text().notNull(),
  kind: text().$type<FileKind>().notNull(),
  mediaType: text('media_type').notNull(),
  size: bytes().notNull(),
  storedBytes: bytes('stored_bytes').notNull(),
  sha256: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
