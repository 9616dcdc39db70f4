import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { allRechargeStatuses, gatewayNames, rechargeMethods, rechargeStatuses } from './recharge-options.ts';
import { fileId } from './uploads.ts';
import * as z from './zod.ts';

/** Far above every limit that a setting could name; the settings decide. */
const amount = whole(1, 1_000_000_000);

export const rechargeNumber = z
  .string({ error: 'must be the number of a recharge' })
  .regex(/^RC\d{8}\d{5,9}$/, { error: 'must be the number of a recharge' });

/** Made by the browser before it sends, so that a wish sent twice is one. */
const key = z.uuid({ error: 'must be a key of this wish' });

export const recharge = z.object({
  number: z.string(),
  method: z.enum(rechargeMethods),
  status: z.literal(allRechargeStatuses),
  amount: cents,
  fee: cents,
  /** That came with it, or would. */
  bonus: cents,
  /** Why it was not approved; '' otherwise. */
  reason: z.string(),
  reasonText: z.string(),
  note: z.string(),
  /** EFT only, '' otherwise. */
  bank: z.string(),
  paidOn: z.string(),
  payer: z.string(),
  files: z.array(z.string()),
  /** The number of an earlier recharge of one's own that looks the same; '' otherwise. */
  duplicateOf: z.string(),
  /** The gateway looks into it. */
  investigated: z.boolean(),
  /** Whether the shopper has been sent to the gateway. */
  started: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Recharge = z.output<typeof recharge>;

/** What pays itself when the money arrives. */
const waiting = z.object({
  id: z.int(),
  number: z.string(),
  totalCents: cents,
  orders: z.array(z.object({ title: z.string(), picture: z.string(), quantity: z.int() })),
});
export type RechargeWaiting = z.output<typeof waiting>;

const rechargeDetail = recharge.extend({ waits: z.array(waiting) });
export type RechargeDetail = z.output<typeof rechargeDetail>;

export const rechargeInfo = endpoint({
  method: 'GET',
  path: '/api/recharge/info',
  summary: 'Ways to recharge, our bank account, the personal reference, limits, fee and bonus',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({}),
  output: z.object({
    balance: cents,
    methods: z.array(z.enum(rechargeMethods)),
    /** What belongs into the payment to our bank: the same for life. */
    reference: z.string(),
    bank: z.object({
      bank: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      branchCode: z.string(),
      accountType: z.string(),
    }),
    banks: z.array(z.string()),
    limits: z.object({ min: cents, max: cents, day: cents, leftToday: cents, claimDays: z.int() }),
    /** How soon a payment to our bank is in the balance: working hours with the reference, hours without. */
    review: z.object({ workingHours: z.int(), hours: z.int() }),
    fee: z.object({ freeUpTo: cents, basisPoints: z.int() }),
    /** `bonus` 0: no campaign. */
    bonus: z.object({ from: cents, bonus: cents }),
  }),
});
export type RechargeInfo = z.output<typeof rechargeInfo.output>;

export const createRecharge = endpoint({
  method: 'POST',
  path: '/api/recharge/create',
  summary: 'Begin a recharge at a gateway; nothing is paid yet',
  auth: 'shopper',
  limit: 'lookup',
  queries: 9,
  input: z.strictObject({
    method: z.enum(gatewayNames, { error: `must be one of ${gatewayNames.join(', ')}` }),
    /** Whole cents that the balance grows by. */
    amount,
    key,
  }),
  output: z.object({ number: z.string() }),
});

export const payRecharge = endpoint({
  method: 'POST',
  path: '/api/recharge/pay',
  summary: 'Where the browser goes to pay: an address, or a form to post',
  auth: 'shopper',
  limit: 'lookup',
  queries: 12,
  input: z.strictObject({ number: rechargeNumber }),
  output: z.object({
    url: z.string(),
    /** Null: go there. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })).nullable(),
  }),
});

export const rechargeAgain = endpoint({
  method: 'POST',
  path: '/api/recharge/again',
  summary:
    'Try a recharge that was not paid again, there or at another gateway: a new one, for whatever the first was for',
  auth: 'shopper',
  limit: 'lookup',
  queries: 16,
  input: z.strictObject({
    number: rechargeNumber,
    method: z.enum(gatewayNames, { error: `must be one of ${gatewayNames.join(', ')}` }),
    key,
  }),
  output: z.object({ number: z.string() }),
});

export const getRecharge = endpoint({
  method: 'GET',
  path: '/api/recharge/detail',
  summary: 'One recharge of one’s own, as it stands, and what waits for it',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({ number: rechargeNumber }),
  output: rechargeDetail,
});

export const listRecharges = endpoint({
  method: 'GET',
  path: '/api/recharge/list',
  summary: `Recharges of one’s own, the newest first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({ status: oneOf(...allRechargeStatuses).optional(), page: ownPage }),
  output: z.object({ items: z.array(recharge), ...pageFields }),
});

const day = z
  .string({ error: 'Enter the date of the payment.' })
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'Enter the date of the payment.' })
  // Also asked about texts that are no date at all.
  .refine((text) => new Date(Date.parse(`${text}T00:00:00Z`) || 0).toISOString().startsWith(text), {
    error: 'There is no such day.',
  });

/** What a shopper says about a payment to our bank account. */
const voucherFields = {
  bank: z
    .string({ error: 'Choose the bank you paid from.' })
    .trim()
    .min(2, { error: 'Choose the bank you paid from.' })
    .max(40, { error: 'Use at most 40 characters.' }),
  amount,
  paidOn: day,
  payer: z
    .string({ error: 'Enter the name of the payer.' })
    .trim()
    .min(2, { error: 'Enter the name of the payer, 2 to 60 characters.' })
    .max(60, { error: 'Enter the name of the payer, 2 to 60 characters.' }),
  files: z
    .array(fileId, { error: 'Add the proof of payment.' })
    .min(1, { error: 'Add the proof of payment.' })
    .max(3, { error: 'Add at most 3 files.' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Each file once, please.' }),
};

export const saveVoucher = endpoint({
  method: 'POST',
  path: '/api/paymentvoucher/save',
  summary: 'Tell us of an EFT or ATM deposit with its proof; with a number, send one again that was not approved',
  auth: 'shopper',
  limit: 'lookup',
  queries: 24,
  input: z.strictObject({ ...voucherFields, number: rechargeNumber.optional(), key }),
  output: z.object({ number: z.string(), duplicateOf: z.string() }),
});

export const giveUpRecharge = endpoint({
  method: 'POST',
  path: '/api/recharge/giveup',
  summary: 'Withdraw a recharge that is not approved',
  auth: 'shopper',
  limit: 'browse',
  queries: 7,
  input: z.strictObject({ number: rechargeNumber }),
  output: z.object({ status: z.literal(rechargeStatuses.giveUp) }),
});
