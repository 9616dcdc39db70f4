import { countryIds } from '@sgb/contract/countries.ts';
import { deliveries } from '@sgb/contract/shipping.ts';
import { z } from 'zod';

const cents = z.int().nonnegative();
const basisPoints = z.int().min(0).max(10_000);
const days = z.object({ from: z.int().nonnegative(), to: z.int().positive() });

const anyLine = {
  code: z.string().min(1),
  name: z.string().min(1),
  countries: z.array(z.literal([...countryIds])).min(1),
  /** Classes of special goods that it takes. */
  special: z.array(z.literal([0, 1, 2])).min(1),
  deliveries: z.array(z.enum(deliveries)).min(1),
  /** Where neighbours fetch what the line does not bring across the border. */
  collectIn: z.string().optional(),
  days,
  dutyIncluded: z.boolean(),
};

const byWeight = z.object({
  ...anyLine,
  by: z.literal('weight'),
  firstCents: cents,
  nextCents: cents,
  stepGrams: z.int().positive(),
  minGrams: z.int().positive(),
  /** Of one parcel; more goods are several parcels. */
  maxGrams: z.int().positive(),
  /** Cubic centimetres that count as a kilogram. */
  volumetricDivisor: z.int().positive(),
  maxSideMm: z.int().positive(),
});

const byVolume = z.object({
  ...anyLine,
  by: z.literal('volume'),
  centsPerCubicMetre: cents,
  stepLitres: z.int().positive(),
  minLitres: z.int().positive(),
  maxLitres: z.int().positive().nullable(),
  kilogramsPerCubicMetre: z.int().positive(),
  maxSideMm: z.int().positive(),
});

/** Another line and something on top: it follows when that one changes. Its days are added, too. */
const onTop = z.object({
  ...anyLine,
  by: z.literal('onTop'),
  base: z.string(),
  addFirstCents: cents,
  addNextCents: cents,
  minGrams: z.int().positive(),
  maxGrams: z.int().positive(),
});

export const freightLines = z.array(z.discriminatedUnion('by', [byWeight, byVolume, onTop]));

const air = { by: 'weight', stepGrams: 500, minGrams: 500, volumetricDivisor: 6000, maxSideMm: 1200 } as const;
const sea = {
  by: 'volume',
  stepLitres: 10,
  minLitres: 50,
  kilogramsPerCubicMetre: 500,
  maxSideMm: 2000,
  special: [0, 1, 2],
  dutyIncluded: true,
} as const;

export const firstFreightLines: z.input<typeof freightLines> = [
  {
    ...air,
    code: 'A1',
    name: 'Air economy, ambassador pickup',
    countries: [1],
    special: [0],
    deliveries: ['pickup'],
    firstCents: 8_000,
    nextCents: 6_000,
    maxGrams: 30_000,
    days: { from: 10, to: 15 },
    dutyIncluded: true,
  },
  {
    ...air,
    code: 'A2',
    name: 'Air economy, door or locker',
    countries: [1],
    special: [0],
    deliveries: ['door'],
    firstCents: 9_500,
    nextCents: 6_500,
    maxGrams: 30_000,
    days: { from: 10, to: 20 },
    dutyIncluded: true,
  },
  {
    ...air,
    code: 'A3',
    name: 'Air special, magnets and built-in batteries',
    countries: [1],
    special: [1],
    deliveries: ['pickup', 'door'],
    firstCents: 11_500,
    nextCents: 8_000,
    maxGrams: 20_000,
    days: { from: 12, to: 22 },
    dutyIncluded: true,
  },
  {
    ...air,
    code: 'A4',
    name: 'Air express courier',
    countries: [1],
    special: [0],
    deliveries: ['express'],
    firstCents: 26_000,
    nextCents: 11_000,
    maxGrams: 30_000,
    days: { from: 5, to: 8 },
    dutyIncluded: false,
  },
  {
    ...sea,
    code: 'S1',
    name: 'Sea, pickup',
    countries: [...countryIds],
    deliveries: ['pickup'],
    collectIn: 'Johannesburg',
    special: [0, 1, 2],
    centsPerCubicMetre: 340_000,
    maxLitres: 5_000,
    days: { from: 45, to: 50 },
  },
  {
    ...sea,
    code: 'S2',
    name: 'Sea, door',
    countries: [1],
    deliveries: ['door'],
    special: [0, 1, 2],
    centsPerCubicMetre: 380_000,
    maxLitres: null,
    days: { from: 45, to: 55 },
  },
  {
    by: 'onTop',
    code: 'X1',
    name: 'Air economy via Johannesburg',
    base: 'A1',
    countries: [2, 3, 4, 6],
    special: [0],
    deliveries: ['pickup'],
    addFirstCents: 3_500,
    addNextCents: 2_000,
    minGrams: 1_000,
    maxGrams: 30_000,
    days: { from: 5, to: 10 },
    dutyIncluded: false,
  },
  {
    by: 'onTop',
    code: 'X2',
    name: 'Air economy, door or locker',
    base: 'A2',
    countries: [5, 7, 8],
    special: [0],
    deliveries: ['door'],
    addFirstCents: 2_000,
    addNextCents: 1_000,
    minGrams: 500,
    maxGrams: 30_000,
    days: { from: 3, to: 6 },
    dutyIncluded: true,
  },
];

export const parcelTerms = z.object({
  packingFeeCents: cents,
  /** What boxes and tape add to the goods before a parcel is packed and measured. */
  packingBasisPoints: basisPoints,
  oversizeCents: cents,
});

export const chinaFreight = z.object({
  firstGrams: z.int().positive(),
  firstFen: cents,
  nextGrams: z.int().positive(),
  nextFen: cents,
});
