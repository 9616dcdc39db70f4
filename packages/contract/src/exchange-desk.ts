import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import * as z from './zod.ts';

/** What a yuan costs, as finance looks at it and sets it. Rates are rand for one yuan in ten-thousandths. */

const desk = { auth: 'staff', right: 'finance', limit: 'browse' } as const;
const moment = z.iso.datetime({ error: 'must be a moment such as 2026-11-20T08:00:00Z' });
/** Ours, or that of the market, of which ours is made at 09:00. */
const of = z.literal(['rate', 'market'], { error: 'must be rate or market' });

const held = z.object({
  rate: z.int(),
  /** Since the first start: null. */
  from: z.string().nullable(),
  /** 'rate of the day' where no person set it. */
  by: z.string(),
});

export const listRates = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/exchange/rates',
  summary: 'The exchange rate: what is in force and where it came from, what comes next, and all that it was',
  queries: 6,
  input: z.strictObject({ of: of.default('rate'), page: ownPage }),
  output: z.object({
    now: held,
    market: held,
    marginBasisPoints: z.int(),
    mostChangeBasisPoints: z.int(),
    /** What 09:00 makes of the market's rate and the margin, and whether that leaps and so waits for somebody. */
    atNine: z.object({ rate: z.int(), leaps: z.boolean() }),
    /** The newest row of each: whoever sets one says what they have seen. */
    seen: z.object({ rate: z.string(), market: z.string() }),
    items: z.array(
      held.extend({
        state: z.literal(['planned', 'now', 'past']),
        /** Against the one before it. */
        changeBasisPoints: z.int().nullable(),
        why: z.string(),
        /** Who agreed. */
        second: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const setRate = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/exchange/set',
  summary: 'Set our rate or the market’s from a moment on, saying where it is from; it waits for a second person',
  decides: 'company',
  queries: 12,
  input: z.strictObject({
    of,
    rate: whole(5_000, 100_000),
    /** Left out or over: at once. */
    from: moment.optional(),
    /** Where it is from: 'SARB, 15 November, 10:00'. */
    reason: z.string().trim().min(5, { error: 'Say where it is from.' }).max(200),
    seen: moment,
    /** 1: unusual as it is, it is meant. */
    sure: oneOf(0, 1).default(0),
  }),
  output: z.object({ from: z.string() }),
});
