import type { CaseType, OutcomeKind } from '@sgb/contract/workorder-states.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type About, choicesFor, moneyOf, type Travel, totalOf } from './outcome-rules.ts';
import { workordersOutcomes } from './settings.ts';

const terms = workordersOutcomes.first;
const now = new Date('2026-11-15T08:00:00Z');
const order = {
  quantity: 3,
  market: 0,
  type: 0,
  goodsCents: 30_000,
  chinaFreightCents: 2_000,
  serviceFeeCents: 3_000,
  servicesCents: 500,
  deliveryCents: 0,
  couponCents: 0,
  scoinCents: 0,
} as const;
const travel: Travel = {
  air: true,
  sentAt: new Date('2026-10-10T08:00:00Z'),
  shareCents: 9_000,
  leftCents: 9_000,
  claimCents: 15_000,
};
const about = (type: CaseType, more: Partial<About> = {}): About => ({
  type,
  order,
  pieces: 3,
  travel: null,
  claimedCents: 0,
  now,
  ...more,
});
const wish = (kind: OutcomeKind, more = {}) => ({ kind, basisPoints: 10_000, ...more });

describe('the table of outcomes', () => {
  test.each<[string, About, ReturnType<typeof wish>, number | string]>([
    ['missing: all goods and the freight in China', about(1), wish('refund'), 32_000],
    ['missing: one piece of three', about(1, { pieces: 1 }), wish('refund'), 10_667],
    ['missing: with its share of international freight', about(1, { travel }), wish('refund'), 41_000],
    ['missing: one of three with its share', about(1, { travel, pieces: 1 }), wish('refund'), 13_667],
    [
      'missing: never a part of it',
      about(1),
      wish('refund', { basisPoints: 5_000 }),
      'between 100\u00a0% and 100\u00a0%',
    ],
    ['wrong: sent again, freight back', about(2, { travel }), wish('resend'), 9_000],
    ['damaged: the least of the table', about(3), wish('refund', { basisPoints: 1_000 }), 3_000],
    ['damaged: below the table', about(3), wish('refund', { basisPoints: 999 }), 'between 10\u00a0% and 100\u00a0%'],
    ['damaged: beyond repair, freight stays', about(3, { travel }), wish('refund'), 30_000],
    ['quality: from 30\u00a0%', about(4), wish('refund', { basisPoints: 3_000 }), 9_000],
    ['quality: not less', about(4), wish('refund', { basisPoints: 2_900 }), 'between 30\u00a0% and 100\u00a0%'],
    ['late air after 30 days: a coupon', about(6, { travel }), wish('coupon'), 0],
    ['late sea: none', about(6, { travel: { ...travel, air: false } }), wish('coupon'), 'after 30 days'],
    [
      'air within 30 days: none',
      about(6, { travel: { ...travel, sentAt: new Date('2026-10-20T08:00:00Z') } }),
      wish('coupon'),
      'after 30 days',
    ],
    ['weight: the difference and R\u00a010', about(7, { travel }), wish('freight', { freightCents: 2_500 }), 3_500],
    [
      'weight: not more than the freight',
      about(7, { travel }),
      wish('freight', { freightCents: 9_001 }),
      'More than its freight',
    ],
    ['weight: without an amount', about(7, { travel }), wish('freight'), 'how much'],
    ['lost: as it was insured', about(5, { travel }), wish('claim'), 15_000],
    ['lost without a parcel: all back', about(5), wish('refund'), 32_000],
    ['what was paid by the claim is not paid again', about(3, { travel, claimedCents: 25_000 }), wish('refund'), 5_000],
    ['address: words only', about(9), wish('refund'), 'cannot end like that'],
    ['more pieces than there are', about(1), wish('refund', { pieces: 4 }), 'has 3 pieces'],
  ])('%s', (_name, subject, wanted, expected) => {
    const money = moneyOf(subject, wanted, terms);
    if (typeof expected === 'string') expect(money).toContain(expected);
    else expect(typeof money === 'string' ? money : totalOf(money)).toBe(expected);
  });

  test('what a coupon paid is not paid out, and what went back before is not given again', () => {
    const paid = { ...order, couponCents: 6_000, returned: { goods: 20_000 } };
    expect(moneyOf(about(1, { order: paid }), wish('refund'), terms)).toMatchObject({
      cash: { goods: 4_000, chinaFreight: 2_000, serviceFee: 0, services: 0 },
    });
    const all = { ...order, returned: { goods: 30_000, chinaFreight: 2_000 } };
    expect(moneyOf(about(1, { order: all }), wish('refund'), terms)).toContain('gone back already');
  });

  test('goods from our own shelves and single pieces are not bought again', () => {
    expect(choicesFor(1, { ...order, market: 1 }, null)).toEqual(['refund', 'none']);
    expect(choicesFor(2, { ...order, type: 15 }, null)).toEqual(['refund', 'none']);
    expect(choicesFor(2, order, null)).toEqual(['refund', 'resend', 'none']);
    expect(choicesFor(7, order, null)).toEqual(['none']);
  });
});

test('piece by piece never more than the whole, and never more than was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 10 }),
      (quantity, goodsCents, freight, times) => {
        let returned = { goods: 0, chinaFreight: 0 };
        for (let nth = 0; nth < times; nth++) {
          const subject = { ...order, quantity, goodsCents, chinaFreightCents: freight, returned };
          const money = moneyOf(about(1, { order: subject, pieces: 1 + (nth % quantity) }), wish('refund'), terms);
          if (typeof money === 'string') break;
          returned = {
            goods: returned.goods + money.cash.goods,
            chinaFreight: returned.chinaFreight + money.cash.chinaFreight,
          };
        }
        expect(returned.goods).toBeLessThanOrEqual(goodsCents);
        expect(returned.chinaFreight).toBeLessThanOrEqual(freight);
      },
    ),
  );
});
