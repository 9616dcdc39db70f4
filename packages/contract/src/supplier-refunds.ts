import { endpoint } from './endpoint.ts';
import { cents, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { refundStateIds } from './refund-states.ts';
import * as z from './zod.ts';

/** Money that we ask sellers to give back. */

const id = whole(1, 2_147_483_647);
const fen = whole(0, 2_147_483_647);
const supplierOrderId = z.string().regex(/^\d{1,24}$/, { error: 'must be one of the supplier’s orders' });
const staff = { auth: 'staff', right: 'buying', limit: 'browse' } as const;

const refund = z.object({
  id: z.int(),
  purchaseId: z.int(),
  number: z.string(),
  supplierName: z.string(),
  supplierOrderId: z.string(),
  state: z.literal([...refundStateIds]),
  refundId: z.string().nullable(),
  returning: z.boolean(),
  goodsFen: z.int(),
  freightFen: z.int(),
  reason: z.string(),
  note: z.string(),
  photos: z.array(z.string()),
  company: z.string(),
  bill: z.string(),
  answer: z.string(),
  refundedFen: z.int().nullable(),
  backCents: cents.nullable(),
  askedAt: z.string(),
  changedAt: z.string(),
});

export const listSellerRefunds = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/purchase/refunds',
  summary: `Money asked back from sellers, what waits for us first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({
    show: z.literal(['waiting', 'open', 'all'], { error: 'must be waiting, open or all' }).default('open'),
    purchaseId: id.optional(),
    page: ownPage,
  }),
  output: z.object({ items: z.array(refund), ...pageFields }),
});

export const getRefundTerms = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/purchase/refundterms',
  summary: 'For what and how much money can be asked back for a supplier’s order, as the supplier site says now',
  limit: 'lookup',
  queries: 8,
  input: z.strictObject({ id, supplierOrderId }),
  output: z.object({
    /** The goods are with us, so they can be sent back. */
    received: z.boolean(),
    /** Before it is sent only all of it can be asked back. */
    whole: z.boolean(),
    goodsFen: z.int(),
    freightFen: z.int(),
    reasons: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        needsPictures: z.boolean(),
        noFreight: z.boolean(),
        tip: z.string(),
      }),
    ),
  }),
});

export const askRefund = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/refund',
  decides: 'nothing',
  summary: 'Ask a seller for money back, with or without sending the goods back',
  limit: 'lookup',
  queries: 40,
  input: z.strictObject({
    id,
    supplierOrderId,
    reasonId: z.string().regex(/^\d{1,24}$/, { error: 'Choose a reason.' }),
    returning: z.boolean().default(false),
    goodsFen: fen,
    freightFen: fen.default(0),
    note: z
      .string()
      .trim()
      .min(2, { error: 'Say in a few words what is wrong.' })
      .max(150, { error: 'At most 150 characters.' }),
    photos: z.array(z.uuid()).max(5, { error: 'At most 5 pictures.' }).default([]),
  }),
  output: refund,
});

export const returnToSeller = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/returngoods',
  decides: 'nothing',
  summary: 'Tell the seller with which parcel the goods come back',
  limit: 'lookup',
  queries: 20,
  input: z.strictObject({
    id,
    company: z.string().regex(/^[A-Z]{2,20}$/, { error: 'Choose the courier.' }),
    bill: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{6,30}$/, { error: 'Letters and digits of the waybill, 6 to 30.' }),
    note: z.string().trim().max(200, { error: 'At most 200 characters.' }).default(''),
  }),
  output: refund,
});
