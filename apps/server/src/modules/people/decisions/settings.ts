import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const decisionsTerms = defineSetting(
  'decisions.terms',
  z.object({
    /** What one of staff may pay, credit or give back alone; above it a second person has to agree. */
    aloneCents: z.int().nonnegative(),
  }),
  { aloneCents: 200_000 },
);
