import { giftCodeSigns, giftVoucherStates, plainGiftCode, shownGiftCode } from '@sgb/contract/gift-voucher-rules.ts';
import { redeemGiftVoucher } from '@sgb/contract/gift-vouchers.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOf, digestOf, endOf, isOpen, mayTakeBack, newGiftCode, problemWith } from './rules.ts';
import { giftVouchersTerms } from './settings.ts';

const terms = giftVouchersTerms.first;
const at = (text: string) => new Date(text);

describe('a code', () => {
  test('has 16 signs, none of which is read for another, and no two are the same', () => {
    const codes = Array.from({ length: 2_000 }, newGiftCode);
    for (const code of codes) expect(code).toMatch(new RegExp(`^[${giftCodeSigns}]{16}$`));
    expect(new Set(codes).size).toBe(codes.length);
    expect(giftCodeSigns).not.toMatch(/[OILU]/);
  });

  test('is the same however it is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'abcdefgh'), (letter) => {
        const code = newGiftCode();
        const typed = ` ${shownGiftCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} ${letter && ''}`;
        expect(plainGiftCode(typed)).toBe(code);
        expect(redeemGiftVoucher.input.parse({ code: typed })).toEqual({ code });
        expect(digestOf(plainGiftCode(typed))).toEqual(digestOf(code));
      }),
    );
  });

  test.each(['', 'ABCD', 'U234-5678-9ABC-DEFG', '1234-5678-9ABC-DEFG-H'])('%j is none', (code) => {
    expect(redeemGiftVoucher.input.safeParse({ code }).success).toBe(false);
  });
});

test.each([
  ['2026-11-18T06:00:00Z', '2029-11-18T22:00:00.000Z'],
  // In Johannesburg it is the next day already.
  ['2026-11-18T22:30:00Z', '2029-11-19T22:00:00.000Z'],
  ['2028-02-29T10:00:00Z', '2031-02-28T22:00:00.000Z'],
])('bought at %s it lasts until %s', (bought, until) => {
  expect(endOf(at(bought), terms).toISOString()).toBe(until);
});

test.each([
  [4_999, 0, 'A voucher is worth between R\u00a050.00 and R\u00a05,000.00.'],
  [500_001, 0, 'A voucher is worth between R\u00a050.00 and R\u00a05,000.00.'],
  [5_000, 0, ''],
  [500_000, 500_000, ''],
  [500_000, 500_001, 'You can buy vouchers for R\u00a04,999.99 more today.'],
])('%i cents after %i of the same day: %j', (amount, bought, words) => {
  expect(problemWith(amount, bought, terms)).toBe(words);
});

test('a new account waits some days', () => {
  expect(blockOf(at('2026-11-16T08:00:00Z'), at('2026-11-18T08:00:00Z'), terms)).toContain('3 days');
  expect(blockOf(at('2026-11-15T08:00:00Z'), at('2026-11-18T08:00:00Z'), terms)).toBe('');
});

test('it can be taken back for 14 days, and redeemed until its end', () => {
  const voucher = {
    state: giftVoucherStates.open,
    boughtAt: at('2026-11-01T08:00:00Z'),
    expiresAt: at('2029-11-01T22:00:00Z'),
  };
  expect(mayTakeBack(voucher, at('2026-11-15T07:59:59Z'), terms)).toBe(true);
  expect(mayTakeBack(voucher, at('2026-11-15T08:00:00Z'), terms)).toBe(false);
  expect(isOpen(voucher, at('2029-11-01T21:59:59Z'))).toBe(true);
  expect(isOpen(voucher, at('2029-11-01T22:00:00Z'))).toBe(false);
  expect(isOpen({ ...voucher, state: giftVoucherStates.redeemed }, at('2026-11-02T00:00:00Z'))).toBe(false);
});
