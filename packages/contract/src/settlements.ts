import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { gatewayNames } from './recharge-options.ts';
import * as z from './zod.ts';

/** What payment gateways say that they took for us, held against what we credited. */

const desk = { auth: 'staff', right: 'finance' } as const;
const gateway = z.literal([...gatewayNames], { error: 'must be payfast, ozow or yoco' });

/** How a payment of a gateway and ours differ; '' for one that agrees. */
export const settlementFaults = ['unknown', 'uncredited', 'amount', 'otherPayment', 'takenBack', 'missing'] as const;
export type SettlementFault = (typeof settlementFaults)[number];
const fault = z.literal(['', ...settlementFaults]);

export const importSettlement = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/settlement/import',
  summary: 'Read a settlement file of a payment gateway and hold it against what we credited',
  decides: 'nothing',
  limit: 'lookup',
  queries: 12,
  input: z.strictObject({
    gateway,
    name: z.string().trim().min(1, { error: 'Name the file.' }).max(100, { error: 'Use at most 100 characters.' }),
    csv: z
      .string({ error: 'must be the text of a file' })
      .min(1, { error: 'The file is empty.' })
      .max(900_000, { error: 'The file is too large. Split it by weeks.' }),
  }),
  output: z.object({
    id: z.int(),
    payments: z.int(),
    /** Of other files already. */
    known: z.int(),
    differing: z.int(),
    /** What we credited in those days and the gateway does not name. */
    missing: z.int(),
    gross: cents,
    fee: cents,
    net: cents,
  }),
});

export const listSettlements = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/settlement/list',
  summary: 'Settlement files, the newest first, with what they come to and what of them is still to be looked at',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        gateway,
        name: z.string(),
        from: z.string(),
        until: z.string(),
        payments: z.int(),
        gross: cents,
        fee: cents,
        net: cents,
        open: z.int(),
        importedBy: z.string(),
        importedAt: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const listSettlementLines = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/settlement/lines',
  summary: 'Payments of gateways: those that do not match, the oldest first, or all, by gateway, file and fault',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    show: z.literal(['open', 'all']).default('open'),
    gateway: z.literal(['', ...gatewayNames]).default(''),
    fault: fault.default(''),
    file: whole(0, 2_147_483_647).default(0),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        gateway,
        /** The gateway's number of the payment, and ours of the recharge. */
        payment: z.string(),
        reference: z.string(),
        paidOn: z.string(),
        /** What they say, and what we have; null where there is nothing. */
        gross: cents.nullable(),
        fee: cents.nullable(),
        net: cents.nullable(),
        ours: cents.nullable(),
        fault,
        state: oneOf(10, 20, 30),
        note: z.string(),
        settledBy: z.string(),
        settledAt: z.string(),
        file: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const settleLine = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/settlement/settle',
  summary: 'Say why a payment that does not match is right, or what was done about it',
  decides: 'nothing',
  limit: 'lookup',
  queries: 4,
  input: z.strictObject({
    id: whole(1, 2_147_483_647),
    note: z.string().trim().min(5, { error: 'Say what was found, in at least five characters.' }).max(300),
  }),
  output: z.object({}),
});

export const recheckSettlements = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/settlement/recheck',
  summary: 'Hold the payments that did not match against our books once more',
  decides: 'nothing',
  limit: 'lookup',
  queries: 14,
  input: z.strictObject({}),
  output: z.object({ agree: z.int(), open: z.int() }),
});
