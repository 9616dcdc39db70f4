import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Who may lead a group-buy, and for how long somebody may be away. */
export const ambassadorTerms = defineSetting(
  'groupbuy.ambassadors',
  z.object({
    /** Working hours for the decision about an application. */
    decisionHours: z.int().positive(),
    probationDays: z.int().nonnegative(),
    /** After a refusal. */
    applyAgainDays: z.int().nonnegative(),
    /** Without a round, a hand-over or an answer in the chat: told, and members given to others. */
    warnDays: z.int().positive(),
    inactiveDays: z.int().positive(),
    /** A score is shown from so many votes of so many days. */
    scoreVotes: z.int().positive(),
    scoreDays: z.int().positive(),
    /** How long nobody is asked again where they live. */
    popupDays: z.int().positive(),
  }),
  {
    decisionHours: 27,
    probationDays: 30,
    applyAgainDays: 30,
    warnDays: 45,
    inactiveDays: 60,
    scoreVotes: 3,
    scoreDays: 365,
    popupDays: 30,
  },
);
