import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { batchStateIds } from './stock-states.ts';
import { stockSkuId } from './stock-up.ts';
import { reason } from './written.ts';
import * as z from './zod.ts';

/** The shelves of stock-up sellers, for our warehouse in Johannesburg. */

const id = whole(1, 2_147_483_647);
const desk = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;
const state = z.literal([...batchStateIds]);
const pieces = whole(0, 1_000_000);
const place = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, { error: 'A place is letters, digits and dashes, such as J2-04-1.' });

export const listStockBatches = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/stockup/batches',
  summary: `Batches by state, the oldest first, with what to count, ${pageSize} a page`,
  queries: 6,
  input: z.strictObject({ state: oneOf(...batchStateIds).default(50), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        state,
        seller: z.object({ id: z.int(), name: z.string() }),
        stateAt: z.string(),
        parcelNumber: z.string(),
        lines: z.array(
          z.object({ skuId: z.string(), title: z.string(), options: z.array(z.string()), quantity: z.int() }),
        ),
      }),
    ),
    ...pageFields,
  }),
});

export const receiveStockBatch = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/stockup/receive',
  decides: 'nothing',
  summary: 'Say that the sea shipment of a batch stands in our warehouse in Johannesburg',
  queries: 30,
  input: z.strictObject({ id }),
  output: z.object({ id: z.int(), state }),
});

export const countStockBatch = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/stockup/count',
  decides: 'nothing',
  summary: 'Count a batch in, SKU by SKU: what is fit to sell, what is damaged; what lacks becomes a case',
  queries: 900,
  input: z.strictObject({
    id,
    lines: z
      .array(z.strictObject({ skuid: stockSkuId, sellable: pieces, damaged: pieces.default(0), place }))
      .min(1)
      .max(50),
  }),
  output: z.object({ id: z.int(), state, missing: z.int(), damaged: z.int(), cases: z.array(z.string()) }),
});

const shelf = { accountid: id, skuid: stockSkuId };

export const markDamaged = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/stockup/damage',
  decides: 'nothing',
  summary: 'Take pieces off sale because they are damaged, or put them back on sale',
  queries: 12,
  input: z.strictObject({ ...shelf, quantity: whole(1, 1_000_000), mended: oneOf(0, 1).default(0), reason }),
  output: z.object({ sellable: z.int(), damaged: z.int() }),
});

export const placeShelf = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/stockup/place',
  decides: 'nothing',
  summary: 'Say where the pieces of a shelf lie',
  queries: 4,
  input: z.strictObject({ ...shelf, place }),
  output: z.object({ place: z.string() }),
});

const shelfShows = ['all', 'damaged', 'unplaced'] as const;

export const listSellerShelves = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/stockup/shelves',
  summary: `Whose pieces lie where, the newest first, ${pageSize} a page`,
  queries: 5,
  input: z.strictObject({
    /** The number that stands on the pieces. */
    skuid: stockSkuId.optional(),
    /** The username of a seller. */
    seller: z.string().trim().max(60).default(''),
    /** The beginning of a place. */
    place: z.string().trim().toUpperCase().max(20).default(''),
    /** Only what is damaged, or what is here without a place. */
    show: z.enum(shelfShows).default('all'),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        skuId: z.string(),
        seller: z.object({ id: z.int(), name: z.string() }),
        title: z.string(),
        options: z.array(z.string()),
        place: z.string(),
        sellable: z.int(),
        reserved: z.int(),
        listed: z.int(),
        damaged: z.int(),
        arriving: z.int(),
      }),
    ),
    ...pageFields,
  }),
});
