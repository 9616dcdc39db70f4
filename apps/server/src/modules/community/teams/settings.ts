import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const count = z.int().min(1).max(1_000);

/** Buying together; how long a team has is a setting of the orders, whose promises count from its end. */
export const teamTerms = defineSetting(
  'teams.terms',
  z.object({
    /** So many times the pieces that it needs may join a team. */
    mostTimes: z.int().min(1).max(20),
    /** Initials that a team shows, and teams that are told to those of one that was missed. */
    faces: count,
    similar: count,
  }),
  { mostTimes: 3, faces: 5, similar: 4 },
);
