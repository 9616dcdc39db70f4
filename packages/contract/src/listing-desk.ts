import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { listingStateIds } from './listing-rules.ts';
import { listing, listingState } from './listings.ts';
import { pageSize } from './paging.ts';
import { reason } from './written.ts';
import * as z from './zod.ts';

/** What sellers sell in our shop, for staff. */

const id = whole(1, 2_147_483_647);
const desk = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;

export const listListingDesk = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/listings',
  summary: `What sellers sell in the shop, by state, the longest waiting first, ${pageSize} a page`,
  queries: 7,
  input: z.strictObject({
    state: oneOf(...listingStateIds).optional(),
    keyword: z.string().trim().max(60).default(''),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({ ...listing.shape, createdAt: z.string(), seller: z.object({ id: z.int(), name: z.string() }) }),
    ),
    ...pageFields,
  }),
});

export const decideListing = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/listings/decide',
  decides: 'account',
  summary: 'Approve the first listing of a seller, and with it all that they list; or refuse it with a reason',
  queries: 40,
  input: z.strictObject({ id, agreed: oneOf(0, 1), reason: z.string().trim().max(300).default('') }),
  output: z.object({ id: z.int(), state: listingState, approved: z.int() }),
});

export const hideListing = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/listings/hide',
  decides: 'account',
  summary: 'Hide a listing from the shop, or show it again',
  queries: 30,
  input: z.strictObject({ id, hidden: oneOf(0, 1), reason }),
  output: z.object({ id: z.int(), state: listingState }),
});

export const listSaleDesk = endpoint({
  auth: 'staff',
  right: 'warehouse',
  limit: 'browse',
  method: 'GET',
  path: '/api/staff/listings/sales',
  summary: `Sales from shelves whose pieces are not back, the oldest first, ${pageSize} a page; only refunded ones`,
  queries: 6,
  input: z.strictObject({ refunded: oneOf(0, 1).default(1), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        orderId: z.int(),
        number: z.string(),
        title: z.string(),
        options: z.array(z.string()),
        place: z.string(),
        seller: z.object({ id: z.int(), name: z.string() }),
        quantity: z.int(),
        cameBack: z.int(),
        goodsCents: cents,
        refundedCents: cents,
        soldAt: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const takeBackSale = endpoint({
  auth: 'staff',
  right: 'warehouse',
  limit: 'browse',
  method: 'POST',
  path: '/api/staff/listings/returned',
  decides: 'nothing',
  summary: 'Pieces of a sale came back to Johannesburg: they go to the shelf of their seller, damaged if so',
  queries: 20,
  input: z.strictObject({
    orderid: id,
    sellable: whole(0, 10_000),
    damaged: whole(0, 10_000).default(0),
  }),
  output: z.object({ orderId: z.int(), cameBack: z.int(), left: z.int() }),
});
