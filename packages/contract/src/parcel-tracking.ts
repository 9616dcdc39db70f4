import { carrierKindNames, carrierLegs } from './carrier-kinds.ts';
import { endpoint } from './endpoint.ts';
import { cents, whole } from './fields.ts';
import { days, moment, parcelStatus } from './parcel-views.ts';
import { parcelId } from './parcels.ts';
import { hasDigits } from './text-rules.ts';
import * as z from './zod.ts';

/** What happens to a parcel once it has left: where it is, who has it, and how it is signed for. */

const place = z.string();

const timelineLine = z.object({
  at: moment,
  /** '' where nobody said it. */
  place,
  text: z.string(),
  /** What it proves the parcel to be at; null for a note. */
  status: parcelStatus.nullable(),
});

const progressLeg = z.object({
  from: place,
  to: place,
  state: z.literal(['waiting', 'now', 'done']),
  /** Planned. */
  days,
  steps: z.array(z.object({ status: parcelStatus, at: moment.nullable() })),
});

const parcelTracking = z.object({
  id: z.int(),
  number: z.string(),
  status: parcelStatus,
  statusAt: moment,
  lineName: z.string(),
  way: z.literal([1, 2]),
  /** When it should be there; null before it left and after it arrived. */
  expected: z.object({ from: moment, to: moment }).nullable(),
  /** Of the carriers that have it, or had it. */
  waybills: z.array(z.object({ leg: z.enum(carrierLegs), carrier: z.string(), number: z.string() })),
  /** The latest first. */
  timeline: z.array(timelineLine),
  /** From Guangzhou to Johannesburg, and from there to the receiver. */
  legs: z.array(progressLeg),
  /** How much of the whole way lies behind. */
  percent: z.int(),
  /** What the receiver must say; from 70 on until it is signed for, '' otherwise. */
  code: z.string(),
  /** After too many wrong codes. */
  lockedUntil: moment.nullable(),
  /** Not scanned for so long that it counts as lost. */
  lostAt: moment.nullable(),
  /** While it waits to be fetched at our depot. */
  collect: z.object({ since: moment, freeUntil: moment, dayCents: cents, feeCents: cents }).nullable(),
});
export type ParcelTracking = z.output<typeof parcelTracking>;

export const trackParcel = endpoint({
  method: 'GET',
  path: '/api/deliveryorder/tracking',
  summary:
    'Where a parcel is: every scan with its place and time, the legs of its way, and the code to receive it with',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ expressid: parcelId }),
  output: parcelTracking,
});

const code = z
  .string()
  .trim()
  .refine((text) => hasDigits(text, 4), { error: 'The code has 4 digits.' });
const moved = z.object({ id: z.int(), status: parcelStatus });

export const signParcel = endpoint({
  method: 'POST',
  path: '/api/deliveryorder/sign',
  summary: 'Sign for a parcel with the code of its delivery; signed twice, it is signed once',
  auth: 'shopper',
  limit: 'guess',
  queries: 80,
  input: z.strictObject({
    id: parcelId,
    code,
    /** What the shopper saw that its days at our depot cost. Left out: nothing; a refusal (parcelChanged) says what it is. */
    agreed: whole(0, 2_000_000_000).default(0),
  }),
  output: moved,
});

const staff = { method: 'POST', auth: 'staff', right: 'warehouse', limit: 'browse' } as const;

export const scanByHand = endpoint({
  ...staff,
  path: '/api/staff/parcel/event',
  decides: 'nothing',
  summary: 'Note what a carrier said on the telephone; sent again with the same key, it is noted once',
  queries: 80,
  input: z.strictObject({
    id: parcelId,
    key: z.uuid({ error: 'must be a UUID' }),
    kind: z.enum(carrierKindNames),
    /** Left out: now. */
    at: z.iso.datetime({ offset: true, error: 'must be a time' }).optional(),
    place: z.string().trim().max(100).default(''),
    text: z.string().trim().max(300).default(''),
  }),
  output: moved,
});

export const handOver = endpoint({
  ...staff,
  path: '/api/staff/parcel/handover',
  decides: 'nothing',
  summary:
    'A parcel leaves our Johannesburg warehouse: booked with the carrier, under a waybill of our own, or to be fetched here',
  queries: 40,
  input: z.strictObject({
    id: parcelId,
    /** Of a courier that we called ourselves; left out, our carrier is booked. */
    waybill: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{4,40}$/, { error: 'must be the number of a waybill' })
      .optional(),
  }),
  output: moved,
});

export const deliverParcel = endpoint({
  ...staff,
  limit: 'guess',
  path: '/api/staff/parcel/deliver',
  decides: 'nothing',
  summary: 'A parcel is handed to its receiver, who says the code',
  queries: 80,
  input: z.strictObject({ id: parcelId, code }),
  output: moved,
});
