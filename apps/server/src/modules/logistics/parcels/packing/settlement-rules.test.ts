import type { QuoteLine } from '@sgb/contract/pricing.ts';
import { describe, expect, test } from 'vitest';
import { cashByTill, giftsIn } from '../tills.ts';
import { givenBack, settlementOf } from './settlement-rules.ts';

const terms = { absorbBasisPoints: 500, debitBasisPoints: 1_500 };

describe('what was agreed to against what it costs', () => {
  test.each([
    // agreed, actual, gifts, opted in, balance: settlement, captured, back, debited, due
    [10_000, 10_000, 0, true, 0, 'same', 10_000, 0, 0, 0],
    [10_000, 9_999, 0, false, 0, 'refunded', 9_999, 1, 0, 0],
    [10_000, 4_000, 0, true, 0, 'refunded', 4_000, 6_000, 0, 0],
    [10_000, 0, 0, true, 0, 'refunded', 0, 10_000, 0, 0],
    [10_000, 10_001, 0, false, 0, 'absorbed', 10_000, 0, 0, 0],
    [10_000, 10_500, 0, true, 9_999, 'absorbed', 10_000, 0, 0, 0],
    [10_000, 10_501, 0, true, 501, 'debited', 10_000, 0, 501, 0],
    [10_000, 10_501, 0, true, 500, 'waiting', 0, 0, 0, 501],
    [10_000, 10_501, 0, false, 9_999, 'waiting', 0, 0, 0, 501],
    [10_000, 11_500, 0, true, 1_500, 'debited', 10_000, 0, 1_500, 0],
    [10_000, 11_501, 0, true, 99_999, 'waiting', 0, 0, 0, 1_501],
    // A share is one of the whole price, not of what coupon and coins left of it.
    [8_000, 8_500, 2_000, false, 0, 'absorbed', 8_000, 0, 0, 0],
    [8_000, 8_501, 2_000, true, 501, 'debited', 8_000, 0, 501, 0],
    [0, 100, 2_000, false, 0, 'absorbed', 0, 0, 0, 0],
    [0, 101, 2_000, false, 0, 'waiting', 0, 0, 0, 101],
    [0, 1, 0, true, 1, 'waiting', 0, 0, 0, 1],
  ] as const)(
    'agreed %i, costs %i, gifts %i, opted in %s with %i',
    (agreedCents, actualCents, giftCents, autoDebit, balanceCents, settlement, captureCents, backCents, debitCents, dueCents) => {
      const settled = settlementOf({ agreedCents, actualCents, giftCents, autoDebit, balanceCents }, terms);
      expect(settled).toMatchObject({ settlement, captureCents, backCents, debitCents, dueCents });
      // Not a cent is made or lost.
      if (settlement !== 'waiting') expect(settled.captureCents + settled.backCents).toBe(agreedCents);
    },
  );
});

describe('what comes back of a parcel that is given up', () => {
  test.each([
    [false, 20_000, 1_500, 5_000, 20_000, 0, 0],
    [true, 20_000, 1_500, 5_000, 13_500, 1_500, 5_000],
    [true, 20_000, 0, 2_000, 18_000, 0, 2_000],
    [true, 20_000, 0, 0, 20_000, 0, 0],
    [true, 6_000, 1_500, 5_000, 0, 1_500, 4_500],
    [true, 1_000, 1_500, 5_000, 0, 1_000, 0],
    [true, 0, 0, 5_000, 0, 0, 0],
  ] as const)(
    'packed %s, %i paid, services %i, fee %i',
    (packed, moneyCents, servicesCents, feeCents, backCents, keptServicesCents, keptFeeCents) => {
      const back = givenBack({ packed, moneyCents, servicesCents, feeCents });
      expect(back).toEqual({ backCents, keptServicesCents, keptFeeCents });
      expect(back.backCents + back.keptServicesCents + back.keptFeeCents).toBe(moneyCents);
    },
  );
});

test('every line is paid into the till that it is for, and what comes off comes off the freight', () => {
  const lines: QuoteLine[] = [
    { kind: 'packing', cents: 800, parcels: 1, eachCents: 800 },
    { kind: 'oversize', cents: 15_000, parcels: 1, eachCents: 15_000, longestMm: 1300, limitMm: 1200 },
    { kind: 'service', cents: 2_500, code: 'priority', name: 'Priority', per: 'parcel', count: 1, eachCents: 2_500 },
    { kind: 'forwarding', cents: 1_000, parcels: 1, eachCents: 1_000 },
    { kind: 'storage', cents: 300, orders: [{ orderId: 1, cents: 300 }] },
    { kind: 'freightCoupon', cents: -2_000, couponId: 7, name: 'R20', ofCents: 9_000, insteadOfCents: 0 },
    { kind: 'coins', cents: -500, coins: 500, ofCents: 7_000 },
  ];
  expect(cashByTill(lines)).toEqual([
    { to: 'sales.freight', amount: 13_300 },
    { to: 'sales.services', amount: 3_500 },
    { to: 'sales.storage', amount: 300 },
  ]);
  expect(giftsIn(lines)).toMatchObject({ couponId: 7, couponCents: 2_000, scoin: 500, scoinCents: 500, tierCents: 0 });
});

test('what the shop bears of a group shipment comes off the freight first, and off the rest where that is not enough', () => {
  const lines: QuoteLine[] = [
    { kind: 'roundPacking', cents: 300, ofCents: 800 },
    { kind: 'service', cents: 2_500, code: 'priority', name: 'Priority', per: 'parcel', count: 1, eachCents: 2_500 },
    { kind: 'storage', cents: 4_000, orders: [{ orderId: 1, cents: 4_000 }] },
    { kind: 'roundBorne', cents: -3_000, mostCents: 3_800, ofCents: 6_800 },
  ];
  expect(cashByTill(lines)).toEqual([{ to: 'sales.storage', amount: 3_800 }]);
  expect(giftsIn(lines)).toMatchObject({ borneCents: 3_000, couponId: null });
});
