import { z } from 'zod';

/** What can be made to go wrong, by flags at the start and by POST /control later. */
export const switchesShape = z.strictObject({
  /** Every call is one too many. */
  rateLimited: z.boolean().default(false),
  /** Never answers, so that the caller's patience is tested. */
  silent: z.boolean().default(false),
  /** The gateway itself is broken: HTTP 503. */
  failing: z.boolean().default(false),
  /** Answers that must not be believed: a page, half a JSON, or the right JSON with the wrong things in it. */
  malformed: z.enum(['no', 'html', 'cut', 'shape']).default('no'),
  /** All prices, in percent of what they are. */
  pricePercent: z.int().min(1).max(10_000).default(100),
  /** Messages to the app: not sent, sent twice, signed by somebody else, or only half of each. */
  pushing: z.enum(['on', 'lost', 'twice', 'forged', 'cut']).default('on'),
  /** Where the app wants its messages; empty: nowhere. */
  pushUrl: z.union([z.literal(''), z.url()]).default(''),
  /** Refunds: carried out without an answer, or of goods that are somewhere else by now. */
  lost: z.array(z.enum(['createRefund', 'goodsStatus'])).default([]),
  /** What every seller sells mixed, in yuan and in pieces. */
  mix: z
    .strictObject({ mixAmount: z.number().min(0), mixNumber: z.int().min(0) })
    .nullable()
    .default(null),
  soldOut: z.array(z.string()).default([]),
  takenDown: z.array(z.string()).default([]),
});

export type Switches = z.output<typeof switchesShape>;

export const allOff = (): Switches => switchesShape.parse({});
