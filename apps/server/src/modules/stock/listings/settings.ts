import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Selling pieces of one's shelf in the shop. */
export const sellingTerms = defineSetting(
  'stock.selling',
  z.object({
    /** Our part of the price. */
    feeBasisPoints: z.int().min(0).max(9_000),
    /** So long after the buyer signed, the money is the seller's. */
    pendingDays: z.int().nonnegative().max(365),
    /** A piece costs so many times its landed cost at most. */
    mostTimesCost: z.int().positive(),
  }),
  { feeBasisPoints: 800, pendingDays: 7, mostTimesCost: 100 },
);
