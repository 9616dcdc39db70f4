import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Bulk orders of stock-up sellers. */
export const batchTerms = defineSetting(
  'stock.batches',
  z.object({
    /** The least that the goods of a batch cost. */
    minimumCents: z.int().positive(),
    mostLines: z.int().positive().max(50),
  }),
  { minimumCents: 200_000, mostLines: 50 },
);
