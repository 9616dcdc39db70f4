import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** How many days before its end a shopper is told of a coupon, and how many one gets that comes back after it. */
export const couponsTerms = defineSetting(
  'coupons.terms',
  z.object({ remindDays: z.int().min(1).max(30), returnDays: z.int().min(0).max(90) }),
  { remindDays: 3, returnDays: 7 },
);
