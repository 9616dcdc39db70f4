import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** How much one person may write, and what staff look at first. */
export const questionTerms = defineSetting(
  'questions.terms',
  z.object({
    questionsADay: z.int().positive(),
    answersADay: z.int().positive(),
    editMinutes: z.int().positive(),
    /** Links of accounts that are younger wait for staff. */
    linkDays: z.int().nonnegative(),
    /** Working hours until an ambassador's first answer to a member. */
    leaderHours: z.int().positive(),
  }),
  { questionsADay: 5, answersADay: 30, editMinutes: 15, linkDays: 7, leaderHours: 4 },
);
