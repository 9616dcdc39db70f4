import { countryIds } from '@sgb/contract/countries.ts';
import { goodsClasses as classNames, deliveries } from '@sgb/contract/shipping.ts';
import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().nonnegative();
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

const basisPoints = z.int().min(0).max(10_000);
const rate = (points: number, minCentsPerPiece = 0) => ({ basisPoints: points, minCentsPerPiece });
const flatRates = (points: number) => ({ general: rate(points), clothing: rate(points), footwear: rate(points) });

const service = z.object({
  code: z.string().regex(/^[a-zA-Z]{2,20}$/),
  name: z.string().min(1),
  text: z.string(),
  cents: cents.positive(),
  /** Once for the parcel, or for each piece in it. */
  per: z.enum(['parcel', 'piece']),
  /** Chosen when a parcel is sent, or ordered for its own sake before or after. */
  when: z.enum(['sending', 'apart']),
  /** It comes off the freight of a parcel that is sent within so many days. */
  creditDays: z.int().positive().optional(),
});

const once = (code: string, name: string, text: string, price: number) =>
  ({ code, name, text, cents: price, per: 'parcel', when: 'sending' }) as const;

const each = (code: string, name: string, text: string, price: number) =>
  ({ code, name, text, cents: price, per: 'piece', when: 'sending' }) as const;

const apart = (code: string, name: string, text: string, price: number) =>
  ({ code, name, text, cents: price, per: 'parcel', when: 'apart' }) as const;

const limits = z.object({
  orders: z.int().positive(),
  grams: z.int().positive().nullable(),
  litres: z.int().positive().nullable(),
  goodsCents: cents.positive(),
});

const size = z.object({
  name: z.string().min(1),
  longestMm: z.int().positive(),
  middleMm: z.int().positive(),
  shortestMm: z.int().positive(),
  maxGrams: z.int().positive(),
  lockerCents: cents,
  kioskCents: cents,
  doorCents: cents,
});

const pudo = (
  name: string,
  [longestMm, middleMm, shortestMm, maxGrams]: readonly [number, number, number, number],
  [lockerCents, kioskCents, doorCents]: readonly [number, number, number],
) => ({ name, longestMm, middleMm, shortestMm, maxGrams, lockerCents, kioskCents, doorCents });

export const freightChina = defineSetting(
  'freight.china',
  z.object({
    firstGrams: z.int().positive(),
    firstFen: cents,
    nextGrams: z.int().positive(),
    nextFen: cents,
  }),
  { firstGrams: 1_000, firstFen: 800, nextGrams: 1_000, nextFen: 200 },
);

export const freightLines = defineSetting(
  'freight.lines',
  z.array(z.discriminatedUnion('by', [byWeight, byVolume, onTop])),
  [
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
  ],
);

export const freightParcel = defineSetting(
  'freight.parcel',
  z.object({
    packingFeeCents: cents,
    /** What boxes and tape add to the goods before a parcel is packed and measured. */
    packingBasisPoints: basisPoints,
    oversizeCents: cents,
  }),
  { packingFeeCents: 800, packingBasisPoints: 800, oversizeCents: 15_000 },
);

/** A usual checkout: what the landed price on a product card is spread over. */
export const freightHintGoods = defineSetting('freight.hintGoods', cents.positive(), 50_000);

/** What the customs of a country charge; the countries of a customs union share an entry. */
export const dutyTariffs = defineSetting(
  'duty.tariffs',
  z.array(
    z.object({
      countries: z.array(z.literal([...countryIds])).min(1),
      vatBasisPoints: basisPoints,
      /** Added to the value before VAT. */
      upliftBasisPoints: basisPoints,
      /** Parcels up to this value pay one flat rate, and VAT without the uplift. */
      flat: z.object({ upToCents: cents, basisPoints }).nullable(),
      rates: z.record(z.enum(classNames), z.object({ basisPoints, minCentsPerPiece: cents })),
    }),
  ),
  [
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
  ],
);

/** Categories of any level whose goods customs and size guides treat apart. */
export const goodsClasses = defineSetting(
  'goods.classes',
  z.object({ clothing: z.array(z.int()), footwear: z.array(z.int()) }),
  { clothing: [10_000, 20_000, 140_100, 140_200, 140_300, 140_400], footwear: [30_000] },
);

/** What our warehouse does for a parcel. */
export const parcelServices = defineSetting('parcel.services', z.array(service), [
  once('bubble', 'Corner and bubble protection', 'For what breaks.', 1_500),
  once('film', 'Moisture film', 'For weeks at sea.', 1_000),
  once('vacuum', 'Vacuum packing', 'For clothes and bedding: less volume by sea.', 1_000),
  each('unbox', 'Remove retail boxes', 'Lighter and smaller: freight gets cheaper.', 300),
  each('untag', 'Remove tags', 'Price and shop tags are cut off.', 200),
  once('priority', 'Priority outbound', 'Leaves with the next dispatch.', 2_500),
  once('gift', 'Gift or anonymous invoice', 'No price in the parcel.', 500),
  {
    ...apart('rehearsal', 'Rehearsal packing', 'Packed and weighed first, so that you know the freight.', 5_000),
    creditDays: 7,
  },
  apart('split', 'Split an order', 'Send a part of it now and the rest later.', 800),
  apart('reopen', 'Re-open a packed parcel', 'To change how it travels or to take out an order.', 5_000),
]);

/** The most that one parcel may hold. */
export const parcelLimits = defineSetting('parcel.limits', z.object({ air: limits, sea: limits }), {
  air: { orders: 30, grams: 30_000, litres: null, goodsCents: 500_000 },
  sea: { orders: 100, grams: null, litres: 5_000, goodsCents: 5_000_000 },
});

/** Fetching it oneself: from an ambassador, who asks this of people who are not their members, or at our depot. */
export const parcelPickup = defineSetting(
  'parcel.pickup',
  z.object({ ambassadorCents: cents, depotDays: z.int().nonnegative(), depotDayCents: cents }),
  { ambassadorCents: 800, depotDays: 14, depotDayCents: 500 },
);

/** For each parcel that others sent to our warehouse for a shopper. */
export const parcelForwardingCents = defineSetting('parcel.forwardingCents', cents, 1_000);

/** Of declared goods and freight; nothing above the cap is insured. */
export const insuranceTerms = defineSetting(
  'insurance.terms',
  z.object({ basisPoints, minimumCents: cents, capCents: cents.positive() }),
  { basisPoints: 200, minimumCents: 500, capCents: 2_500_000 },
);

/** Inside South Africa: lockers, kiosks and doors, by the size of the parcel. */
export const deliverySouthAfrica = defineSetting(
  'delivery.southAfrica',
  z.object({ freeFromCents: cents, vatBasisPoints: basisPoints, sizes: z.array(size).min(1) }),
  {
    freeFromCents: 100_000,
    vatBasisPoints: 1_500,
    sizes: [
      pudo('XS', [600, 170, 80, 2_000], [4_900, 5_900, 6_900]),
      pudo('S', [600, 410, 80, 5_000], [5_900, 6_900, 7_900]),
      pudo('M', [600, 410, 190, 10_000], [6_900, 7_900, 10_900]),
      pudo('L', [600, 410, 410, 15_000], [8_900, 10_900, 14_900]),
      pudo('XL', [690, 600, 410, 20_000], [11_900, 13_900, 19_900]),
    ],
  },
);

/** Working hours from the payment to the courier, for goods on our own shelves in Johannesburg. */
export const stockDispatchHours = defineSetting('stock.dispatchHours', z.int().positive(), 9);

/** Rand for one yuan in ten-thousandths. */
export const exchangeRate = defineSetting('exchange.rate', z.int().min(5_000).max(100_000), 26_000);

/** What the market says, in the same measure; the rate of the day is made of it at 09:00. */
export const exchangeMarket = defineSetting('exchange.market', z.int().min(5_000).max(100_000), 25_243);

export const exchangeTerms = defineSetting(
  'exchange.terms',
  z.object({ marginBasisPoints: basisPoints, mostChangeBasisPoints: basisPoints }),
  { marginBasisPoints: 300, mostChangeBasisPoints: 500 },
);
