import { createHash, randomBytes } from 'node:crypto';
import { giftCodeLength, giftCodeSigns, giftVoucherStates } from '@sgb/contract/gift-voucher-rules.ts';
import { addDays, plusMonths, shopDay, shopMoment } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { giftVouchersTerms } from './settings.ts';
import type { GiftVoucherRow } from './tables.ts';

export type GiftVoucherTerms = SettingValue<typeof giftVouchersTerms>;

/** 256 is a multiple of 32: every sign is as likely as any other. */
export const newGiftCode = (): string =>
  Array.from(randomBytes(giftCodeLength), (byte) => giftCodeSigns[byte % giftCodeSigns.length]).join('');

export const digestOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** The end of the same day, some years later. */
export const endOf = (boughtAt: Date, { years }: GiftVoucherTerms): Date =>
  shopMoment(plusMonths(shopDay(boughtAt), 12 * years), 24);

/** Why somebody may buy none now, in words. */
export function blockOf(openedAt: Date, now: Date, { accountDays }: GiftVoucherTerms): string {
  return addDays(openedAt, accountDays) > now
    ? `Accounts can buy vouchers from ${accountDays} days after they were opened.`
    : '';
}

export const leftToday = (boughtCents: number, { dayCents }: GiftVoucherTerms): number =>
  Math.max(0, dayCents - boughtCents);

/** Why a voucher of this worth cannot be bought, in words; empty when it can. */
export function problemWith(amountCents: number, boughtCents: number, terms: GiftVoucherTerms): string {
  const { minCents, maxCents } = terms;
  if (amountCents < minCents || amountCents > maxCents) {
    return `A voucher is worth between ${formatRand(minCents)} and ${formatRand(maxCents)}.`;
  }
  const left = leftToday(boughtCents, terms);
  return amountCents > left ? `You can buy vouchers for ${formatRand(left)} more today.` : '';
}

type Ageing = Pick<GiftVoucherRow, 'state' | 'boughtAt' | 'expiresAt'>;

export const isOpen = ({ state, expiresAt }: Ageing, now: Date): boolean =>
  state === giftVoucherStates.open && expiresAt > now;

export const mayTakeBack = (voucher: Ageing, now: Date, { takeBackDays }: GiftVoucherTerms): boolean =>
  isOpen(voucher, now) && addDays(voucher.boughtAt, takeBackDays) > now;

export const numberOf = (id: number) => `GV${String(id).padStart(8, '0')}`;
