import { endpoint } from './endpoint.ts';
import { cents, ownPage, pageFields, productId, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** What our buyers know of suppliers: how well they deliver, and what could not be had. */

const id = whole(1, 2_147_483_647);
const supplierId = whole(1, Number.MAX_SAFE_INTEGER);
const staff = { auth: 'staff', right: 'buying', limit: 'browse' } as const;

/** So far back a score looks. */
export const scoredDays = 180;

/** How our access to the supplier platform stands: good, to be renewed soon, over; none: it is not asked for there. */
const accessStates = ['none', 'good', 'soon', 'over'] as const;
export type AccessState = (typeof accessStates)[number];

export const getSupplierAccess = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/supplier/access',
  summary: 'Until when we may ask the 1688 platform: the token of the calls, and the one that renews it',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({
    state: z.literal(accessStates),
    /** Renews itself with the next call. */
    accessEndsAt: z.string().nullable(),
    /** After that an administrator has to grant it anew. */
    refreshEndsAt: z.string().nullable(),
    refreshedAt: z.string().nullable(),
  }),
});

export const listSuppliers = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/supplier/list',
  summary: `Suppliers of the last ${scoredDays} days by how much we buy, with their score, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ q: z.string().trim().max(60).default(''), supplierId: supplierId.optional(), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        supplierId: z.int(),
        name: z.string(),
        purchases: z.int(),
        orders: z.int(),
        costCents: cents,
        sent: z.int(),
        sentOnTime: z.int(),
        /** Not sent, and later than suppliers are given. */
        lateNow: z.int(),
        failedOrders: z.int(),
        /** From being ordered to being sent; null where nothing was sent. */
        daysToSend: z.number().nullable(),
        /** 0 to 100; null while nothing has been sent and nothing has failed. */
        score: z.int().nullable(),
        lastAt: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const listFailures = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/purchase/failures',
  summary: `Orders that could not be had, the newest first, with why and what was offered instead, ${pageSize} a page`,
  queries: 6,
  input: z.strictObject({ supplierId: supplierId.optional(), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        orderId: z.int(),
        number: z.string(),
        username: z.string(),
        supplierId: z.int(),
        supplierName: z.string(),
        productId: z.string(),
        title: z.string(),
        options: z.array(z.string()),
        quantity: z.int(),
        paidCents: cents,
        refundedCents: cents,
        why: z.string(),
        failedAt: z.string(),
        offered: z.object({ productId: z.string(), title: z.string(), at: z.string() }).nullable(),
      }),
    ),
    ...pageFields,
  }),
});

export const offerSubstitute = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/substitute',
  decides: 'nothing',
  summary: 'Tell the shopper of an order that could not be had of a product like it; once for an order',
  queries: 12,
  input: z.strictObject({
    orderId: id,
    productid: productId,
    note: z.string().trim().max(200, { error: 'At most 200 characters.' }).default(''),
  }),
  output: z.object({ orderId: z.int() }),
});
