import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const days = z.int().positive().max(1_000);

/** Storage on the shelves of stock-up sellers in Johannesburg, and what fetching goods costs. */
export const shelfTerms = defineSetting(
  'stock.shelves',
  z.object({
    freeDays: z.int().nonnegative().max(1_000),
    cubicMetreDayCents: z.int().positive(),
    /** Storage unpaid for so many days closes the shelves. */
    closeDays: days,
    /** And for so many days puts what lies there on clearance, for such a share of what it cost landed. */
    clearDays: days.default(90),
    clearBasisPoints: z.int().min(100).max(10_000).default(5_000),
    /** Fetching: so much for each begun weight. */
    fetching: z.object({ cents: z.int().nonnegative(), grams: z.int().positive() }),
  }),
  {
    freeDays: 30,
    cubicMetreDayCents: 800,
    closeDays: 60,
    clearDays: 90,
    clearBasisPoints: 5_000,
    fetching: { cents: 500, grams: 10_000 },
  },
);
