import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { orderStatusIds, orderTypes } from './order-states.ts';
import { longPageSize, pageSize } from './paging.ts';
import { failReasons, purchaseFlags, purchaseStateIds } from './purchase-states.ts';
import { sortedBy, sortedPage } from './sorting.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const supplierId = whole(1, Number.MAX_SAFE_INTEGER);
const orderIds = (most: number) =>
  z
    .array(id)
    .min(1, { error: 'name at least one order' })
    .max(most, { error: `name at most ${most} orders` });
const status = z.literal([...orderStatusIds]);
const state = z.literal([...purchaseStateIds]);
const staff = { auth: 'staff', right: 'buying', limit: 'browse' } as const;

export const listPurchaseQueue = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/purchase/queue',
  summary: `Suppliers with paid orders that nobody has bought yet, the longest waiting first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        supplierId: z.int(),
        supplierName: z.string(),
        orders: z.int(),
        pieces: z.int(),
        goodsCents: cents,
        paidAt: z.string(),
        /** Until then it must be bought, as we promise. */
        dueAt: z.string(),
        late: z.boolean(),
      }),
    ),
    ...pageFields,
  }),
});

export const orderToBuy = z.object({
  orderId: z.int(),
  number: z.string(),
  /** What was bought together is bought for the whole team by itself, when the team closes. */
  type: z.literal(Object.values(orderTypes)),
  status,
  supplierId: z.int(),
  supplierName: z.string(),
  productId: z.int(),
  specId: z.string(),
  title: z.string(),
  titleZh: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
  unitFen: z.int(),
  goodsCents: cents,
  chinaFreightCents: cents,
  /** What the shopper wants our buyers to know. */
  remark: z.string(),
  paidAt: z.string(),
});

export const listOrdersToBuy = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/purchase/orders',
  summary: `The paid orders of one supplier, or of all, the longest waiting first, ${longPageSize} a page`,
  queries: 3,
  input: z.strictObject({ supplierId: supplierId.optional(), page: ownPage }),
  output: z.object({ items: z.array(orderToBuy), ...pageFields }),
});

/** What came of orders that were to be bought: some bought, some too dear to go on unasked, some not to be had. */
const placed = z.object({
  purchases: z.array(z.object({ id: z.int(), number: z.string(), state, orderIds: z.array(z.int()) })),
  dearer: z.array(z.object({ orderIds: z.array(z.int()), chargedFen: z.int(), askedFen: z.int() })),
  failed: z.array(z.object({ orderId: z.int(), reason: z.string() })),
});

export const placePurchase = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/place',
  decides: 'nothing',
  summary:
    'Buy paid orders of one supplier; more than 50 SKUs become several purchases, sold-out ones get their money back',
  limit: 'lookup',
  queries: 300,
  input: z.strictObject({
    orderIds: orderIds(100),
    /** How much dearer than charged the shop goes along with; left out: as the settings say. */
    absorbBasisPoints: whole(0, 10_000).optional(),
  }),
  output: placed,
});

const purchase = z.object({
  id: z.int(),
  number: z.string(),
  state,
  flag: z.literal([...purchaseFlags]),
  supplierId: z.int(),
  supplierName: z.string(),
  orders: z.int(),
  chargedFen: z.int(),
  chargedFreightCents: cents,
  goodsFen: z.int(),
  freightFen: z.int(),
  costCents: cents.nullable(),
  reason: z.string(),
  createdAt: z.string(),
  placedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** When the seller should have sent it; null before it was taken. */
  sendBy: z.string().nullable(),
});

/** When they were made, and what shoppers were charged for the goods. */
export const purchaseSorts = ['age', 'charged'] as const;

export const listPurchases = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/purchase/list',
  summary: `Supplier purchases, the newest first unless sorted, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({
    state: oneOf(...purchaseStateIds).optional(),
    /** Only those that wait for a decision. */
    flagged: oneOf(0, 1).default(0),
    /** Only those that the seller should have sent by now. */
    late: oneOf(0, 1).default(0),
    supplierId: supplierId.optional(),
    ...sortedBy(purchaseSorts),
  }),
  output: sortedPage(purchase),
});

const trace = z.object({
  billNumber: z.string(),
  steps: z.array(z.object({ at: z.string(), text: z.string() })),
});

const urge = z.object({
  at: z.string(),
  /** The order whose shopper asked for it; null: one of us did. */
  orderNumber: z.string().nullable(),
  outcome: z.literal(['asking', 'taken', 'refused']),
  /** What the supplier site said to it, in its own words. */
  answer: z.string(),
});

export const getPurchase = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/purchase/detail',
  summary: 'One supplier purchase with its orders, the supplier’s own orders and the parcels on their way',
  queries: 7,
  input: z.strictObject({ id }),
  output: purchase.extend({
    outNumber: z.string(),
    items: z.array(orderToBuy),
    supplierOrders: z.array(z.object({ id: z.string(), status: z.string() })),
    traces: z.array(trace),
    urges: z.array(urge),
    /** From when on the seller may be reminded; null where there is nothing for the seller to send. */
    urgeFrom: z.string().nullable(),
  }),
});

export const urgeSeller = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/urge',
  decides: 'nothing',
  summary: 'Ask a seller through the supplier site to send what was paid, once in 24 hours',
  limit: 'lookup',
  queries: 20,
  input: z.strictObject({ id }),
  output: z.object({ outcome: z.literal(['asking', 'taken', 'refused']), answer: z.string() }),
});

export const refreshPurchase = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/refresh',
  decides: 'nothing',
  summary: 'Ask the supplier at once how a purchase stands; one that was not answered is sent again',
  limit: 'lookup',
  queries: 400,
  input: z.strictObject({ id }),
  output: z.object({ state, flag: z.literal([...purchaseFlags]) }),
});

const reason = z.literal([...failReasons], { error: 'must be one of the reasons' });

export const decidePurchase = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/decide',
  decides: 'money',
  summary: 'Decide about a purchase that costs more than was charged: the shop pays it, or it is taken back',
  limit: 'lookup',
  queries: 406,
  input: z.strictObject({
    id,
    decision: z.literal(['absorb', 'fail'], { error: 'must be absorb or fail' }),
    reason: reason.default('The supplier raised the price too much'),
  }),
  output: z.object({ state, flag: z.literal([...purchaseFlags]) }),
});

export const failOrders = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/purchase/fail',
  decides: 'money',
  summary: 'Say that orders cannot be had; everything that was paid for them goes back at once',
  limit: 'lookup',
  queries: 606,
  input: z.strictObject({ orderIds: orderIds(20), reason }),
  output: z.object({ failed: z.array(z.int()), refused: z.array(z.object({ orderId: z.int(), message: z.string() })) }),
});
