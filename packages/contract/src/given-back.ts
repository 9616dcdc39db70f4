import { endpoint } from './endpoint.ts';
import { cents, whole } from './fields.ts';
import * as z from './zod.ts';

/** Money that goes back to shoppers: what was paid, and what waits for somebody. */

const desk = { auth: 'staff', right: 'finance', limit: 'browse' } as const;
const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });

export const backKinds = ['order', 'parcel', 'case', 'goodwill', 'shelf', 'membership', 'service'] as const;
export type BackKind = (typeof backKinds)[number];

/** Paid; waits for a second person, for a supervisor of cases, or for what the seller says to a wish. */
export const backStates = ['paid', 'second', 'supervisor', 'asked'] as const;
export type BackState = (typeof backStates)[number];

/** The calls with which somebody of staff gives money back, by what it is for: above a limit they wait for a second person. */
export const backCalls: Readonly<Record<string, BackKind>> = {
  'POST /api/staff/orderrequest/decide': 'order',
  'POST /api/staff/purchase/decide': 'order',
  'POST /api/staff/purchase/fail': 'order',
  'POST /api/staff/stock/fail': 'order',
  'POST /api/staff/parcel/unpack': 'parcel',
  'POST /api/staff/workorder/decide': 'case',
  'POST /api/staff/stockup/address': 'shelf',
  'POST /api/staff/stockup/cameback': 'shelf',
};

export const listGivenBack = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/refund/list',
  summary:
    'Money that went back to shoppers, the newest first, or what waits, the oldest first: by kind, person, reference and day',
  queries: 7,
  input: z.strictObject({
    state: z.literal([...backStates], { error: `must be one of ${backStates.join(', ')}` }).default('paid'),
    kind: z.literal(['', ...backKinds], { error: `must be one of ${backKinds.join(', ')}` }).default(''),
    /** A username, or of what was paid the reference, such as SO00000012. */
    q: z.string().trim().max(100).default(''),
    from: day.optional(),
    until: day.optional(),
    after: whole(1, Number.MAX_SAFE_INTEGER).optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        /** Of the entry, the decision, the outcome or the wish. */
        id: z.int(),
        state: z.literal([...backStates]),
        kind: z.literal([...backKinds]),
        at: z.string(),
        ref: z.string(),
        usernames: z.array(z.string()),
        /** Null: known when the case is settled. */
        cents: cents.nullable(),
        why: z.string(),
        /** Who of staff asked for it; empty: no call of staff booked it. */
        by: z.string(),
        /** Who agreed as the second person. */
        second: z.string(),
        entryId: z.int().nullable(),
        decisionId: z.int().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
});

const sum = z.object({ count: z.int(), cents });

export const sumGivenBack = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/refund/sums',
  summary: 'What went back to shoppers from one day to another, by kind, and how much waits now; 92 days at most',
  queries: 6,
  input: z.strictObject({ from: day.optional(), until: day.optional() }),
  output: z.object({
    /** The days that were counted. */
    from: z.string(),
    until: z.string(),
    paid: sum,
    kinds: z.array(sum.extend({ kind: z.literal([...backKinds]) })),
    second: sum,
    asked: sum,
    supervisor: z.int(),
  }),
});
