import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Community section 7. */
export const promotionTerms = defineSetting(
  'promotion.terms',
  z.object({
    /** How long somebody who takes a task has for it, and once more after a refusal. */
    days: z.int().positive(),
    retryDays: z.int().positive(),
    /** Two working days. */
    reviewHours: z.int().positive(),
    /** How long after the registration somebody is new, for codes of influencers. */
    newDays: z.int().positive(),
  }),
  { days: 7, retryDays: 3, reviewHours: 18, newDays: 30 },
);
