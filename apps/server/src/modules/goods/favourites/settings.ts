import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const favouritesTerms = defineSetting(
  'favourites.terms',
  z.object({
    limit: z.int().positive(),
    /** How long a removal can be undone. */ undoMinutes: z.int().positive(),
  }),
  { limit: 500, undoMinutes: 60 },
);
