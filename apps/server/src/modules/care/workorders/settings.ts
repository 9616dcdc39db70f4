import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const hours = z.int().min(1).max(8760);
const days = z.int().min(1).max(365);
const cents = z.int().nonnegative();
const grade = z.object({ name: z.string().min(1).max(60), basisPoints: z.int().min(1).max(10_000) });

export const workordersTerms = defineSetting(
  'workorders.terms',
  z.object({
    /** How long after signing something missing, wrong or damaged can be told, and how long anything else. */
    freshHours: hours,
    usualDays: days,
    /** After the promised day, for what never came. */
    notReceivedDays: days,
    /** After signing, for defects of what came from our own shelves. */
    stockDefectMonths: z.int().min(1).max(60),
    /** By when goods are promised from their dispatch on, where no parcel says it. */
    promisedDays: z.object({ china: days, stock: days }),
    /** Working hours until the first answer; a membership can make it shorter. */
    answerHours: hours,
    /** Working days until a decision, by type. */
    decisionDays: z.record(z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']), days),
    /** How long an agreed amount may wait for its approval. */
    payHours: hours,
    /** S Coin for every working day that we are late. */
    late: z.object({ coins: z.int().positive(), most: z.int().positive() }),
    /** After how many days without an answer of the shopper a case is closed, and when they are reminded. */
    silenceDays: days,
    remindDays: z.array(days).max(5).readonly(),
    /** A solved case closes by itself. */
    closeDays: days,
    reopenDays: days,
    reopenTimes: z.int().min(0).max(5),
    /** Above it finance or a supervisor has to agree. */
    approveAboveCents: cents,
  }),
  {
    freshHours: 72,
    usualDays: 7,
    notReceivedDays: 30,
    stockDefectMonths: 6,
    promisedDays: { china: 20, stock: 5 },
    answerHours: 4,
    decisionDays: { 1: 3, 2: 3, 3: 3, 4: 3, 5: 5, 6: 5, 7: 3, 8: 3, 9: 3, 10: 5 },
    payHours: 24,
    late: { coins: 100, most: 500 },
    silenceDays: 7,
    remindDays: [3, 6],
    closeDays: 7,
    reopenDays: 7,
    reopenTimes: 1,
    approveAboveCents: 100_000,
  },
);

/** What is given back for what. */
export const workordersOutcomes = defineSetting(
  'workorders.outcomes',
  z.object({
    damage: z.array(grade).min(1).readonly(),
    quality: z.array(grade).min(1).readonly(),
    /** Air parcels that took longer get a coupon of this template. */
    lateAirDays: days,
    lateCoupon: z.string().min(1),
    /** On top of what too much was taken for freight. */
    weightExtraCents: cents,
  }),
  {
    damage: [
      { name: 'Packaging or looks only', basisPoints: 1_000 },
      { name: 'Scratched, works as it should', basisPoints: 2_000 },
      { name: 'Can be repaired at home', basisPoints: 4_000 },
      { name: 'Needs a workshop', basisPoints: 7_000 },
      { name: 'Beyond repair', basisPoints: 10_000 },
    ],
    quality: [
      { name: 'A little different, can be used', basisPoints: 3_000 },
      { name: 'Clearly worse than described', basisPoints: 6_000 },
      { name: 'Of no use', basisPoints: 10_000 },
    ],
    lateAirDays: 30,
    lateCoupon: 'apology.air',
    weightExtraCents: 1_000,
  },
);
