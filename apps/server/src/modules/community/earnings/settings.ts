import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const basisPoints = z.int().min(0).max(10_000);
const cents = z.int().nonnegative();

/** What ambassadors and influencers earn: rules document, section 16. */
export const earningTerms = defineSetting(
  'earnings.terms',
  z.object({
    /** Of the goods that an ambassador's members signed for in a calendar month; the lowest first. */
    tiers: z.array(z.object({ fromCents: cents, basisPoints })).min(1),
    ownBasisPoints: basisPoints,
    handOverCents: cents,
    /** Of what those cost whom an influencer invited, for so many months of their registration. */
    influencer: z.object({ feeBasisPoints: basisPoints, freightBasisPoints: basisPoints, months: z.int().positive() }),
    /** Cooling-off: from signing until it lies in the purse. */
    pendingDays: z.int().nonnegative(),
  }),
  {
    tiers: [
      { fromCents: 0, basisPoints: 300 },
      { fromCents: 1_000_000, basisPoints: 400 },
      // "To R50,000": only above it the next one begins.
      { fromCents: 5_000_001, basisPoints: 500 },
    ],
    ownBasisPoints: 200,
    handOverCents: 800,
    influencer: { feeBasisPoints: 500, freightBasisPoints: 200, months: 12 },
    pendingDays: 7,
  },
);
