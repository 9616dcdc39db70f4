import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const contactTerms = defineSetting(
  'contact.terms',
  z.object({
    /** Members who were away for longer do not count, and ambassadors who were lose theirs. */
    activeDays: z.int().min(1).max(3650),
    /** Working hours for the decision about a company. */
    approvalHours: z.int().positive(),
  }),
  { activeDays: 60, approvalHours: 9 },
);

/** What a first binding to an ambassador needs in the balance, and for how long a change asks twice. */
export const groupbuyBinding = defineSetting(
  'groupbuy.binding',
  z.object({ minimumCents: z.int().nonnegative(), settledDays: z.int().nonnegative() }),
  { minimumCents: 10_000, settledDays: 90 },
);
