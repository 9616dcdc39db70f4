import type { RefundReason } from '@sgb/contract/order-refunds.ts';
import { orderStatusIds } from '@sgb/contract/order-states.ts';
import { addHours } from '@sgb/contract/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashOf, parts, sumOf } from '../rules.ts';
import { ordersTerms, refundsTerms } from '../settings.ts';
import { type About, ladderOf, type Refundable, wishOf } from './rules.ts';

const rules = {
  orders: ordersTerms.first,
  refunds: refundsTerms.first,
};
const paidAt = new Date('2026-11-02T08:00:00Z');
const hours = (count: number) => addHours(paidAt, count);

/** R 500 goods, R 30 freight, R 50 fee, R 8 services; a coupon took R 40 off, coins R 12. Paid: R 536. */
const order: Refundable = {
  type: 0,
  market: 0,
  status: 20,
  statusAt: paidAt,
  paidAt,
  boughtAt: paidAt,
  collectedAt: paidAt,
  signedAt: null,
  goodsCents: 50_000,
  chinaFreightCents: 3_000,
  serviceFeeCents: 5_000,
  servicesCents: 800,
  deliveryCents: 0,
  couponCents: 4_000,
  scoinCents: 1_200,
};
const paidCents = 53_600;
const plain: Refundable = { ...order, couponCents: 0, scoinCents: 0 };

const mind = 1;
const fault = 2;
const about = (now: Date, reason: RefundReason, more: Partial<About> = {}): About => ({
  now,
  reason,
  returnFreightCents: 2_600,
  waivedThisMonth: 1,
  ...more,
});

const seen = (ladder: ReturnType<typeof ladderOf>) => [
  ladder.decider,
  ladder.backCents,
  ladder.coupon ? 'coupon' : '-',
  ladder.coins ? 'coins' : '-',
];

describe('what comes back, to the cent', () => {
  test.each([
    ['10', 10, 1, mind, 'shopper', 0, '-', '-'],
    ['20 at once', 20, 1, mind, 'shopper', paidCents, 'coupon', 'coins'],
    ['20 after a week', 20, 168, mind, 'shopper', paidCents, 'coupon', 'coins'],
    ['30 within 24 h', 30, 23, mind, 'seller', paidCents, '-', 'coins'],
    ['30 after 24 h: R\u00a020 of the fee stays', 30, 25, mind, 'seller', paidCents - 2_000, '-', 'coins'],
    ['32 after 24 h, for a fault', 32, 25, fault, 'seller', paidCents, 'coupon', 'coins'],
    ['32 on day 10', 32, 240, mind, 'shopper', paidCents, 'coupon', 'coins'],
    ['35: goods 46 000 and services, less the way back', 35, 90, mind, 'seller', 46_000 + 800 - 2_600, '-', '-'],
    ['37 for a fault: the fee, too', 37, 90, fault, 'seller', 46_000 + 800 + 3_800 - 2_600, 'coupon', 'coins'],
    ['40 within 5 days: goods - way back - R\u00a010', 40, 119, mind, 'seller', 46_000 - 2_600 - 1_000, '-', '-'],
    ['40 within 5 days, for a fault', 40, 119, fault, 'seller', paidCents, 'coupon', 'coins'],
    ['40 after 5 days', 40, 121, mind, 'none', 0, '-', '-'],
    ['50', 50, 121, mind, 'none', 0, '-', '-'],
    ['60', 60, 121, mind, 'none', 0, '-', '-'],
    ['31', 31, 1, mind, 'none', 0, '-', '-'],
    ['90', 90, 1, mind, 'none', 0, '-', '-'],
  ] as const)('%s', (_, status, after, reason, ...expected) => {
    const ladder = ladderOf({ ...order, status }, about(hours(after), reason), rules);
    // An order that waits for its payment has its coupon and coins only set aside: they are free again.
    if (status === 10) expect(ladder).toMatchObject({ decider: 'shopper', backCents: 0, coupon: true, coins: true });
    else expect(seen(ladder)).toEqual(expected);
  });

  test('the handling of a return is free once a month', () => {
    const ladder = ladderOf({ ...plain, status: 40 }, about(hours(1), mind, { waivedThisMonth: 0 }), rules);
    expect(ladder.backCents).toBe(50_000 - 2_600);
    expect(ladder.deductions).toEqual([
      { kind: 'chinaFreight', cents: 3_000, waived: false },
      { kind: 'serviceFee', cents: 5_000, waived: false },
      { kind: 'services', cents: 800, waived: false },
      { kind: 'returnFreight', cents: 2_600, waived: false },
      { kind: 'handling', cents: 0, waived: true },
    ]);
  });

  test('a way back that costs more than the goods leaves nothing, and never less', () => {
    const small = { ...plain, status: 40, goodsCents: 2_000 } as const;
    const ladder = ladderOf(small, about(hours(1), mind, { returnFreightCents: 2_600 }), rules);
    expect(ladder.backCents).toBe(0);
  });

  test.each([
    [{ market: 1, status: 112 }, mind, 'none', 0],
    [{ market: 1, status: 113 }, mind, 'none', 0],
    [{ market: 1, status: 114, signedAt: paidAt, deliveryCents: 6_000 }, mind, 'seller', 50_000],
    [{ market: 1, status: 114, signedAt: paidAt, deliveryCents: 6_000 }, fault, 'seller', 56_000],
    [{ market: 1, status: 114, signedAt: new Date('2026-10-01') }, mind, 'none', 0],
    [{ type: 15, status: 40 }, mind, 'none', 0],
    [{ type: 5, status: 20 }, mind, 'none', 0],
  ] as const)('%o, reason %i', (kind, reason, decider, backCents) => {
    const stock = { ...plain, chinaFreightCents: 0, serviceFeeCents: 0, servicesCents: 0, ...kind };
    const ladder = ladderOf(stock, about(hours(100), reason, { returnFreightCents: 0 }), rules);
    expect(ladder).toMatchObject({ decider, backCents });
  });

  test('an exchange brings no money, and a refund without a return at most the goods', () => {
    const ladder = ladderOf({ ...order, status: 40 }, about(hours(1), fault), rules);
    expect(ladder.types).toEqual([2, 3, 4]);
    expect(wishOf(ladder, 3)).toMatchObject({ backCents: 0, coins: false });
    expect(wishOf(ladder, 4)).toMatchObject({ backCents: 46_000, coupon: false });
    expect(wishOf(ladder, 2)).toMatchObject({ backCents: paidCents, coupon: true });
  });
});

test('what comes back and what stays are together what was paid', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  const arbitrary = fc.record({
    status: fc.constantFrom(...orderStatusIds.filter((status) => status < 100)),
    goodsCents: cents,
    chinaFreightCents: cents,
    serviceFeeCents: cents,
    servicesCents: cents,
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    coins: fc.double({ min: 0, max: 1, noNaN: true }),
    after: fc.integer({ min: 0, max: 400 }),
    reason: fc.constantFrom(mind, fault),
    returnFreightCents: fc.integer({ min: 0, max: 20_000 }),
    waivedThisMonth: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ coupon, coins, after, reason, returnFreightCents, waivedThisMonth, ...some }) => {
      const priced = {
        ...order,
        ...some,
        couponCents: Math.floor(some.goodsCents * coupon),
        scoinCents: Math.floor((some.serviceFeeCents + some.chinaFreightCents) * coins),
      };
      const terms = about(hours(after), reason, { returnFreightCents, waivedThisMonth });
      const ladder = ladderOf(priced, terms, rules);
      const paid = cashOf(priced);
      for (const part of parts) {
        expect(ladder.cash[part]).toBeGreaterThanOrEqual(0);
        expect(ladder.cash[part]).toBeLessThanOrEqual(paid[part]);
      }
      if (ladder.decider === 'none' || ladder.row === 'unpaid') return;
      const kept = ladder.deductions.reduce((sum, deduction) => sum + deduction.cents, 0);
      expect(ladder.backCents + kept).toBe(sumOf(paid));
    }),
  );
});
