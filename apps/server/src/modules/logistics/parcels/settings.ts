import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const days = z.int().min(1).max(365);
const daysOrNone = z.int().min(0).max(365);
const cents = z.int().nonnegative();
const basisPoints = z.int().min(0).max(10_000);

export const parcelTerms = defineSetting(
  'parcel.terms',
  z.object({
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
  {
    waitDays: 7,
    unpackCents: 2_000,
    cancelPackedCents: 5_000,
    absorbBasisPoints: 500,
    debitBasisPoints: 1_500,
  },
);

/** What one person may bring into South Africa in a calendar year without registering as an importer. */
export const parcelYearLimit = defineSetting(
  'parcel.yearLimit',
  z.object({ cents: cents.positive(), warnBasisPoints: basisPoints }),
  { cents: 15_000_000, warnBasisPoints: 8_000 },
);

/** What we pay for a parcel without an insurance that is lost, and for an insured one by air that takes too long. */
export const parcelLiability = defineSetting(
  'parcel.liability',
  z.object({
    lostCentsPerKilogram: cents,
    lostMostCents: cents,
    delayDays: days,
    delayBasisPoints: basisPoints,
    /** How long after the delivery something missing or damaged can be claimed of the insurance. */
    claimHours: z.int().min(1).max(720),
  }),
  { lostCentsPerKilogram: 10_000, lostMostCents: 50_000, delayDays: 60, delayBasisPoints: 2_000, claimHours: 72 },
);

/** Ships leave every so many days; what is packed by the closing goes along. */
export const parcelSailings = defineSetting(
  'parcel.sailings',
  z.object({ firstClosing: z.iso.date(), everyDays: days, sailsAfterDays: z.int().min(0).max(60) }),
  { firstClosing: '2026-11-05', everyDays: 7, sailsAfterDays: 4 },
);

/** The clocks of a parcel that has left, and how it is handed over. */
export const parcelDelivery = defineSetting(
  'parcel.delivery',
  z.object({
    /** Without a scan for so long, it counts as lost. */
    lostAirDays: daysOrNone,
    lostSeaDays: daysOrNone,
    /** Wrong codes until nobody may try for a while. */
    codeTries: z.int().min(1).max(20),
    codeLockHours: z.int().min(1).max(720),
    /** From Johannesburg to the receiver. */
    mileDays: z.object({ from: daysOrNone, to: daysOrNone }),
  }),
  {
    lostAirDays: 45,
    lostSeaDays: 90,
    codeTries: 5,
    codeLockHours: 24,
    mileDays: { from: 1, to: 3 },
  },
);
