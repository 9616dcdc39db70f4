import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { batchStateIds } from './stock-states.ts';
import { stockSkuId } from './stock-up.ts';
import * as z from './zod.ts';

/** Bulk orders of stock-up sellers, from the draft to the count in Johannesburg. */

const id = whole(1, 2_147_483_647);
const shopper = { auth: 'shopper', limit: 'browse' } as const;
const state = z.literal([...batchStateIds]);

const line = z.object({
  skuId: z.string(),
  productId: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  unit: z.literal([10, 20, 30, 40, 50]),
  special: z.literal([0, 1, 2]),
  quantity: z.int(),
  minOrder: z.int(),
  batch: z.int(),
  /** One piece: its price, its part of fee and freight inside China, of the sea freight, and all of it. */
  unitCents: cents,
  otherCents: cents,
  seaCents: cents,
  landedCents: cents,
  /** From so many on it is cheaper; null: not, or it is paid. */
  nextBreak: z.object({ from: z.int(), unitCents: cents }).nullable(),
  /** Why it cannot be bought like that; '' where it can. */
  fault: z.string(),
  /** 0 until it is paid. */
  orderId: z.int(),
  orderStatus: z.int(),
  /** Its supplier failed it, or it was given back: what came back. */
  failed: z.boolean(),
  backCents: cents,
  counted: z.int(),
  damaged: z.int(),
  /** Sent and not found; the case about it, 0 for none. */
  missing: z.int(),
  caseId: z.int(),
});
export type BatchLine = z.output<typeof line>;

const card = z.object({
  id: z.int(),
  number: z.string(),
  state,
  createdAt: z.string(),
  stateAt: z.string(),
  pictures: z.array(z.string()),
  lines: z.int(),
  pieces: z.int(),
  goodsCents: cents,
  /** What was or is paid at once: goods, fee, freight inside China. */
  totalCents: cents,
  /** Lines that lie in our warehouse in China, of those that did not fail. */
  arrived: z.int(),
  expected: z.int(),
  /** Why it has not left though it could; '' for nothing. */
  trouble: z.string(),
});
export type BatchCard = z.output<typeof card>;

const detail = card.omit({ lines: true }).extend({
  lines: z.array(line),
  feeCents: cents,
  chinaCents: cents,
  /** The freight by sea: an estimate until it is packed. */
  seaCents: cents,
  seaIsEstimate: z.boolean(),
  minimumCents: cents,
  balanceCents: cents,
  /** Who imports it: their default receiver, whose papers customs want; '' for none. */
  importer: z.string(),
  /** 0 until it is made. */
  parcelId: z.int(),
  parcelNumber: z.string(),
  parcelStatus: z.int(),
  /** The seller may let it leave before everything has arrived. */
  maySend: z.boolean(),
  mayCancel: z.boolean(),
});
export type BatchDetail = z.output<typeof detail>;

export const listBatches = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/purchase',
  summary: `One's batches by state (0: all), the newest first, ${pageSize} a page`,
  queries: 8,
  input: z.strictObject({ state: oneOf(0, ...batchStateIds).default(0), page: ownPage }),
  output: z.object({ items: z.array(card), ...pageFields }),
});

export const getBatch = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/stockup/purchase/detail',
  summary: 'One batch with its lines; a draft at the prices of now',
  queries: 14,
  input: z.strictObject({ id }),
  output: detail,
});

export const saveBatch = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/stockup/purchase/save',
  summary: 'Say what is in the draft of a batch, or put more into it; there is one draft at a time',
  queries: 18,
  input: z.strictObject({
    /** 1: beside what is in the draft, 0: in its place. */
    add: oneOf(0, 1).default(0),
    lines: z
      .array(z.strictObject({ skuid: stockSkuId, quantity: whole(0, 1_000_000) }))
      .min(1)
      .max(50),
  }),
  output: detail,
});

export const payBatch = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/stockup/purchase/pay',
  summary: 'Pay goods, fee and freight inside China of a draft; it is its own key: paid twice, it is paid once',
  queries: 60,
  input: z.strictObject({ id, agreed: whole(0, 2_000_000_000) }),
  output: z.object({ id: z.int(), number: z.string(), state, totalCents: cents }),
});

const moved = z.object({ id: z.int(), state });

export const cancelBatch = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/stockup/purchase/cancel',
  summary: 'Throw a draft away',
  queries: 6,
  input: z.strictObject({ id }),
  output: moved,
});

export const sendBatchNow = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/stockup/purchase/sendnow',
  summary: 'Let what has arrived leave by sea now; what comes later goes by itself',
  queries: 60,
  input: z.strictObject({ id }),
  output: moved.extend({ trouble: z.string() }),
});
