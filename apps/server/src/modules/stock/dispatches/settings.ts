import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Sending from a seller's shelf; what couriers ask is the table of deliveries inside South Africa. */
export const dispatchTerms = defineSetting(
  'dispatches.terms',
  z.object({
    /** Picking and packing one parcel. */
    pickCents: z.int().nonnegative(),
    /** How long something waits for money, a count or an address. */
    waitHours: z.int().positive(),
    /** So many days after it left, what nobody heard of again counts as delivered. */
    deliveredDays: z.int().positive(),
  }),
  { pickCents: 1_200, waitHours: 72, deliveredDays: 10 },
);
