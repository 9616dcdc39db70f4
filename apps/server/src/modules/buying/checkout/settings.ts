import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const hours = z.int().min(1).max(720);
const seconds = z.int().min(1).max(3600);
const minutes = z.int().min(1).max(1440);
const cents = z.int().nonnegative();

const service = z.object({
  code: z.string().regex(/^[a-zA-Z]{2,20}$/),
  name: z.string().min(1),
  text: z.string(),
  cents: cents.positive(),
  /** Once for the whole order, for each piece of it, or as often as the shopper says. */
  per: z.enum(['order', 'piece', 'count']),
});

const order = (code: string, name: string, text: string, price: number, per: 'order' | 'piece' | 'count' = 'order') =>
  ({ code, name, text, cents: price, per }) as const;

const basisPoints = z.int().min(0).max(10_000);

export const checkoutTerms = defineSetting(
  'checkout.terms',
  z.object({
    /** How long a price stands after its checkout was made, and how long it can be paid. */
    priceHours: hours,
    payHours: hours,
    /** When a shopper is reminded of what is not paid yet. */
    reminderHours: z.array(hours),
    /** Whoever looks at a checkout waits for what was read at its supplier longer ago. */
    recheckMinutes: minutes,
    /** What was read longer ago is read again while they look, and before it is paid. */
    lookSeconds: seconds.default(15),
    paySeconds: seconds.default(90),
    /** How long stock in Johannesburg waits for its payment, and a clearance piece. */
    stockMinutes: minutes,
    pieceMinutes: minutes,
    /** The most that one checkout may come to. */
    maxCents: cents.positive().max(2_000_000_000),
    /** How long a supplier's word about freight is used again. */
    quoteHours: hours,
  }),
  {
    priceHours: 24,
    payHours: 72,
    reminderHours: [24, 60],
    recheckMinutes: 5,
    lookSeconds: 15,
    paySeconds: 90,
    stockMinutes: 30,
    pieceMinutes: 15,
    maxCents: 100_000_000,
    quoteHours: 24,
  },
);

/** What our warehouse does with an order beside the three photos that everybody gets. */
export const checkoutServices = defineSetting('checkout.services', z.array(service), [
  order('photo', 'Extra photo', 'A further photo, beside the three free ones.', 500, 'count'),
  order('measure', 'Measuring photo', 'A photo with a tape measure beside it.', 800),
  order('video', 'Short video', 'Up to 20 seconds, from all sides.', 2_000),
  order('unbox', 'Remove retail boxes', 'Lighter and smaller: freight gets cheaper.', 300, 'piece'),
  order('untag', 'Remove tags', 'Price and shop tags are cut off.', 200, 'piece'),
  order('vacuum', 'Vacuum packing', 'For clothes and bedding: less volume by sea.', 1_000),
  order('bubble', 'Corner and bubble protection', 'For what breaks.', 1_500),
  order('film', 'Moisture film', 'For weeks at sea.', 1_000),
]);

/** Business clients who pay a flat fee by contract, by their account number. */
export const feesContracts = defineSetting(
  'fees.contracts',
  z.object({ basisPoints, accounts: z.array(z.int().positive()) }),
  { basisPoints: 500, accounts: [] },
);

/** Where suppliers send to, in the codes of the supplier site. */
export const freightWarehouse = defineSetting(
  'freight.warehouse',
  z.object({ province: z.string(), city: z.string(), district: z.string() }),
  { province: '440000', city: '440100', district: '440111' },
);
