import { z } from 'zod';

const cents = z.int().nonnegative();
const basisPoints = z.int().min(0).max(10_000);

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

const limits = z.object({
  orders: z.int().positive(),
  grams: z.int().positive().nullable(),
  litres: z.int().positive().nullable(),
  goodsCents: cents.positive(),
});

const once = (code: string, name: string, text: string, price: number) =>
  ({ code, name, text, cents: price, per: 'parcel', when: 'sending' }) as const;
const each = (code: string, name: string, text: string, price: number) =>
  ({ code, name, text, cents: price, per: 'piece', when: 'sending' }) as const;
const apart = (code: string, name: string, text: string, price: number) =>
  ({ code, name, text, cents: price, per: 'parcel', when: 'apart' }) as const;

export const shippingSettings = {
  /** What our warehouse does for a parcel. */
  'parcel.services': {
    schema: z.array(service),
    first: [
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
      apart('reopen', 'Re-open a packed parcel', 'To add or take out an order.', 5_000),
    ],
  },
  /** The most that one parcel may hold. */
  'parcel.limits': {
    schema: z.object({ air: limits, sea: limits }),
    first: {
      air: { orders: 30, grams: 30_000, litres: null, goodsCents: 500_000 },
      sea: { orders: 100, grams: null, litres: 5_000, goodsCents: 5_000_000 },
    },
  },
  /** Fetching it oneself: from an ambassador, who asks this of people who are not their members, or at our depot. */
  'parcel.pickup': {
    schema: z.object({ ambassadorCents: cents, depotDays: z.int().nonnegative(), depotDayCents: cents }),
    first: { ambassadorCents: 800, depotDays: 14, depotDayCents: 500 },
  },
  /** For each parcel that others sent to our warehouse for a shopper. */
  'parcel.forwardingCents': { schema: cents, first: 1_000 },
  /** Of declared goods and freight; nothing above the cap is insured. */
  'insurance.terms': {
    schema: z.object({ basisPoints, minimumCents: cents, capCents: cents.positive() }),
    first: { basisPoints: 200, minimumCents: 500, capCents: 2_500_000 },
  },
} as const satisfies Record<string, { schema: z.ZodType; first: unknown }>;
