import { cents } from './fields.ts';
import { quoteLine } from './pricing.ts';
import { freightRefusals, parcelDeliveries } from './shipping.ts';
import * as z from './zod.ts';

const line = {
  /** The freight line's code: A1, S2. */
  line: z.string(),
  name: z.string(),
  way: z.literal([1, 2]),
};

/** What one parcel costs by one line. */
const quotedParcel = z.object({
  ...line,
  refusal: z.null(),
  days: z.object({ from: z.int(), to: z.int() }),
  delivery: z.enum(parcelDeliveries),
  /** Where the shopper fetches it, when that is not in their own country. */
  collectIn: z.string().nullable(),
  /** What we charge: they add up to the total. */
  lines: z.array(quoteLine),
  totalCents: cents,
  /** Duty and VAT, as estimated: 0 where the line includes them, else paid to customs. */
  onArrival: z.array(quoteLine),
  onArrivalCents: cents,
  /** The freight alone, before anything comes off. */
  freightCents: cents,
  /** The coupon that is made use of. */
  couponId: z.int().nullable(),
  coins: z.int(),
});

const refusedLine = z.object({ ...line, refusal: z.enum(freightRefusals) });

/** A line with its price, or why it does not take the goods. */
export const lineOption = z.union([quotedParcel, refusedLine]);
export type LineOption = z.output<typeof lineOption>;
