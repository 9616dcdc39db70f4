import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import * as z from './zod.ts';

/** What finance books by hand; always asked for by one person and agreed to by another. */

/** What of a shopper's may be booked by hand. S Coin, jars, vouchers and what is set aside move with what they belong to. */
export const manualBalances = ['available', 'bonus', 'commission'] as const;
export const manualBalanceWords: Record<(typeof manualBalances)[number], string> = {
  available: 'Balance',
  bonus: 'Bonus',
  commission: 'Commission',
};

/** Our own places, as finance calls them. Memberships are not among them: what lies there is counted against who has one. */
export const manualTillWords = {
  corrections: 'Corrections',
  bank: 'Bank',
  'gateway.payfast': 'PayFast',
  'gateway.ozow': 'Ozow',
  'gateway.yoco': 'Yoco',
  'fees.gateway': 'Fees of gateways',
  'fees.withdrawal': 'Fees of withdrawals',
  suppliers: 'Suppliers',
  carriers: 'Carriers',
  customs: 'Customs',
  'sales.goods': 'Sales: goods',
  'sales.chinaFreight': 'Sales: freight in China',
  'sales.serviceFee': 'Sales: service fee',
  'sales.services': 'Sales: services',
  'sales.freight': 'Sales: international freight',
  'sales.delivery': 'Sales: delivery',
  'sales.insurance': 'Sales: insurance',
  'sales.storage': 'Sales: storage',
  'sales.clearance': 'Sales: clearance',
  'promotions.bonus': 'Promotions: bonus',
  'promotions.coupon': 'Promotions: coupons',
  compensations: 'Compensations',
  commissions: 'Commissions',
  sellers: 'Sellers',
} as const;
export type ManualTill = keyof typeof manualTillWords;
export const manualTills = Object.keys(manualTillWords) as ManualTill[];

const desk = { auth: 'staff', right: 'finance', limit: 'browse' } as const;
const why = z.string().trim().min(10, { error: 'Say why, in ten letters or more.' }).max(300);
const key = z.uuid({ error: 'must be a UUID' });

/** Somebody's balance, or with no name a place of ours. */
const side = z.strictObject({
  username: z.string().trim().max(100).default(''),
  book: z.literal([...manualBalances, ...manualTills], { error: 'must be one of the places of the list' }),
});

export const askManualEntry = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/ledger/manual',
  summary: 'Book an amount by hand from one place to another; it waits for a second person, whatever the amount',
  decides: 'money',
  queries: 18,
  input: z.strictObject({
    key,
    from: side,
    to: side,
    cents: whole(1, 100_000_000),
    /** A few words for the bill of the shopper. */
    note: z.string().trim().max(100).default(''),
    why,
    /** Another day than today, for what touches places of ours only. */
    day: z.iso.date({ error: 'must be a day such as 2026-11-15' }).optional(),
  }),
  output: z.object({ number: z.string(), entryid: z.int() }),
});

export const reverseManualEntry = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/ledger/manualreverse',
  summary: 'Give back all of an entry that was booked by hand, with a counter entry; it waits for a second person',
  decides: 'money',
  queries: 18,
  input: z.strictObject({ key, id: whole(1, 2_147_483_647), why }),
  output: z.object({ number: z.string(), entryid: z.int() }),
});

const place = z.object({ username: z.string(), book: z.string() });

export const manualStates = { waiting: 10, booked: 20, refused: 30 } as const;

export const listManualEntries = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/manuals',
  summary:
    'What was booked by hand or waits to be, the newest first: from where to where, why, who asked and who agreed',
  queries: 6,
  input: z.strictObject({
    /** 0: all; 1: not booked; 2: booked. */
    state: oneOf(0, 1, 2).default(0),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        from: place,
        to: place,
        cents,
        note: z.string(),
        why: z.string(),
        day: z.string().nullable(),
        state: z.literal([10, 20, 30]),
        /** The decision that waits, to agree to or to refuse. */
        decision: z.int().nullable(),
        by: z.string(),
        at: z.string(),
        decidedBy: z.string(),
        decidedAt: z.string().nullable(),
        /** Why it was refused. */
        reason: z.string(),
        entryId: z.int().nullable(),
        /** The number of what it gives back, and of what gave it back. */
        reverses: z.string(),
        reversedBy: z.string(),
        /** Whether whoever asks may be the second person. */
        mine: z.boolean(),
      }),
    ),
    ...pageFields,
  }),
});
