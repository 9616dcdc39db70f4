import { unitCodes } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { cents, madeFile, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { orderActions, orderTextLimits } from './order-refunds.ts';
import { markets, orderStatusIds, orderTabs, orderTypes } from './order-states.ts';
import { pageSize } from './paging.ts';
import { parcelStatusIds } from './parcel-states.ts';
import { allFits, fits, reviewTextLimit } from './review-rules.ts';
import { storageState } from './storage.ts';
import * as z from './zod.ts';

export const orderId = whole(1, 2_147_483_647);
const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });
const status = z.literal([...orderStatusIds]);
const market = z.literal(Object.values(markets));
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `must be at most ${most} characters` });

/** Named by the tab whose orders they count: product document, sections 3 and 4. */
const orderCounts = z.object({
  count3: z.int(),
  count4: z.int(),
  count5: z.int(),
  count6: z.int(),
  count9: z.int(),
  count112: z.int(),
  count113: z.int(),
  count114: z.int(),
});
export type OrderCounts = z.output<typeof orderCounts>;

export const countOrders = endpoint({
  method: 'GET',
  path: '/api/shoporder/count',
  summary:
    'How many orders of the account are in purchase, to ship, in transit, completed, to comment, and from SA stock',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({
    /** Who asks: the account pop-up says 'account'. */
    from: z.string().max(20).default('account'),
  }),
  output: orderCounts,
});

/** An order as lists show it. */
const orderCard = z.object({
  id: z.int(),
  number: z.string(),
  /** Empty for what its shopper sent to us: nobody bought it here. */
  checkoutNumber: z.string(),
  /** Null: it was sent to us by the shopper. */
  checkoutId: z.int().nullable(),
  /** The group shipment that it is in; null otherwise. */
  roundId: z.int().nullable(),
  /** So many pieces are being taken out as an order of their own; null where nothing is. */
  splitting: z.int().nullable(),
  type: z.literal(Object.values(orderTypes)),
  market,
  status,
  statusAt: z.string(),
  createdAt: z.string(),
  productId: z.string(),
  supplierName: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
  unit: z.literal([...unitCodes]),
  unitCents: cents,
  paidCents: cents,
  refundedCents: cents,
  /** What its shopper says it is worth, where they sent it to us themselves. */
  declaredCents: cents,
  remark: z.string(),
  mark: z.string(),
  /** A wish for money back waits for an answer. */
  asked: z.boolean(),
  actions: z.array(z.literal(orderActions)),
  /** From when on the supplier may be reminded again; null when that is not the question. */
  remindAt: z.string().nullable(),
  /** Until when a cancelled order can be had back. */
  restoreUntil: z.string().nullable(),
});
export type OrderCard = z.output<typeof orderCard>;

const filter = {
  tagIndex: oneOf(...Object.values(orderTabs)).default(orderTabs.all),
  /** 0 bought in China, 1 from SA stock; left out: both. */
  type: oneOf(...Object.values(markets)).optional(),
  /** The number of an order or of its checkout, or words of the title. */
  keyword: text(50).default(''),
  from: day.optional(),
  to: day.optional(),
};

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/shoporder/list',
  summary: `Orders of a tab, newest first, ${pageSize} a page; searched by number or title, and by day`,
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ ...filter, page: ownPage }),
  output: z.object({ items: z.array(orderCard), ...pageFields }),
});

/** The most orders that one file holds. */
export const ordersInFile = 5000;

export const exportOrders = endpoint({
  method: 'POST',
  path: '/api/shoporder/export',
  summary: 'The same orders as a CSV file, all pages of them',
  auth: 'shopper',
  limit: 'costly',
  queries: 4,
  input: z.strictObject(filter),
  output: madeFile,
});

const trace = z.object({ at: z.string(), place: z.string(), text: z.string() });
const shipment = z.object({ carrier: z.string(), number: z.string(), traces: z.array(trace) });
const arrival = z.object({
  arrivedAt: z.string(),
  weightGrams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  photos: z.array(z.string()),
  /** Until when it lies there for nothing. */
  freeUntil: z.string().nullable(),
  /** While it lies there, or once it was given up. */
  storage: storageState.nullable(),
});
export type Arrival = z.output<typeof arrival>;

const happening = z.object({
  at: z.string(),
  from: status.nullable(),
  to: status,
  who: z.literal(['You', 'SGB']),
  why: z.string(),
  /** Whole cents back to the shopper, or paid when below zero. */
  moneyCents: cents,
});

const part = z.object({
  kind: z.literal(['goods', 'chinaFreight', 'serviceFee', 'services', 'delivery']),
  cents,
  couponCents: cents,
  scoinCents: cents,
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/shoporder/detail',
  summary: 'All that is known of one order: money, history, where it is, what it weighed, what can be done',
  auth: 'shopper',
  limit: 'browse',
  queries: 13,
  input: z.strictObject({ id: orderId }),
  output: orderCard.extend({
    supplierId: z.string(),
    services: z.array(z.object({ name: z.string(), count: z.int(), cents })),
    parts: z.array(part),
    scoin: z.int(),
    paidAt: z.string().nullable(),
    signedAt: z.string().nullable(),
    /** By when the next thing should have happened, and in words what. */
    clock: z.object({ at: z.string(), text: z.string() }).nullable(),
    history: z.array(happening),
    shipments: z.array(shipment),
    arrival: arrival.nullable(),
    /** What it travels in. */
    parcel: z.object({ id: z.int(), number: z.string(), status: z.literal([...parcelStatusIds]) }).nullable(),
    review: z.object({ score: z.int(), content: z.string() }).nullable(),
    remarkOpen: z.boolean(),
    /** The last time that the seller was asked to send it, and whether the supplier site passed that on. */
    urged: z.object({ at: z.string(), outcome: z.literal(['asking', 'taken', 'refused']) }).nullable(),
    together: z.array(z.object({ id: z.int(), title: z.string(), picture: z.string(), status })),
    /** What taking some pieces out as an order of their own costs; null where that is not possible. */
    split: z
      .object({
        cents,
        /** By so many hours after it was ordered it is done. */
        hours: z.int(),
        /** It was ordered and waits to be done. */
        waiting: z.object({ pieces: z.int(), cents, dueAt: z.string() }).nullable(),
      })
      .nullable(),
  }),
});
export type OrderDetail = z.output<typeof getOrder.output>;

export const getLogistics = endpoint({
  method: 'GET',
  path: '/api/shoporder/logistics',
  summary: 'Where an order is and was: its own steps and what carriers say, newest first',
  auth: 'shopper',
  limit: 'browse',
  queries: 7,
  input: z.strictObject({ id: orderId }),
  output: z.object({
    order: orderCard,
    shipments: z.array(shipment.omit({ traces: true })),
    steps: z.array(
      z.object({
        at: z.string(),
        kind: z.literal(['status', 'carrier']),
        title: z.string(),
        text: z.string(),
      }),
    ),
  }),
});
export type OrderLogistics = z.output<typeof getLogistics.output>;

export const followOrder = endpoint({
  method: 'GET',
  path: '/api/shoporder/followup',
  summary: 'What happened to an order: who, when, why, and what money moved',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ orderid: orderId }),
  output: z.object({ orderid: z.int(), items: z.array(happening) }),
});

export const describeStatuses = endpoint({
  method: 'GET',
  path: '/api/shoporder/statusdesc',
  summary: 'What every status of an order means',
  auth: 'guest',
  limit: 'browse',
  queries: 0,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        status,
        name: z.string(),
        label: z.string(),
        text: z.string(),
        colour: z.literal(['blue', 'yellow', 'red', 'grey', 'orange']),
      }),
    ),
  }),
});

const acting = { method: 'POST', auth: 'shopper', limit: 'browse' } as const;
const moved = z.object({ status });

export const confirmOrder = endpoint({
  ...acting,
  path: '/api/shoporder/confirm',
  summary: 'The shopper has it in hand: signed for, with everything else in its parcel',
  queries: 80,
  input: z.strictObject({ id: orderId }),
  output: moved,
});

export const signStockOrder = endpoint({
  ...acting,
  path: '/api/shoporder/sastock/sign',
  summary: 'The shopper has what we sent from Johannesburg in hand: signed for',
  queries: 40,
  input: z.strictObject({ orderid: orderId }),
  output: moved,
});

export const askReview = endpoint({
  method: 'GET',
  path: '/api/shoporder/reviewabout',
  summary: 'What is asked of somebody who judges an order: its size, and how others would see their name',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ id: orderId }),
  output: z.object({
    name: z.string(),
    /** Whether it is a product of our shop: of others nobody can read a review. */
    reviewable: z.boolean(),
    /** The size it was bought in; '' where it has none. */
    size: z.string(),
  }),
});

export const reviewOrder = endpoint({
  ...acting,
  path: '/api/shoporder/review',
  summary: 'Say how an order was that was signed for',
  queries: 34,
  input: z.strictObject({
    id: orderId,
    score: whole(1, 5),
    content: text(orderTextLimits.review).default(''),
    story: text(reviewTextLimit).default(''),
    fit: oneOf(...allFits).default(fits.unsaid),
    /** 1: others may see it. */
    show: oneOf(0, 1).default(0),
  }),
  output: z.object({ scoin: z.int() }),
});

export const remindSeller = endpoint({
  ...acting,
  path: '/api/shoporder/remind',
  summary: 'Remind a supplier that is late with sending',
  queries: 10,
  input: z.strictObject({ id: orderId }),
  output: z.object({ remindAt: z.string() }),
});

export const editMark = endpoint({
  ...acting,
  path: '/api/shoporder/editmark',
  summary: 'Keep a note on an order that only its owner sees',
  queries: 3,
  input: z.strictObject({ id: orderId, mark: text(orderTextLimits.mark) }),
  output: z.object({ mark: z.string() }),
});

export const updateOrder = endpoint({
  ...acting,
  path: '/api/shoporder/update',
  summary: 'Change the remark for our buyers, until it is bought',
  queries: 4,
  input: z.strictObject({ id: orderId, remark: text(orderTextLimits.remark) }),
  output: z.object({ remark: z.string() }),
});

export const cancelOrder = endpoint({
  ...acting,
  path: '/api/shoporder/cancel',
  summary: 'Cancel an order that nobody else has to agree to, for the amount that was shown',
  queries: 60,
  input: z.strictObject({ id: orderId, backCents: whole(0, 2_000_000_000) }),
  output: z.object({ backCents: cents }),
});

export const restoreOrder = endpoint({
  ...acting,
  path: '/api/shoporder/restore',
  summary: 'Have a cancelled order back within a day, at the price of today',
  limit: 'lookup',
  queries: 40,
  input: z.strictObject({ orderno: z.string().max(20) }),
  output: z.object({ id: z.int(), status, paidCents: cents, beforeCents: cents }),
});
