import { type CountryId, countryIds, southAfrica } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, productId } from './fields.ts';
import { parcelLines } from './parcel-lines.ts';
import { deliveries, freightRefusals, goodsClasses } from './shipping.ts';
import * as z from './zod.ts';

const points = z.int();
const grams = z.int();

export const chinaFreightLine = z.object({
  kind: z.literal('chinaFreight'),
  cents,
  /** `table` is our own estimate where the supplier gave none. */
  source: z.enum(['supplier', 'free', 'table']),
  grams,
  firstGrams: grams,
  firstFen: z.int(),
  nextGrams: grams,
  nextFen: z.int(),
  nextSteps: z.int(),
  /** Rand for one yuan in ten-thousandths. */
  rate: z.int(),
});

export const serviceFeeLine = z.object({
  kind: z.literal('serviceFee'),
  cents,
  basisPoints: points,
  belowCents: cents,
  aboveBasisPoints: points,
  aboveCents: cents,
  /** The least it can be: so much for each order, and an order is one SKU. */
  orders: z.int(),
  minimumCents: cents,
  minimumApplied: z.boolean(),
});

/**
 * One line of a quote: what it is, what it costs, and everything that the amount follows from, so that a page can
 * explain it in words and nobody has to compute it again.
 */
export const quoteLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('goods'),
    cents,
    /** So many at that price, dearest first. */
    prices: z.array(z.object({ quantity: z.int(), unitCents: cents })),
  }),
  chinaFreightLine,
  serviceFeeLine,
  z.object({
    kind: z.literal('airFreight'),
    cents,
    parcels: z.int(),
    stepGrams: grams,
    firstCents: cents,
    nextCents: cents,
    nextSteps: z.int(),
    /** What of it is for the way beyond South Africa, on top of another line. */
    onTop: z.object({ base: z.string(), firstCents: cents, nextCents: cents, cents }).nullable(),
    billableGrams: grams,
    /** Both with the allowance for packing. */
    actualGrams: grams,
    volumetricGrams: grams,
    packingBasisPoints: points,
    volumetricDivisor: z.int(),
    /** What the billable weight follows from. */
    by: z.enum(['weight', 'volume', 'minimum']),
  }),
  z.object({
    kind: z.literal('seaFreight'),
    cents,
    parcels: z.int(),
    centsPerCubicMetre: cents,
    stepLitres: z.int(),
    billableLitres: z.int(),
    /** Both with the allowance for packing; the weight as the litres that it may fill. */
    volumeLitres: z.number(),
    weightAsLitres: z.number(),
    kilogramsPerCubicMetre: z.int(),
    packingBasisPoints: points,
    by: z.enum(['weight', 'volume', 'minimum']),
  }),
  z.object({
    kind: z.literal('oversize'),
    cents,
    parcels: z.int(),
    eachCents: cents,
    longestMm: z.int(),
    limitMm: z.int(),
  }),
  z.object({ kind: z.literal('packing'), cents, parcels: z.int(), eachCents: cents }),
  z.object({ kind: z.literal('freightDiscount'), /** Below zero. */ cents, basisPoints: points, ofCents: cents }),
  z.object({
    kind: z.literal('duty'),
    /** 0 where the freight includes it. */
    cents,
    included: z.boolean(),
    goodsClass: z.enum(goodsClasses),
    valueCents: cents,
    /** Cheap parcels are charged one flat rate. */
    flat: z.boolean(),
    dutyBasisPoints: points,
    dutyCents: cents,
    /** Added to the value before VAT. */
    upliftBasisPoints: points,
    vatBasisPoints: points,
    /** Value, uplift and duty. */
    vatBaseCents: cents,
    vatCents: cents,
  }),
  ...parcelLines,
]);
export type QuoteLine = z.output<typeof quoteLine>;
export type QuoteLineOf<Kind extends QuoteLine['kind']> = Extract<QuoteLine, { kind: Kind }>;

const landedOption = z.object({
  /** The freight line's code: A1, S2. */
  line: z.string(),
  name: z.string(),
  delivery: z.enum(deliveries),
  /** Where the shopper fetches it, when that is not in their own country. */
  collectIn: z.string().nullable(),
  days: z.object({ from: z.int(), to: z.int() }),
  /** What comes on top of `payNow`. */
  lines: z.array(quoteLine),
  totalCents: cents,
  perPieceCents: cents,
});
export type LandedOption = z.output<typeof landedOption>;

export const landedWay = z.object({
  way: z.literal([1, 2]),
  options: z.array(landedOption),
  /** Set when there is no option. */
  refusal: z.enum(freightRefusals).nullable(),
});

const countryId = z.literal(countryIds as [CountryId, ...CountryId[]]);

/** '5000000000000:3,5000000000001:2' */
const chosenSkus = z.string().regex(/^[1-9]\d{0,15}:[1-9]\d{0,3}(,[1-9]\d{0,15}:[1-9]\d{0,3}){0,99}$/, {
  error: 'must be SKU numbers with quantities, such as 5000000000000:3',
});

export const getLandedCost = endpoint({
  method: 'GET',
  path: '/api/product/landedcost',
  summary: 'What a choice of SKUs costs when it is here, by air and by sea, line by line',
  auth: 'guest',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({
    productid: productId,
    /** Left out: the smallest order. */
    skus: chosenSkus.optional(),
    countryId: oneOf(...countryIds).default(southAfrica),
  }),
  output: z.object({
    countryId,
    quantity: z.int(),
    /** False when nothing was chosen and the smallest order stands in. */
    chosen: z.boolean(),
    /** Goods in our Johannesburg warehouse have landed: only the delivery comes on top. */
    landed: z.boolean(),
    /** What the cheapest delivery of just this choice costs, and within how many working hours it leaves; for landed goods. */
    delivery: z.object({ fromCents: cents, freeFromCents: cents, workingHours: z.int() }).nullable(),
    weightSource: z.literal([0, 1, 2]),
    /** Goods, freight inside China and our fee: paid with the order, whatever way it travels. */
    payNow: z.array(quoteLine),
    payNowCents: cents,
    ways: z.array(landedWay),
  }),
});
export type LandedCost = z.output<typeof getLandedCost.output>;
