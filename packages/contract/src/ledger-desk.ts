import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { entryTypes, phases } from './ledger.ts';
import * as z from './zod.ts';

/** The books, as finance looks at them. */

const desk = { auth: 'staff', right: 'finance', limit: 'browse' } as const;
const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2026-11' });
const types = Object.values(entryTypes);
const entryId = whole(1, Number.MAX_SAFE_INTEGER);

const entry = z.object({
  id: z.int(),
  at: z.string(),
  type: z.literal(types),
  phase: z.literal(Object.values(phases)),
  ref: z.string(),
  note: z.string(),
  key: z.string(),
  reverses: z.int().nullable(),
  asset: z.literal(['ZAR', 'SCOIN']),
  amount: cents,
  /** Whose balances it changed. */
  usernames: z.array(z.string()),
});

export const listEntries = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/entries',
  summary: 'Entries of the books, the newest first: of somebody, of a reference, by number, type and day',
  queries: 5,
  input: z.strictObject({
    /** A username, a reference such as SO00000012, or the number of an entry. */
    q: z.string().trim().max(100).default(''),
    type: oneOf(0, ...types).default(0),
    from: day.optional(),
    until: day.optional(),
    after: entryId.optional(),
  }),
  output: z.object({ items: z.array(entry), next: z.string().nullable() }),
});

const place = z.object({ username: z.string(), book: z.string() });

export const getEntry = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/entry',
  summary:
    'One entry: what moved from where to where, what it did to balances, and what it reverses or was reversed by',
  queries: 9,
  input: z.strictObject({ id: entryId }),
  output: z.object({
    entry,
    postings: z.array(
      z.object({ from: place, to: place, amount: cents, item: z.string(), returned: cents, origin: z.string() }),
    ),
    changes: z.array(z.object({ username: z.string(), book: z.string(), change: cents, before: cents, after: cents })),
    chain: z.array(entry),
    /** Who asked for it and who agreed, where it was booked by hand. */
    hands: z.object({ number: z.string(), why: z.string(), by: z.string(), decidedBy: z.string() }).nullable(),
  }),
});

export const listLiabilities = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/liabilities',
  summary: 'What we owe shoppers at the end of each day, by kind of balance',
  queries: 3,
  input: z.strictObject({ days: whole(1, 92).default(31) }),
  output: z.object({
    items: z.array(
      z.object({
        day: z.string(),
        available: cents,
        bonus: cents,
        frozen: cents,
        commission: cents,
        jar: cents,
        /** Vouchers that nobody has redeemed yet. */
        gift: cents,
        total: cents,
        scoin: z.int(),
      }),
    ),
  }),
});

export const getTurnover = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/turnover',
  summary: 'A month in figures: what came into and left each place of ours, and the tax invoices with their VAT',
  queries: 6,
  input: z.strictObject({ month }),
  output: z.object({
    month: z.string(),
    tills: z.array(z.object({ till: z.string(), came: cents, went: cents, net: cents })),
    sales: cents,
    vat: z.object({
      invoices: z.int(),
      total: cents,
      vat: cents,
      /** What went back of such sales in the month, each time with a credit note. */
      credited: z.object({ notes: z.int(), total: cents, vat: cents }),
      due: cents,
      basisPoints: z.int(),
    }),
  }),
});

export const listTurnover = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/turnoverlines',
  summary: 'The same month line by line, for a file: what moved by place, and the VAT to pay',
  queries: 6,
  input: z.strictObject({ month }),
  output: z.object({ items: z.array(z.object({ place: z.string(), came: cents, went: cents, net: cents })) }),
});

/** A report on paper: turnover and VAT of a month, what we owed on each of its days, or how the month was closed. */
const paperKinds = ['turnover', 'liabilities', 'close'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const getLedgerPaper = endpoint({
  ...desk,
  limit: 'costly',
  method: 'POST',
  path: '/api/staff/ledger/paper',
  decides: 'nothing',
  summary:
    'A report of a month as a PDF: turnover and VAT, what we owed day by day, or its closing; who took it is written down',
  queries: 12,
  input: z.strictObject({
    kind: z.literal(paperKinds, { error: 'must be turnover, liabilities or close' }),
    month,
  }),
  output: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
});

export const listMonths = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/months',
  summary: 'The months of the books: which are closed, by whom, and which can be closed next',
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        month: z.string(),
        state: z.literal(['running', 'open', 'next', 'closed']),
        closedAt: z.string().nullable(),
        closedBy: z.string(),
        entries: z.int().nullable(),
      }),
    ),
    ...pageFields,
  }),
});

export const closeMonth = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/ledger/closemonth',
  summary: 'Close a month for good: nothing can be booked in it any more',
  decides: 'nothing',
  queries: 8,
  input: z.strictObject({ month }),
  output: z.object({ entries: z.int() }),
});

export const listBooksChecks = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/ledger/checks',
  summary: 'Whether the books agreed, each time somebody looked, the newest first',
  queries: 3,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        tookMs: z.int(),
        checks: z.int(),
        differences: z.array(z.object({ check: z.string(), found: z.array(z.string()) })),
      }),
    ),
    ...pageFields,
  }),
});

export const checkBooks = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/ledger/check',
  summary: 'Look now whether the books agree; the answer is in the list a moment later',
  decides: 'nothing',
  limit: 'costly',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({}),
});
