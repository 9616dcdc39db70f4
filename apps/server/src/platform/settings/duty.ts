import { countryIds } from '@sgb/contract/countries.ts';
import { goodsClasses } from '@sgb/contract/shipping.ts';
import { z } from 'zod';

const cents = z.int().nonnegative();
const basisPoints = z.int().min(0).max(10_000);

/** What the customs of a country charge; the countries of a customs union share an entry. */
export const dutyTariffs = z.array(
  z.object({
    countries: z.array(z.literal([...countryIds])).min(1),
    vatBasisPoints: basisPoints,
    /** Added to the value before VAT. */
    upliftBasisPoints: basisPoints,
    /** Parcels up to this value pay one flat rate, and VAT without the uplift. */
    flat: z.object({ upToCents: cents, basisPoints }).nullable(),
    rates: z.record(z.enum(goodsClasses), z.object({ basisPoints, minCentsPerPiece: cents })),
  }),
);

const rate = (points: number, minCentsPerPiece = 0) => ({ basisPoints: points, minCentsPerPiece });
const flatRates = (points: number) => ({ general: rate(points), clothing: rate(points), footwear: rate(points) });

export const firstDutyTariffs: z.input<typeof dutyTariffs> = [
  {
    countries: [1, 5, 7, 8],
    vatBasisPoints: 1_500,
    upliftBasisPoints: 1_000,
    flat: { upToCents: 50_000, basisPoints: 2_000 },
    rates: { general: rate(2_000), clothing: rate(4_500), footwear: rate(3_000, 500) },
  },
  // Outside the customs union: staff bring these up to date, until then they are a guide.
  { countries: [2, 3, 4], vatBasisPoints: 1_600, upliftBasisPoints: 0, flat: null, rates: flatRates(2_000) },
  { countries: [6], vatBasisPoints: 1_650, upliftBasisPoints: 0, flat: null, rates: flatRates(2_000) },
];

/** Categories of any level whose goods customs and size guides treat apart. */
export const classCategories = z.object({ clothing: z.array(z.int()), footwear: z.array(z.int()) });
