import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** How special flights are charged, and how soon we answer who asks for one. */
export const flightTerms = defineSetting(
  'flights.terms',
  z.object({
    /** The least that is charged for. */
    leastKg: z.int().positive(),
    /** Cubic centimetres that count as a kilogram. */
    volumetricDivisor: z.int().positive(),
    /** Working hours to the first answer. */
    answerHours: z.int().positive(),
    /** From the departure until it can be fetched in Johannesburg. */
    landingDays: z.object({ from: z.int().nonnegative(), to: z.int().positive() }),
  }),
  { leastKg: 100, volumetricDivisor: 6_000, answerHours: 4, landingDays: { from: 3, to: 6 } },
);
