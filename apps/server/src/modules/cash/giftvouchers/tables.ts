import type { GiftVoucherState } from '@sgb/contract/gift-voucher-rules.ts';
import { bigint, customType, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const giftVouchers = pgTable('gift_vouchers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  buyerId: integer('buyer_id').notNull(),
  key: uuid().notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: smallint().$type<GiftVoucherState>().notNull(),
  receiver: text().notNull(),
  email: text().notNull(),
  note: text().notNull(),
  codeDigest: bytes('code_digest').notNull(),
  codeTail: text('code_tail').notNull(),
  codeKey: text('code_key').notNull(),
  codeSealed: bytes('code_sealed').notNull(),
  boughtAt: moment('bought_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  remindedAt: moment('reminded_at'),
  redeemerId: integer('redeemer_id'),
  endedAt: moment('ended_at'),
  endEntryId: bigint('end_entry_id', { mode: 'number' }),
});
export type GiftVoucherRow = typeof giftVouchers.$inferSelect;
