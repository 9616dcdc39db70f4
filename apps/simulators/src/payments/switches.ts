import { z } from 'zod';

/** What can be made to go wrong, by flags at the start and by POST /control later. */
export const switchesShape = z.strictObject({
  /** Callbacks are signed with something else. */
  wrongSignature: z.boolean().default(false),
  /** Callbacks name R 1.00 less than was asked for. */
  wrongAmount: z.boolean().default(false),
  /** Callbacks are for another merchant, and rightly signed. */
  wrongMerchant: z.boolean().default(false),
  /** Every callback is sent twice. */
  duplicate: z.boolean().default(false),
  /** Callbacks come so many seconds after the browser went back. */
  lateSeconds: z.int().min(0).max(3600).default(0),
  /** No callback comes at all. */
  noCallback: z.boolean().default(false),
  /** Ozow looks into the payment before it says anything. */
  investigating: z.boolean().default(false),
  /** The gateway itself is broken: HTTP 503. */
  failing: z.boolean().default(false),
});

export type Switches = z.output<typeof switchesShape>;

export const allOff = (): Switches => switchesShape.parse({});
