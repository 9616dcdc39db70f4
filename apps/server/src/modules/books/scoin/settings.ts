import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const basisPoints = z.int().min(0).max(10_000);

/** S Coin: what they are given for, what they are worth, how they are spent and when they end. */
export const scoinTerms = defineSetting(
  'scoin.terms',
  z.object({
    /** For goods that were signed for. */
    perRand: z.int().min(0),
    signUp: z.int().min(0),
    checkIn: z.int().min(1),
    referral: z.int().min(0),
    answer: z.int().min(0),
    coinsForOneRand: z.int().min(1),
    /** Of service fee and freight. */
    spend: z.object({ shareBasisPoints: basisPoints, least: z.int().min(1), step: z.int().min(1) }),
    lifeMonths: z.int().min(1).max(120),
    noticeDays: z.int().min(1).max(90),
    /** How long coins are good that come back after their end. */
    returnDays: z.int().min(1).max(90),
  }),
  {
    perRand: 1,
    signUp: 200,
    checkIn: 2,
    referral: 500,
    answer: 20,
    coinsForOneRand: 100,
    spend: { shareBasisPoints: 3_000, least: 100, step: 100 },
    lifeMonths: 12,
    noticeDays: 30,
    returnDays: 7,
  },
);

/** Which coupons S Coin are exchanged for; the names are those of coupon templates. */
export const scoinExchange = defineSetting(
  'scoin.exchange',
  z.array(z.object({ coins: z.int().positive(), template: z.string().min(1) })),
  [
    { coins: 1_000, template: 'scoin.10' },
    { coins: 2_500, template: 'scoin.27' },
    { coins: 5_000, template: 'scoin.60' },
  ],
);

/** S Coin for a survey and for one with pictures, and when they are credited: two working days are promised. */
export const surveysReward = defineSetting(
  'surveys.reward',
  z.object({
    plain: z.int().nonnegative(),
    withPictures: z.int().nonnegative(),
    afterHours: z.int().min(0).max(48),
  }),
  { plain: 50, withPictures: 100, afterHours: 24 },
);
