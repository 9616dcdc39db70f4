import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { orderStatusIds } from './order-states.ts';
import { longPageSize, pageSize } from './paging.ts';
import { stockFailReasons } from './warehouse-words.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const status = z.literal([...orderStatusIds]);
const staff = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;
const side = whole(1, 5_000);

/** What an order is, to whoever has it in hand. */
const orderFacts = z.object({
  orderId: z.int(),
  number: z.string(),
  status,
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
});

const inHand = orderFacts.extend({
  /** What the supplier says of one piece, to compare with the scales. */
  statedGrams: z.int(),
  special: z.literal([0, 1, 2]),
  /** What the shopper wants to be done with it. */
  services: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  weighed: z.boolean(),
});

const arrival = z.object({
  id: z.int(),
  code: z.string(),
  scannedAt: z.string(),
  note: z.string(),
  orders: z.array(inHand),
  /** Nobody knows what is in it. */
  unknown: z.boolean(),
  /** Until then everything in it must be weighed. */
  dueAt: z.string(),
  late: z.boolean(),
});
export type Arrival = z.output<typeof arrival>;

/** A carrier's number, or the number of an order. */
const code = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9-]{5,40}$/, { error: 'must be the number of a parcel or of an order' }));

export const scanArrival = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/warehouse/scan',
  decides: 'nothing',
  summary: 'A parcel is at the gate: by its carrier’s number, or by the number of an order; unknown ones are kept, too',
  queries: 20,
  input: z.strictObject({
    code,
    /** What else stands on it; the code of a shopper says whose it is. */
    note: z.string().trim().max(200).default(''),
  }),
  output: arrival,
});

export const listArrivals = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/warehouse/arrivals',
  summary: `What came in: waiting for the scales, unknown, or all, ${pageSize} a page`,
  queries: 6,
  input: z.strictObject({
    show: z.literal(['waiting', 'unknown', 'all'], { error: 'must be waiting, unknown or all' }).default('waiting'),
    page: ownPage,
  }),
  output: z.object({ items: z.array(arrival), ...pageFields }),
});

export const listExpected = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/warehouse/expected',
  summary: `Parcels that suppliers have sent and that are not here yet, the oldest first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        code: z.string(),
        purchaseNumber: z.string(),
        supplierName: z.string(),
        orders: z.int(),
        sentAt: z.string(),
        /** Until then it should be here. */
        dueAt: z.string(),
        late: z.boolean(),
        /** What its courier said last. */
        last: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const attachOrders = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/warehouse/attach',
  decides: 'nothing',
  summary: 'Say which orders lie in a parcel that nobody knew',
  queries: 12,
  input: z.strictObject({ id, orderIds: z.array(id).min(1).max(50) }),
  output: arrival,
});

const shelf = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]\d{1,2}-\d{1,2}-\d{1,2}$/, { error: 'must be a shelf such as A1-02-3' });

export const weighInput = z.strictObject({
  orderId: id,
  grams: whole(1, 500_000),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  shelf,
  photos: z.array(z.uuid()).min(1, { error: 'Add the photos.' }).max(8, { error: 'At most 8 photos.' }),
});

export const weighOrder = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/warehouse/weigh',
  decides: 'nothing',
  summary:
    'Weigh, measure and photograph an order and put it on its shelf; its shopper is told. Sent again, it corrects',
  queries: 40,
  input: weighInput,
  output: z.object({ orderId: z.int(), status }),
});

export const moveShelf = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/warehouse/shelf',
  decides: 'nothing',
  summary: 'Put an order on another shelf',
  queries: 5,
  input: z.strictObject({ orderId: id, shelf }),
  output: z.object({}),
});

export const listStored = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/warehouse/goods',
  summary: `What lies on the shelves now, the longest first, ${longPageSize} a page`,
  queries: 6,
  input: z.strictObject({
    /** The beginning of a shelf's name. */
    shelf: z.string().trim().toUpperCase().max(12).default(''),
    /** Only what was given up. */
    abandoned: oneOf(0, 1).default(0),
    /** Only what lies here on this day of its storage or a later one. */
    days: whole(1, 9_999).optional(),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        orderId: z.int(),
        number: z.string(),
        status,
        title: z.string(),
        quantity: z.int(),
        shelf: z.string(),
        grams: z.int(),
        lengthMm: z.int(),
        widthMm: z.int(),
        heightMm: z.int(),
        /** The first day is the one when it was weighed. */
        day: z.int(),
        abandoned: z.boolean(),
      }),
    ),
    ...pageFields,
  }),
});

const stockOrder = orderFacts.extend({
  paidCents: cents,
  remark: z.string(),
  paidAt: z.string(),
  dueAt: z.string(),
  late: z.boolean(),
  picked: z.boolean(),
  carrier: z.string(),
  waybill: z.string(),
});

export const listStockOrders = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/stock/list',
  summary: `Orders from our shelves in Johannesburg, the longest waiting first, ${pageSize} a page`,
  queries: 5,
  input: z.strictObject({ status: oneOf(112, 113, 114, 115).default(112), page: ownPage }),
  output: z.object({ items: z.array(stockOrder), ...pageFields }),
});

export const processStockOrders = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stock/process',
  decides: 'nothing',
  summary: 'Begin to pack orders from our shelves in Johannesburg',
  queries: 5,
  input: z.strictObject({ orderIds: z.array(id).min(1).max(50) }),
  output: z.object({ picked: z.array(z.int()) }),
});

export const shipStockOrder = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stock/ship',
  decides: 'nothing',
  summary: 'Hand an order from our shelves to the courier, with its waybill',
  queries: 24,
  input: z.strictObject({
    orderId: id,
    carrier: z.string().trim().min(2).max(40),
    waybill: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{4,40}$/, { error: 'must be the number of a waybill' }),
  }),
  output: z.object({ orderId: z.int(), status }),
});

export const failStockOrder = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stock/fail',
  decides: 'money',
  summary: 'Say that an order from our shelves cannot be sent; everything that was paid goes back',
  queries: 52,
  input: z.strictObject({
    orderId: id,
    reason: z.literal([...stockFailReasons], { error: 'must be one of the reasons' }),
  }),
  output: z.object({ orderId: z.int(), status }),
});
