import { z } from 'zod';

const cents = z.int().nonnegative();
const basisPoints = z.int().min(0).max(10_000);
const days = z.int().min(1).max(365);

export const parcelSettings = {
  'parcel.terms': {
    schema: z.object({
      /** How long a parcel waits for its freight before it is taken apart. */
      waitDays: days,
      /** What taking apart a packed parcel costs that nobody paid for. */
      unpackCents: cents,
      /** What stays with the shop of a packed parcel that is cancelled. */
      cancelPackedCents: cents,
      /** A packed parcel that is dearer than expected: up to here our loss, up to there paid from the balance by itself. */
      absorbBasisPoints: basisPoints,
      debitBasisPoints: basisPoints,
    }),
    first: {
      waitDays: 7,
      unpackCents: 2_000,
      cancelPackedCents: 5_000,
      absorbBasisPoints: 500,
      debitBasisPoints: 1_500,
    },
  },
  /** What one person may bring into South Africa in a calendar year without registering as an importer. */
  'parcel.yearLimit': {
    schema: z.object({ cents: cents.positive(), warnBasisPoints: basisPoints }),
    first: { cents: 15_000_000, warnBasisPoints: 8_000 },
  },
  /** What we pay for a parcel without an insurance that is lost, and for an insured one by air that takes too long. */
  'parcel.liability': {
    schema: z.object({
      lostCentsPerKilogram: cents,
      lostMostCents: cents,
      delayDays: days,
      delayBasisPoints: basisPoints,
    }),
    first: { lostCentsPerKilogram: 10_000, lostMostCents: 50_000, delayDays: 60, delayBasisPoints: 2_000 },
  },
  /** Ships leave every so many days; what is packed by the closing goes along. */
  'parcel.sailings': {
    schema: z.object({ firstClosing: z.iso.date(), everyDays: days, sailsAfterDays: z.int().min(0).max(60) }),
    first: { firstClosing: '2026-11-05', everyDays: 7, sailsAfterDays: 4 },
  },
} as const satisfies Record<string, { schema: z.ZodType; first: unknown }>;
