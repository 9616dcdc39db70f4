import { mostKinds } from './dispatch-states.ts';
import { endpoint } from './endpoint.ts';
import { cents, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { pieceReasons, piles } from './stock-states.ts';
import { wishKey } from './transfers.ts';
import * as z from './zod.ts';

/** Stock-up: becoming a seller, figures, and the shelves in Johannesburg. */

export const stockSkuId = z.string().regex(/^[1-9]\d{5,15}$/, { error: 'must be a SKU number' });
const shopper = { auth: 'shopper', limit: 'browse' } as const;

const figures = z.object({
  /** Whether they are a stock-up seller, or become one by a tap: businesses at once, others with a verified ID. */
  seller: z.boolean(),
  may: z.boolean(),
  /** Batches under way, pieces on the shelf, dispatches under way; what waits and what failed. */
  stockPurchase: z.int(),
  stockShelves: z.int(),
  stockShip: z.int(),
  pending: z.int(),
  fail: z.int(),
  /** The least that the goods of a batch cost, and what is charged for storage. */
  minimumCents: cents,
  storage: z.object({
    freeDays: z.int(),
    cubicMetreDayCents: cents,
    /** What is not paid yet, and since when; from `closesAt` on nothing leaves. */
    owedCents: cents,
    closesAt: z.string(),
    closed: z.boolean(),
  }),
  /** What fetching costs: so much for each begun weight. */
  fetching: z.object({ cents, grams: z.int() }),
  /** What of a price in our shop is not the seller's: our part, and packing a piece. */
  selling: z.object({ feeBasisPoints: z.int(), pickCents: cents }),
});
export type StockFigures = z.output<typeof figures>;

export const getStockUp = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/index',
  summary: 'The figures of a stock-up seller, and whether somebody may become one',
  queries: 17,
  input: z.strictObject({}),
  output: figures,
});

export const becomeStockSeller = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/stockup/join',
  summary: 'Become a stock-up seller: businesses at once, others once their ID is verified',
  queries: 16,
  input: z.strictObject({}),
  output: figures,
});

/** The pieces of one SKU. */
const shelfCard = z.object({
  id: z.int(),
  skuId: z.string(),
  productId: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  unit: z.literal([10, 20, 30, 40, 50]),
  special: z.literal([0, 1, 2]),
  weightGrams: z.int(),
  cubicCentimetres: z.int(),
  /** Goods, fee and freight of one piece. */
  landedCents: cents,
  place: z.string(),
  photos: z.array(z.string()),
  piles: z.record(z.enum(piles), z.int()),
  /** What was sent to Johannesburg and what was counted there. */
  sentHere: z.int(),
  counted: z.int(),
  /** Since when the oldest piece lies here, and how many days; '' where nothing does. */
  since: z.string(),
  days: z.int(),
  /** What storage has cost so far, and from when it costs something. */
  storageCents: cents,
  costsFrom: z.string(),
});
export type ShelfCard = z.output<typeof shelfCard>;

export const listShelves = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/shelves',
  summary: `What lies on one's shelves in Johannesburg, SKU by SKU, the newest first, ${pageSize} a page`,
  queries: 6,
  input: z.strictObject({ page: ownPage, keyword: z.string().trim().max(60).default('') }),
  output: z.object({ items: z.array(shelfCard), ...pageFields }),
});

export const getShelf = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/shelf',
  summary: `One SKU on the shelf with its movements, the newest first, ${pageSize} a page`,
  queries: 7,
  input: z.strictObject({ skuid: stockSkuId, page: ownPage }),
  output: z.object({
    shelf: shelfCard,
    items: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        /** '' from outside. */
        from: z.enum(['', ...piles]),
        to: z.enum(piles),
        quantity: z.int(),
        reason: z.enum(pieceReasons),
        about: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const withdrawPieces = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/stockup/shelves/withdraw',
  summary: 'Fetch pieces from the depot in Johannesburg: they are set out, and handling is paid by weight',
  queries: 250,
  input: z.strictObject({
    key: wishKey,
    /** What the seller saw. */
    agreed: whole(0, 2_000_000_000),
    lines: z
      .array(z.strictObject({ skuid: stockSkuId, quantity: whole(1, 1_000_000) }))
      .min(1)
      .max(mostKinds),
  }),
  output: z.object({ number: z.string(), pieces: z.int(), cents }),
});
