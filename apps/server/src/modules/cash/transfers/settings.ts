import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().nonnegative();

/** Money from shopper to shopper. */
export const transfersTerms = defineSetting(
  'transfers.terms',
  z.object({
    minCents: cents.positive(),
    maxCents: cents.positive(),
    dayCents: cents.positive(),
    dayCount: z.int().positive(),
    /** Above it a code is needed beside the password. */
    codeAboveCents: cents,
    /** How old an account must be. */
    accountDays: z.int().nonnegative(),
  }),
  {
    minCents: 1_000,
    maxCents: 500_000,
    dayCents: 1_000_000,
    dayCount: 10,
    codeAboveCents: 50_000,
    accountDays: 3,
  },
);
