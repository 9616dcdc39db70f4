import { codeField } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { cents, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

const recipientField = z
  .string()
  .trim()
  .min(4, { error: 'Enter a username or a mobile number.' })
  .max(30, { error: 'Enter a username or a mobile number.' });

/** Made by the form when it opens: the same wish sent twice is one payment. */
export const wishKey = z.uuid({ error: 'must be the key of the form' });

export const passwordAgain = z.string().min(1, { error: 'Enter your password.' }).max(64);

export const getTransferInfo = endpoint({
  method: 'GET',
  path: '/api/user/transferinfo',
  summary: 'What the account may send now, and the limits',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({}),
  output: z.object({
    availableCents: cents,
    minCents: cents,
    maxCents: cents,
    leftTodayCents: cents,
    leftTodayCount: z.int(),
    /** Above it a code is needed beside the password. */
    codeAboveCents: cents,
    /** Why nothing can be sent now, in words; empty when it can. */
    blocked: z.string(),
  }),
});

export const findRecipient = endpoint({
  method: 'GET',
  path: '/api/user/transferto',
  summary: 'Who has this username or mobile number, with most of the name hidden',
  auth: 'shopper',
  limit: 'guess',
  queries: 4,
  input: z.strictObject({ to: recipientField }),
  output: z.object({ name: z.string() }),
});

export const transferInput = z.strictObject({
  to: recipientField,
  amountCents: whole(1, 100_000_000),
  note: z.string().trim().max(60, { error: 'Use at most 60 characters.' }).default(''),
  password: passwordAgain,
  code: codeField.optional(),
  key: wishKey,
});

export const sendTransfer = endpoint({
  method: 'POST',
  path: '/api/user/rechargetransfer',
  summary: 'Send money from the balance to another shopper; it is final',
  auth: 'shopper',
  limit: 'guess',
  queries: 30,
  input: transferInput,
  output: z.object({ number: z.string(), name: z.string(), amountCents: cents, availableCents: cents }),
});

const transfer = z.object({
  number: z.string(),
  sent: z.boolean(),
  /** The other one, with most of the name hidden. */
  name: z.string(),
  amountCents: cents,
  note: z.string(),
  at: z.string(),
});

export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/user/transferlist',
  summary: `What the account sent to other shoppers and got from them, newest first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ items: z.array(transfer), ...pageFields }),
});
