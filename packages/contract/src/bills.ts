import { endpoint } from './endpoint.ts';
import { cents, madeFile, oneOf, ownPage, pageFields } from './fields.ts';
import { entryTypes, phases } from './ledger.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** The balances that count rand, in the order in which they are shown. */
export const randBalances = ['available', 'bonus', 'frozen', 'commission', 'jar'] as const;

export const getBalance = endpoint({
  method: 'GET',
  path: '/api/user/balance',
  summary: 'What is in the wallet: what can be spent now, and where everything lies',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({
    /** What can be spent now: available and bonus. */
    balance: cents,
    available: cents,
    bonus: cents,
    frozen: cents,
    commission: cents,
    jar: cents,
  }),
});

const types = Object.values(entryTypes);

const filter = {
  /** A month here, 2026-11; left out: all. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2026-11' })
    .optional(),
  type: oneOf(...types).optional(),
};

const bill = z.object({
  id: z.int(),
  at: z.string(),
  type: z.literal(types),
  phase: z.literal(Object.values(phases)),
  ref: z.string(),
  note: z.string(),
  /** What it did to all balances together; 0 when it only moved between them. */
  amount: cents,
  changes: z.array(z.object({ purse: z.literal([...randBalances]), change: cents, before: cents, after: cents })),
});
export type Bill = z.output<typeof bill>;

export const listBills = endpoint({
  method: 'POST',
  path: '/api/user/bill/list',
  summary: `Every movement of money, newest first, ${pageSize} a page; of one month or type if given, with what came in and went out`,
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ ...filter, page: ownPage }),
  output: z.object({
    items: z.array(bill),
    ...pageFields,
    totals: z.object({ in: cents, out: cents }),
    /** What can be filtered by: the months and types that there are. */
    months: z.array(z.string()),
    types: z.array(z.literal(types)),
  }),
});
export type BillPage = z.output<typeof listBills.output>;

/** The most movements that one file holds. */
export const billsInFile = 5000;

export const exportBills = endpoint({
  method: 'POST',
  path: '/api/user/bill/export',
  summary: 'The movements of a month or type, or all, as a file to keep: CSV or PDF, newest first',
  auth: 'shopper',
  limit: 'costly',
  queries: 3,
  input: z.strictObject({ ...filter, format: z.literal(['csv', 'pdf'], { error: 'must be csv or pdf' }) }),
  output: madeFile,
});
