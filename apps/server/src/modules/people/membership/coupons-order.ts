import { z } from 'zod';

/** Gives the coupons that are due: those of one term at once, those of all terms every day. */
export const couponsOrder = {
  name: 'membership.coupons',
  payload: z.object({ termId: z.int().optional() }),
};

/** What the reasons of a term's coupons begin with. */
export const couponReason = (termId: number): string => `member:${termId}:`;
