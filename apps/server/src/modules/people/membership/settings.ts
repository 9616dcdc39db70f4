import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const basisPoints = z.int().min(0).max(10_000);
const cents = z.int().nonnegative();

const perks = {
  freightBasisPoints: basisPoints,
  /** How long goods lie in our warehouse for nothing. */
  storageDays: z.int().positive(),
  /** S Coin for each 100 that others earn. */
  scoinPercent: z.int().min(100).max(1000),
  /** Extra photos a month for nothing. */
  photos: z.int().nonnegative(),
  /** Working hours within which the first answer comes. */
  answerHours: z.int().positive(),
};

const tier = z.object({
  /** For one, six and twelve months. */
  prices: z.object({ 1: cents.positive(), 6: cents.positive(), 12: cents.positive() }),
  basisPoints,
  aboveBasisPoints: basisPoints,
  ...perks,
  /** So many of this coupon at the beginning of each month of the membership. */
  coupons: z.object({ count: z.int().min(0).max(10), template: z.string().min(1) }),
});

export const feesService = defineSetting(
  'fees.service',
  z.object({ basisPoints, upToCents: cents, aboveBasisPoints: basisPoints, minimumCents: cents }),
  { basisPoints: 1000, upToCents: 300_000, aboveBasisPoints: 500, minimumCents: 500 },
);

/** What each tier costs and gives, by its number: Platinum, Golden, Silver. */
export const membershipTiers = defineSetting('membership.tiers', z.object({ 1: tier, 2: tier, 3: tier }), {
  1: {
    prices: { 1: 19_900, 6: 99_900, 12: 179_900 },
    basisPoints: 600,
    aboveBasisPoints: 300,
    freightBasisPoints: 700,
    storageDays: 120,
    scoinPercent: 200,
    photos: 40,
    answerHours: 1,
    coupons: { count: 3, template: 'member.platinum' },
  },
  2: {
    prices: { 1: 9_900, 6: 49_900, 12: 89_900 },
    basisPoints: 800,
    aboveBasisPoints: 400,
    freightBasisPoints: 400,
    storageDays: 90,
    scoinPercent: 150,
    photos: 15,
    answerHours: 2,
    coupons: { count: 2, template: 'member.golden' },
  },
  3: {
    prices: { 1: 4_900, 6: 24_900, 12: 44_900 },
    basisPoints: 900,
    aboveBasisPoints: 450,
    freightBasisPoints: 200,
    storageDays: 75,
    scoinPercent: 120,
    photos: 5,
    answerHours: 4,
    coupons: { count: 1, template: 'member.silver' },
  },
});

/** What everybody has; the service fee without a membership is a setting of its own. */
export const membershipNone = defineSetting('membership.none', z.object(perks), {
  freightBasisPoints: 0,
  storageDays: 60,
  scoinPercent: 100,
  photos: 0,
  answerHours: 8,
});

export const membershipTerms = defineSetting(
  'membership.terms',
  z.object({
    /** How long a payment can be taken back. */
    cancelDays: z.int().min(0).max(60),
    /** Nobody buys further ahead than this. */
    mostMonths: z.int().min(12).max(120),
    /** The pop-up and the message that it ends, so many days before; on its end they come, too. */
    remindDays: z.array(z.int().min(1).max(60)).min(1),
    /** Given to whoever signs for goods of so much within so many days; `valueCents` is what an upgrade counts it as. */
    free: z.object({
      goodsCents: cents.positive(),
      days: z.int().positive(),
      tier: z.literal([1, 2, 3]),
      months: z.int().min(1).max(12),
      valueCents: cents.positive(),
    }),
  }),
  {
    cancelDays: 7,
    mostMonths: 36,
    remindDays: [7, 3, 1],
    free: { goodsCents: 2_000_000, days: 90, tier: 2, months: 3, valueCents: 24_950 },
  },
);
