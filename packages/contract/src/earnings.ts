import { blockReasons, earningKindIds, earningStates } from './earning-kinds.ts';
import { endpoint } from './endpoint.ts';
import { cents, madeFile, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { wishKey } from './transfers.ts';
import { reason } from './written.ts';
import * as z from './zod.ts';

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2026-11' });
const kind = z.literal([...earningKindIds]);
const account = whole(1, 2_147_483_647);

const line = z.object({
  id: z.int(),
  kind,
  /** The number of the order or parcel; the month for what a whole month brought. */
  ref: z.string(),
  /** When it was signed for. */
  at: z.string(),
  /** What of it is counted, after what was refunded before it was signed for. */
  baseCents: cents,
  /** Of the base; 0 where it is an amount of its own. */
  rateBasisPoints: z.int(),
  amountCents: cents,
  /** What refunds took back of the amount. */
  reversedCents: cents,
  state: z.literal([...earningStates]),
  /** When it is, or was, in the purse. */
  readyAt: z.string(),
});
export type EarningLine = z.output<typeof line>;

export const getEarnings = endpoint({
  method: 'GET',
  path: '/api/groupship/billlists',
  summary: `What somebody earned in a month, line by line, ${pageSize} a page, with its sums, twelve months and the purse`,
  auth: 'shopper',
  limit: 'browse',
  queries: 8,
  input: z.strictObject({
    /** Left out: this one. */
    month: month.optional(),
    page: ownPage,
  }),
  output: z.object({
    month: z.string(),
    items: z.array(line),
    ...pageFields,
    /** Of the month; what was taken back is not in the others. */
    totals: z.object({
      earnedCents: cents,
      pendingCents: cents,
      readyCents: cents,
      paidCents: cents,
      reversedCents: cents,
      kinds: z.array(z.object({ kind, count: z.int(), cents })),
    }),
    /** Up to the month that it is now, the oldest first. */
    months: z.array(z.object({ month: z.string(), cents })),
    purse: z.object({
      /** Below 0 after something was taken back that had left it already: what is earned next fills it. */
      cents,
      /** On its way to it. */
      pendingCents: cents,
      /** How long that takes. */
      pendingDays: z.int(),
    }),
    /** How a month's goods of members raise the rate; null for those who lead no group. */
    tiers: z
      .object({
        goodsCents: cents,
        rateBasisPoints: z.int(),
        /** The month is over: the rate stays. */
        closed: z.boolean(),
        steps: z.array(z.object({ fromCents: cents, rateBasisPoints: z.int() })),
      })
      .nullable(),
  }),
});
export type Earnings = z.output<typeof getEarnings.output>;

export const moveEarnings = endpoint({
  method: 'POST',
  path: '/api/groupship/billmove',
  summary:
    'Move money from the commission purse to the balance, at once and without a fee; the same key is the same move',
  auth: 'shopper',
  limit: 'lookup',
  queries: 12,
  input: z.strictObject({ amountCents: whole(1, 2_000_000_000), key: wishKey }),
  output: z.object({ movedCents: cents, purseCents: cents, availableCents: cents }),
});

export const exportEarnings = endpoint({
  method: 'POST',
  path: '/api/groupship/billexport',
  summary: 'The statement of a month as a file to keep: CSV or PDF',
  auth: 'shopper',
  limit: 'costly',
  queries: 8,
  input: z.strictObject({ month, format: z.literal(['csv', 'pdf'], { error: 'must be csv or pdf' }) }),
  output: madeFile,
});

export const clearBlockedInvite = endpoint({
  method: 'POST',
  path: '/api/staff/groupship/clearinvite',
  decides: 'account',
  summary: 'Say that whoever was brought is somebody else after all: what they sign for from now on earns',
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 10,
  input: z.strictObject({ earnerid: account, personid: account, note: reason }),
  output: z.object({ clearedAt: z.string() }),
});

export const listBlockedInvites = endpoint({
  method: 'GET',
  path: '/api/staff/groupship/blockedinvites',
  summary: 'People whose orders earn nothing for whoever brought them, because both seem to be one, the newest first',
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        earnerId: z.int(),
        earner: z.string(),
        personId: z.int(),
        person: z.string(),
        reason: z.literal([...blockReasons]),
        foundAt: z.string(),
      }),
    ),
    ...pageFields,
  }),
});
