import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const basisPoints = z.int().min(0).max(10_000);

/** Group shipments: how long they are open, and what shipping together takes off. */
export const roundTerms = defineSetting(
  'groupbuy.rounds',
  z.object({
    /** Freight lines that rounds may go by. */
    lines: z.array(z.string().min(1)).min(1),
    minDays: z.int().positive(),
    maxDays: z.int().positive(),
    /** Once. */
    extendDays: z.int().nonnegative(),
    minMembers: z.int().min(2),
    /** What comes off the freight from so much billable weight of the whole round on. */
    tiers: z.array(z.object({ fromGrams: z.int().positive(), basisPoints })),
    /** Nobody pays more than what was shown to them and so much on top. */
    guaranteeBasisPoints: basisPoints,
    /** For those whose balance is too low when a round closes. */
    payHours: z.int().positive(),
    /** What a leader may set as a target. */
    minTargetGrams: z.int().positive(),
    maxTargetGrams: z.int().positive(),
    /** For reporting damage, from the arrival on. */
    reportHours: z.int().positive(),
    /** For how long nobody may try after too many wrong codes. */
    codeLockMinutes: z.int().positive(),
    /** Days at the ambassador: reminded twice, then back to our depot. */
    remindDays: z.tuple([z.int().positive(), z.int().positive()]),
    backDays: z.int().positive(),
  }),
  {
    lines: ['A1', 'A3', 'S1'],
    minDays: 3,
    maxDays: 14,
    extendDays: 7,
    minMembers: 2,
    tiers: [
      { fromGrams: 10_000, basisPoints: 500 },
      { fromGrams: 30_000, basisPoints: 1_000 },
      { fromGrams: 100_000, basisPoints: 1_500 },
    ],
    guaranteeBasisPoints: 500,
    payHours: 24,
    minTargetGrams: 30_000,
    maxTargetGrams: 1_000_000,
    reportHours: 48,
    codeLockMinutes: 15,
    remindDays: [3, 7],
    backDays: 14,
  },
);
