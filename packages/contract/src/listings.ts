import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { listingStateIds, saleStates } from './listing-rules.ts';
import { pageSize } from './paging.ts';
import { stockSkuId } from './stock-up.ts';
import * as z from './zod.ts';

/** Sell here: pieces of one's shelf in the shop, at a price of one's own. */

const shopper = { auth: 'shopper', limit: 'browse' } as const;
export const listingState = z.literal([...listingStateIds]);

const selling = {
  feeBasisPoints: z.int(),
  pickCents: cents,
  freeFromCents: cents,
  courierCents: cents,
};

export const listing = z.object({
  id: z.int(),
  number: z.string(),
  skuId: z.string(),
  /** Its page in the shop. */
  productId: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  state: listingState,
  stateAt: z.string(),
  reason: z.string(),
  priceCents: cents,
  landedCents: cents,
  /** What the seller gets of a piece. */
  getCents: cents,
  /** For sale now, and bought and not sent yet. */
  quantity: z.int(),
  bought: z.int(),
  sold: z.int(),
});
export type Listing = z.output<typeof listing>;

export const getSelling = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/sell',
  summary: 'What selling the pieces of a shelf in the shop would bring, and how they are sold now',
  queries: 8,
  input: z.strictObject({ skuid: stockSkuId }),
  output: z.object({
    skuId: z.string(),
    title: z.string(),
    options: z.array(z.string()),
    picture: z.string(),
    sellable: z.int(),
    landedCents: cents,
    /** The most that a piece may cost. */
    maxCents: cents,
    /** How the shop names the seller. */
    soldBy: z.string(),
    /** Whether staff look at it before it is for sale. */
    approval: z.boolean(),
    pendingDays: z.int(),
    vatBasisPoints: z.int(),
    terms: z.object(selling),
    listing: listing.nullable(),
  }),
});
export type Selling = z.output<typeof getSelling.output>;

export const priceShelf = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/stockup/shelves/price',
  summary: 'Sell pieces of a shelf in the shop: how many, and at what price; none takes them off again',
  queries: 40,
  input: z.strictObject({
    skuid: stockSkuId,
    /** Judged by the rules of selling, whose words help more. */
    priceCents: whole(-2_000_000_000, 2_000_000_000),
    /** How many are to be for sale from now on. */
    quantity: whole(0, 1_000_000),
  }),
  output: listing,
});

export const listListings = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/listings',
  summary: `What one sells in the shop, the newest first, ${pageSize} a page`,
  queries: 7,
  input: z.strictObject({ state: oneOf(...listingStateIds).optional(), page: ownPage }),
  output: z.object({ items: z.array(listing), ...pageFields }),
});

export const listSales = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/sales',
  summary: `What was sold from one's shelf and what it earned, the newest first, ${pageSize} a page`,
  queries: 6,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        number: z.string(),
        skuId: z.string(),
        title: z.string(),
        options: z.array(z.string()),
        picture: z.string(),
        quantity: z.int(),
        goodsCents: cents,
        refundedCents: cents,
        feeCents: cents,
        deliveryCents: cents,
        amountCents: cents,
        state: z.enum(saleStates),
        soldAt: z.string(),
        /** When it is paid out; '' until it is signed for. */
        readyAt: z.string(),
        cameBack: z.int(),
      }),
    ),
    pendingCents: cents,
    paidCents: cents,
    ...pageFields,
  }),
});

export const getStockPlots = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/plots',
  summary: 'How long the pieces on the shelf have been there, and what was sold week by week',
  queries: 5,
  input: z.strictObject({}),
  output: z.object({
    age: z.array(z.object({ from: z.int(), to: z.int().nullable(), pieces: z.int() })),
    weeks: z.array(z.object({ day: z.string(), pieces: z.int(), cents })),
  }),
});
export type StockPlots = z.output<typeof getStockPlots.output>;
