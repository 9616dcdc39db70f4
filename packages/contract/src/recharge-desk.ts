import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { recharge, rechargeNumber } from './recharge.ts';
import { allRechargeStatuses, claimReasonNames, rechargeMethods, rechargeStatuses } from './recharge-options.ts';
import { sortedBy, sortedPage } from './sorting.ts';
import { lookReason } from './written.ts';
import * as z from './zod.ts';

/** Recharges and the bank's statements, as finance looks at them. */

const lineId = whole(1, 2_000_000_000);

export const importStatement = endpoint({
  method: 'POST',
  path: '/api/staff/recharge/statement',
  decides: 'nothing',
  summary: 'Read a bank statement (CSV, OFX or MT940); lines that are known already are left as they are',
  auth: 'staff',
  right: 'finance',
  limit: 'lookup',
  queries: 9,
  input: z.strictObject({
    name: z.string().trim().min(1, { error: 'Name the file.' }).max(100, { error: 'Use at most 100 characters.' }),
    csv: z
      .string({ error: 'must be the text of a file' })
      .min(1, { error: 'The file is empty.' })
      .max(900_000, { error: 'The file is too large. Split it by months.' }),
  }),
  output: z.object({ added: z.int(), known: z.int(), outgoing: z.int(), exact: z.int() }),
});

/** How a line of the statement and a claim fit together, the surest first. */
export const matchKinds = ['exact', 'amountDiffers', 'nearReference', 'payer', 'amountAndDate'] as const;
export type MatchKind = (typeof matchKinds)[number];

const suggestion = z.object({
  number: z.string(),
  kind: z.enum(matchKinds),
  username: z.string(),
  reference: z.string(),
  amount: cents,
  paidOn: z.string(),
  payer: z.string(),
  bank: z.string(),
});

export const listBankLines = endpoint({
  method: 'GET',
  path: '/api/staff/recharge/lines',
  summary: `Money on the statement that nobody has been credited for, with the claims it may belong to; ${pageSize} a page`,
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 7,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        bookedOn: z.string(),
        amount: cents,
        text: z.string(),
        /** The shopper whose reference stands in the text; '' when none does. */
        username: z.string(),
        suggestions: z.array(suggestion),
      }),
    ),
    ...pageFields,
  }),
});

/** When they were asked for, and how much. */
export const rechargeSorts = ['at', 'amount'] as const;

export const searchRecharges = endpoint({
  method: 'GET',
  path: '/api/staff/recharge/list',
  summary: 'All recharges, the newest first unless sorted: by status, of somebody, or by number',
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    /** A username, or a number such as RC2026111500001. */
    q: z.string().trim().max(100).default(''),
    status: oneOf(0, ...allRechargeStatuses).default(0),
    ...sortedBy(rechargeSorts),
  }),
  output: sortedPage(
    z.object({
      number: z.string(),
      username: z.string(),
      method: z.literal([...rechargeMethods]),
      status: z.literal([...allRechargeStatuses]),
      amount: cents,
      fee: cents,
      at: z.string(),
      changedAt: z.string(),
      /** Where the books have it; null: not credited. */
      entry: z.int().nullable(),
    }),
  ),
});

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/staff/recharge/claims',
  summary: `Claims under review, the oldest first, with what looks the same; ${pageSize} a page`,
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 7,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      recharge.extend({
        username: z.string(),
        reference: z.string(),
        /** 'file' or 'details' when it looks like `duplicateOf`, whoever sent that. */
        duplicateBy: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const showProofs = endpoint({
  method: 'POST',
  path: '/api/staff/recharge/proofs',
  decides: 'nothing',
  summary: 'Where the proofs of a claim can be seen for the next minutes, with a reason that is written down',
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({ number: rechargeNumber, reason: lookReason }),
  output: z.object({ proofs: z.array(z.string()) }),
});

export const approveLine = endpoint({
  method: 'POST',
  path: '/api/staff/recharge/approve',
  decides: 'money',
  summary:
    'Credit a line of the statement: to a claim, or without one to the shopper whose reference it carries. The line’s amount counts',
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 30,
  input: z.strictObject({ line: lineId, number: rechargeNumber.optional() }),
  output: z.object({ number: z.string() }),
});

export const approveExact = endpoint({
  method: 'POST',
  path: '/api/staff/recharge/approveexact',
  decides: 'money',
  summary: 'Credit these lines, each to the one claim that it fits exactly; others are left alone',
  auth: 'staff',
  right: 'finance',
  limit: 'lookup',
  queries: 1500,
  input: z.strictObject({
    lines: z.array(lineId).min(1, { error: 'Name the lines.' }).max(50, { error: 'At most 50 at once.' }),
  }),
  output: z.object({ credited: z.array(z.int()), left: z.array(z.int()) }),
});

export const refuseClaim = endpoint({
  method: 'POST',
  path: '/api/staff/recharge/refuse',
  decides: 'account',
  summary: 'Do not approve a claim, for a reason that its shopper reads',
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 14,
  input: z.strictObject({
    number: rechargeNumber,
    reason: z.enum(claimReasonNames, { error: `must be one of ${claimReasonNames.join(', ')}` }),
    note: z.string().trim().max(300, { error: 'Use at most 300 characters.' }).default(''),
  }),
  output: z.object({ status: z.literal(rechargeStatuses.unapproved) }),
});

export const setLineAside = endpoint({
  method: 'POST',
  path: '/api/staff/recharge/setaside',
  decides: 'account',
  summary: 'Money on the statement that is no recharge',
  auth: 'staff',
  right: 'finance',
  limit: 'browse',
  queries: 7,
  input: z.strictObject({
    line: lineId,
    note: z.string().trim().min(3, { error: 'Say what it is.' }).max(300, { error: 'Use at most 300 characters.' }),
  }),
  output: z.object({}),
});
