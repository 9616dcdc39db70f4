import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const splitTerms = defineSetting(
  'split.terms',
  z.object({
    /** From the wish to two orders on their shelves. */
    hours: z.int().positive(),
    /** How often what was paid for as one order can be split. */
    most: z.int().positive().max(50),
  }),
  { hours: 24, most: 5 },
);
