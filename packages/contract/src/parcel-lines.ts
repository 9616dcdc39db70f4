import { cents } from './fields.ts';
import { parcelDeliveries } from './shipping.ts';
import * as z from './zod.ts';

/** The lines of a quote that only a parcel has, beside freight, oversize, packing and duty. */
export const parcelLines = [
  /** Parcels that others sent to our warehouse for the shopper. */
  z.object({ kind: z.literal('forwarding'), cents, parcels: z.int(), eachCents: cents }),
  z.object({
    kind: z.literal('service'),
    cents,
    code: z.string(),
    name: z.string(),
    per: z.enum(['parcel', 'piece']),
    count: z.int(),
    eachCents: cents,
  }),
  z.object({
    kind: z.literal('storage'),
    cents,
    /** Those that lay longer than they may for nothing. */
    orders: z.array(z.object({ orderId: z.int(), cents })),
  }),
  z.object({
    kind: z.literal('insurance'),
    cents,
    basisPoints: z.int(),
    goodsCents: cents,
    freightCents: cents,
    /** What is insured: goods and freight, up to the cap. */
    coveredCents: cents,
    capCents: cents,
    minimumCents: cents,
    by: z.enum(['share', 'minimum', 'cap']),
  }),
  z.object({
    kind: z.literal('localDelivery'),
    cents,
    delivery: z.enum(parcelDeliveries),
    /** In the line, free for a member of the ambassador's group, fetched, or by the courier's table. */
    by: z.enum(['included', 'member', 'fetched', 'table']),
    /** By the courier's table. */
    size: z.string().nullable(),
    parcels: z.int(),
    eachCents: cents,
    depot: z.object({ days: z.int(), dayCents: cents }).nullable(),
  }),
  z.object({
    kind: z.literal('freightCoupon'),
    /** Below zero, as what follows is. */
    cents,
    couponId: z.int(),
    name: z.string(),
    ofCents: cents,
    /** What the membership would have taken off: a parcel has one or the other. */
    insteadOfCents: cents,
  }),
  /** In a group shipment: what shipping together takes off, the own share of packing it, and what the shop pays of it. */
  z.object({ kind: z.literal('roundDiscount'), cents, basisPoints: z.int(), ofCents: cents }),
  z.object({ kind: z.literal('roundPacking'), cents, ofCents: cents }),
  z.object({
    kind: z.literal('roundBorne'),
    cents,
    /** The most that was promised. */ mostCents: cents,
    ofCents: cents,
  }),
  z.object({ kind: z.literal('rehearsalCredit'), cents, paidCents: cents, ofCents: cents }),
  z.object({ kind: z.literal('coins'), cents, coins: z.int(), ofCents: cents }),
] as const;
