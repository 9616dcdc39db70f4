import { endpoint } from './endpoint.ts';
import { cents, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { wishKey } from './transfers.ts';
import * as z from './zod.ts';

/** An order of several pieces that lies in our warehouse becomes two. */

const id = whole(1, 2_147_483_647);
const pieces = whole(1, 9_998);
const staff = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;

/** Done: the pieces have an order of their own. Ended: they stay together, and the fee is back. */
export const splitStates = { waiting: 10, done: 20, ended: 90 } as const;
const state = z.literal(Object.values(splitStates));

export const splitOrder = endpoint({
  method: 'POST',
  path: '/api/shoporder/split',
  summary:
    'Have some pieces of an order in our warehouse taken out as an order of their own, for a fee from the balance',
  auth: 'shopper',
  limit: 'browse',
  queries: 24,
  /** `feecents`: what the shopper was shown. */
  input: z.strictObject({ id, pieces, feecents: cents, key: wishKey }),
  output: z.object({ id: z.int(), pieces: z.int(), cents, dueAt: z.string() }),
});

export const cancelSplit = endpoint({
  method: 'POST',
  path: '/api/shoporder/split/cancel',
  summary: 'Leave an order together after all, while nobody has taken it apart; the fee comes back',
  auth: 'shopper',
  limit: 'browse',
  queries: 20,
  input: z.strictObject({ id }),
  output: z.object({ id: z.int(), backCents: cents }),
});

export const listSplits = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/split/list',
  summary: `Orders that are to be split, the longest waiting first, or those that were, the newest first; ${pageSize} a page`,
  queries: 6,
  input: z.strictObject({
    show: z.literal(['waiting', 'ended'], { error: 'must be waiting or ended' }).default('waiting'),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        orderId: z.int(),
        number: z.string(),
        title: z.string(),
        options: z.array(z.string()),
        pieces: z.int(),
        of: z.int(),
        shelf: z.string(),
        cents,
        state,
        createdAt: z.string(),
        dueAt: z.string(),
        endedAt: z.string().nullable(),
        why: z.string(),
        /** The order of what was taken out; '' before. */
        newNumber: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

const side = whole(1, 5_000);

export const doSplit = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/split/done',
  decides: 'nothing',
  summary:
    'The pieces were taken out, weighed and shelved: they are an order of their own. Sent again, nothing happens',
  queries: 40,
  input: z.strictObject({
    orderId: id,
    /** How many pieces the order had before. */
    of: whole(2, 9_999),
    /** What was taken out; what stays weighs the rest. */
    grams: whole(1, 500_000),
    lengthMm: side,
    widthMm: side,
    heightMm: side,
    shelf: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]\d{1,2}-\d{1,2}-\d{1,2}$/, { error: 'must be a shelf such as A1-02-3' }),
    /** What stays, where its box became another. */
    rest: z.strictObject({ lengthMm: side, widthMm: side, heightMm: side }).optional(),
  }),
  output: z.object({ orderId: z.int(), number: z.string(), newOrderId: z.int(), newNumber: z.string() }),
});

export const failSplit = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/split/fail',
  decides: 'account',
  summary: 'An order cannot be split: it stays together, and its shopper has the fee back',
  queries: 30,
  input: z.strictObject({
    orderId: id,
    why: z.string().trim().min(5, { error: 'Say in a few words why.' }).max(200),
  }),
  output: z.object({ orderId: z.int(), backCents: cents }),
});
