import { earningKindIds } from './earning-kinds.ts';
import { endpoint } from './endpoint.ts';
import { cents, ownPage, pageFields, whole } from './fields.ts';
import * as z from './zod.ts';

/** What a month earns ambassadors and influencers, for finance, before the clock pays it. */

const desk = { auth: 'staff', right: 'finance', limit: 'browse', method: 'GET' } as const;
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2026-11' });

const sums = {
  lines: z.int(),
  /** What was earned, what refunds took back of it, and the difference that the tier of the month makes (to come, while it is open). */
  earned: cents,
  reversed: cents,
  tier: cents,
  /** What it comes to: what lies in the purse already, and what is still to come into it. */
  total: cents,
  paid: cents,
  toPay: cents,
};

export const getCommissionRun = endpoint({
  ...desk,
  path: '/api/staff/commission/run',
  summary: 'What the commission of a month comes to, by person, the most first, and what of it is paid',
  queries: 5,
  input: z.strictObject({ month, page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        accountId: z.int(),
        username: z.string(),
        ...sums,
        /** What members' goods come to, and the rate that they reach. */
        goods: cents,
        rate: z.int(),
        closed: z.boolean(),
        /** When the next of it comes into the purse; '' when all of it is there. */
        nextAt: z.string(),
      }),
    ),
    sum: z.object(sums),
    ...pageFields,
  }),
});

export const listCommissionLines = endpoint({
  ...desk,
  path: '/api/staff/commission/lines',
  summary: 'The lines that somebody’s commission of a month is made of, with their entries in the books',
  queries: 4,
  input: z.strictObject({ month, account: whole(1, 2_147_483_647), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        kind: z.literal(earningKindIds),
        /** The order or parcel that it is for; '' for a month or a task. */
        number: z.string(),
        signedAt: z.string(),
        base: cents,
        rate: z.int(),
        earned: cents,
        reversed: cents,
        readyAt: z.string(),
        paidAt: z.string(),
        entry: z.int().nullable(),
      }),
    ),
    ...pageFields,
  }),
});
