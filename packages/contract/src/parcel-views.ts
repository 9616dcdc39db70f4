import { unitCodes } from './catalogue.ts';
import { type CountryId, countryIds } from './countries.ts';
import { cents } from './fields.ts';
import { parcelActions, parcelStatusIds, settlements } from './parcel-states.ts';
import { quoteLine } from './pricing.ts';
import { deliveries, freightRefusals, goodsClasses, parcelDeliveries, parcelLimits } from './shipping.ts';
import * as z from './zod.ts';

/** What the calls about parcels answer with. */

export const parcelStatus = z.literal([...parcelStatusIds]);
export const moment = z.string();
const special = z.literal([0, 1, 2]);
const way = z.literal([1, 2]);
export const days = z.object({ from: z.int(), to: z.int() });
const measures = { grams: z.int(), lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() };

/** A collected order that waits to be shipped. */
export const shippable = z.object({
  id: z.int(),
  number: z.string(),
  productId: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
  special,
  goodsClass: z.enum(goodsClasses),
  /** What customs are told it is worth: the price that was paid. */
  goodsCents: cents,
  /** All pieces together as they lie on the shelf. */
  ...measures,
  /** Photos of our warehouse. */
  photos: z.array(z.string()),
  collectedAt: moment,
  freeUntil: moment,
  /** Days that it still lies there for nothing; 0 when it costs money. */
  freeDays: z.int(),
  storageCents: cents,
});
export type Shippable = z.output<typeof shippable>;

/** A half-made parcel that goes on on another device. Every field is as it was sent, and may have lapsed. */
export const draft = z.object({
  orderids: z.array(z.int()),
  rid: z.int().nullable(),
  line: z.string(),
  delivery: z.string(),
  services: z.array(z.string()),
  insured: z.literal([0, 1]),
  /** The parcels of a proposal that follow this one. */
  next: z.array(z.object({ orderids: z.array(z.int()), line: z.string(), delivery: z.string() })),
  savedAt: moment,
});
export type ParcelDraft = z.output<typeof draft>;

const receiver = z.object({
  id: z.int(),
  label: z.string(),
  name: z.string(),
  mobile: z.string(),
  address: z.string(),
  countryId: z.literal(countryIds as [CountryId, ...CountryId[]]),
  idMasked: z.string(),
});
export type ParcelReceiver = z.output<typeof receiver>;

const declaredGroup = z.object({ goodsClass: z.enum(goodsClasses), quantity: z.int(), valueCents: cents });
export const chosenService = z.object({ code: z.string(), name: z.string(), cents });

/** A parcel as lists show it. */
export const parcelCard = z.object({
  id: z.int(),
  number: z.string(),
  status: parcelStatus,
  statusAt: moment,
  createdAt: moment,
  line: z.string(),
  lineName: z.string(),
  way,
  days,
  receiverName: z.string(),
  receiverAddress: z.string(),
  /** How many orders, and the first of them to look at. */
  orders: z.int(),
  goods: z.array(z.object({ orderId: z.int(), title: z.string(), picture: z.string(), quantity: z.int() })),
  /** As packed, or as expected before it is. */
  grams: z.int(),
  packed: z.boolean(),
  /** What it costs all in all, as far as it is known. */
  totalCents: cents,
  /** What waits to be paid; 0: nothing. */
  dueCents: cents,
  /** By then it is paid, or taken apart. */
  payUntil: moment.nullable(),
  waybill: z.string(),
  /** When it should be there; null before it left. */
  expected: z.object({ from: moment, to: moment }).nullable(),
  actions: z.array(z.literal(parcelActions)),
});
export type ParcelCard = z.output<typeof parcelCard>;

const happening = z.object({
  at: moment,
  from: parcelStatus.nullable(),
  to: parcelStatus,
  who: z.literal(['You', 'SGB', 'Carrier']),
  why: z.string(),
  /** Whole cents back to the shopper, or paid when below zero. */
  moneyCents: cents,
});
export type ParcelHappening = z.output<typeof happening>;

export const parcelDetail = parcelCard.extend({
  receiver,
  contents: z.array(
    z.object({
      orderId: z.int(),
      number: z.string(),
      title: z.string(),
      options: z.array(z.string()),
      picture: z.string(),
      quantity: z.int(),
      unit: z.literal([...unitCodes]),
      special,
      goodsCents: cents,
      ...measures,
      photos: z.array(z.string()),
    }),
  ),
  delivery: z.enum(parcelDeliveries),
  /** What was agreed to, every line explained; they add up to the total. */
  quote: z.object({
    lines: z.array(quoteLine),
    totalCents: cents,
    /** As expected, boxes included. */
    grams: z.int(),
    cubicCentimetres: z.int(),
    /** Duty and VAT as estimated; 0 where the freight includes them. */
    onArrival: z.array(quoteLine),
    onArrivalCents: cents,
  }),
  /** What the scales said, what that costs, and how the difference was settled. */
  packing: z
    .object({
      at: moment,
      ...measures,
      photo: z.string(),
      lines: z.array(quoteLine),
      totalCents: cents,
      settlement: z.literal(settlements),
      /** Above zero: cheaper than the estimate. */
      differenceCents: cents,
    })
    .nullable(),
  services: z.array(chosenService),
  insured: z.boolean(),
  coverCents: cents,
  declaration: z.array(declaredGroup),
  declaredCents: cents,
  autoDebit: z.boolean(),
  /** What of the shopper's money we have, and what is set aside. */
  chargedCents: cents,
  heldCents: cents,
  /** What its days at our depot cost beyond the free ones; among what was charged. */
  depot: z.object({ days: z.int(), cents }).nullable(),
  /** What packing and weighing it before paying cost; among what was charged. */
  rehearsalCents: cents,
  /** What opening it again cost; among what was charged. */
  openedCents: cents,
  /** What opening it again would cost now; null where that is not offered. */
  reopenCents: cents.nullable(),
  history: z.array(happening),
});
export type ParcelDetail = z.output<typeof parcelDetail>;

/** Everything that is too much for one parcel of a way. */
const limitFault = z.object({ limit: z.enum(parcelLimits), most: z.int(), actual: z.int() });

const lineQuote = z.object({
  line: z.string(),
  name: z.string(),
  way,
  /** Null, with the reason below, where these goods cannot take it. */
  totalCents: cents.nullable(),
  refusal: z.enum(freightRefusals).nullable(),
  limits: z.array(limitFault),
  days: days.nullable(),
  delivery: z.enum(parcelDeliveries).nullable(),
  deliveries: z.array(z.enum(parcelDeliveries)),
  collectIn: z.string().nullable(),
  /** It would have to be fetched far from the receiver. */
  far: z.boolean(),
  dutyIncluded: z.boolean(),
});

export const together = z.object({
  countryId: z.literal(countryIds as [CountryId, ...CountryId[]]),
  orders: z.int(),
  quantity: z.int(),
  special,
  goodsCents: cents,
  storageCents: cents,
  /** Boxes included. */
  grams: z.int(),
  cubicCentimetres: z.int(),
  longestMm: z.int(),
  lines: z.array(lineQuote),
});
export type ParcelTogether = z.output<typeof together>;

/** What a parcel that exists would cost another way, or why it cannot go that way. */
export const wayOffer = z.object({
  line: z.string(),
  name: z.string(),
  way,
  days,
  /** As near to the receiver as now, where the line can. */
  delivery: z.enum(parcelDeliveries).nullable(),
  /** Null, with the reason below, where it cannot go. */
  totalCents: cents.nullable(),
  /** What would be charged on top of now; below zero: what comes back. */
  differenceCents: cents,
  /** What the balance lacks for it. */
  missingCents: cents,
  why: z.string(),
});
export type WayOffer = z.output<typeof wayOffer>;

/** Prices are those of the preview for the same wish, without coupon and S Coin. */
export const proposal = z.object({
  parcels: z.array(
    z.object({
      orderids: z.array(z.int()),
      line: z.string(),
      name: z.string(),
      way,
      days,
      delivery: z.enum(parcelDeliveries),
      quote: z.array(quoteLine),
      totalCents: cents,
      onArrivalCents: cents,
    }),
  ),
  totalCents: cents,
  onArrivalCents: cents,
  /**
   * What it is compared with, customs included: one parcel by the chosen line, else the best one or, where that is
   * not allowed, the obvious split.
   */
  against: z.object({ what: z.literal(['chosen', 'oneParcel', 'split']), cents }).nullable(),
  savingCents: cents,
  /** What cannot be sent at all, and why. */
  left: z.array(z.object({ orderid: z.int(), reason: z.enum([...freightRefusals, ...parcelLimits]) })),
});
export type ParcelProposal = z.output<typeof proposal>;

export const seaLine = z.object({
  line: z.string(),
  name: z.string(),
  deliveries: z.array(z.enum(deliveries)),
  countries: z.array(z.literal(countryIds as [CountryId, ...CountryId[]])),
  centsPerCubicMetre: cents,
  minLitres: z.int(),
  stepLitres: z.int(),
  maxLitres: z.int().nullable(),
  kilogramsPerCubicMetre: z.int(),
  days,
});

/** How much a person may bring into South Africa in a year without registering as an importer. */
const yearMeter = z.object({
  year: z.int(),
  limitCents: cents,
  /** Declared so far, and with this parcel. */
  usedCents: cents,
  withThisCents: cents,
  state: z.literal(['fine', 'near', 'over']),
});
export type YearMeter = z.output<typeof yearMeter>;

export const shipPreview = z.object({
  line: z.string(),
  lineName: z.string(),
  way,
  days,
  delivery: z.enum(parcelDeliveries),
  /** How this line can reach the receiver, and what each costs on top. */
  deliveries: z.array(z.object({ delivery: z.enum(parcelDeliveries), cents })),
  collectIn: z.string().nullable(),
  receiver,
  orders: z.int(),
  grams: z.int(),
  cubicCentimetres: z.int(),
  /** Every line explained; they add up to the total. A coupon and coins are among them. */
  quote: z.array(quoteLine),
  totalCents: cents,
  /** Duty and VAT as estimated; 0 where the freight includes them. */
  onArrival: z.array(quoteLine),
  onArrivalCents: cents,
  /** Good for this parcel, the best first. A coupon is not used where the membership does better. */
  coupons: z.array(z.object({ id: z.int(), name: z.string(), discountCents: cents, expiresAt: moment })),
  couponId: z.int().nullable(),
  coins: z.object({ balance: z.int(), most: z.int(), used: z.int(), step: z.int(), coinsForOneRand: z.int() }),
  services: z.array(chosenService.extend({ text: z.string(), per: z.enum(['parcel', 'piece']), chosen: z.boolean() })),
  insurance: z.object({
    chosen: z.boolean(),
    cents,
    coverCents: cents,
    /** What of the freight comes back when air takes longer than so many days. */
    delayDays: z.int(),
    delayBasisPoints: z.int(),
    /** What a lost parcel is worth without it. */
    lostCentsPerKilogram: cents,
    lostMostCents: cents,
    /** How long after the delivery something missing or damaged can be claimed. */
    claimHours: z.int(),
  }),
  /** What packing and weighing it first costs, and for how many days that comes off the freight; null: not offered. */
  rehearsal: z.object({ cents, creditDays: z.int() }).nullable(),
  declaration: z.array(declaredGroup),
  declaredCents: cents,
  meter: yearMeter.nullable(),
  /** What keeps it from being sent as it is, in words; empty: nothing. */
  faults: z.array(z.string()),
  /** The first of them is that the receiver has no ID or passport yet. */
  idMissing: z.boolean(),
  warnings: z.array(z.string()),
  balanceCents: cents,
  missingCents: cents,
});
export type ShipPreview = z.output<typeof shipPreview>;
