import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const privacyTerms = defineSetting(
  'privacy.terms',
  z.object({
    /** How long one may change one's mind. */
    graceDays: z.int().min(1).max(90),
    /** How long after that we wait for what is unfinished; then the account stays. */
    patienceDays: z.int().min(1).max(365),
  }),
  { graceDays: 14, patienceDays: 60 },
);
