import { countryIds } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, whole } from './fields.ts';
import { markets, orderStatusIds, orderTypes } from './order-states.ts';
import { pageSize } from './paging.ts';
import { parcelStatusIds } from './parcel-states.ts';
import { purchaseStateIds } from './purchase-states.ts';
import { parcelDeliveries } from './shipping.ts';
import { sortedBy, sortedPage } from './sorting.ts';
import { caseStateIds } from './workorder-states.ts';
import * as z from './zod.ts';

/** Orders and parcels of all shoppers, as everybody of staff who deals with them looks at them. Amounts are null for who may not see them. */

const desk = { auth: 'staff', right: 'orders', limit: 'browse', method: 'GET' } as const;
const id = whole(1, 2_147_483_647);
const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });
const orderStatus = z.literal([...orderStatusIds]);
const parcelStatus = z.literal([...parcelStatusIds]);

/** What a list is narrowed down by. */
const narrowed = {
  /** A username; one that nobody has finds nothing. */
  person: z.string().trim().max(60).default(''),
  from: day.optional(),
  until: day.optional(),
};

/** Sorted by anything but when they were made, the rows of some days are all looked at. */
export const mostSortedDays = 31;

const shopper = z.object({ id: z.int(), username: z.string() });
const happened = z.object({
  at: z.string(),
  who: z.string(),
  text: z.string(),
  cents: cents.nullable(),
  /** The entry of the books that moved it. */
  entryId: z.int().nullable(),
});
export type Happened = z.output<typeof happened>;

const money = z
  .object({
    lines: z.array(z.object({ name: z.string(), cents })),
    entries: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .nullable();
const cases = z.array(z.object({ id: z.int(), number: z.string(), state: z.literal([...caseStateIds]) }));

const order = z.object({
  id: z.int(),
  number: z.string(),
  status: orderStatus,
  statusAt: z.string(),
  createdAt: z.string(),
  market: z.literal(Object.values(markets)),
  title: z.string(),
  quantity: z.int(),
  supplierId: z.int(),
  supplierName: z.string(),
  shopper,
  paidCents: cents.nullable(),
});

/** When they were made, since when they are in their state, what was paid. */
export const orderSorts = ['at', 'since', 'paid'] as const;

export const listAllOrders = endpoint({
  ...desk,
  path: '/api/staff/order/list',
  summary: `Orders of all shoppers, the newest first unless sorted, ${pageSize} a page`,
  queries: 5,
  input: z.strictObject({
    status: oneOf(...orderStatusIds).optional(),
    market: oneOf(...Object.values(markets)).optional(),
    supplierId: whole(1, Number.MAX_SAFE_INTEGER).optional(),
    checkoutId: id.optional(),
    ...narrowed,
    ...sortedBy(orderSorts),
  }),
  output: sortedPage(order),
});

export const getAnyOrder = endpoint({
  ...desk,
  path: '/api/staff/order/detail',
  summary: 'One order with all that is known of it: its purchase, parcel and cases, what was paid, and every move',
  queries: 16,
  input: z.strictObject({ id }),
  output: order.extend({
    type: z.literal(Object.values(orderTypes)),
    productId: z.string(),
    options: z.array(z.string()),
    picture: z.string(),
    remark: z.string(),
    services: z.array(z.string()),
    checkoutNumber: z.string(),
    /** What was paid for in the same checkout. */
    together: z.array(z.object({ id: z.int(), number: z.string() })),
    /** Where it lies in our warehouse, and what it weighs. */
    stored: z.object({ shelf: z.string(), grams: z.int(), arrivedAt: z.string() }).nullable(),
    parcel: z.object({ id: z.int(), number: z.string(), status: parcelStatus }).nullable(),
    purchase: z.object({ id: z.int(), number: z.string(), state: z.literal([...purchaseStateIds]) }).nullable(),
    cases,
    /** A wish for money back that waits for an answer. */
    asked: z.boolean(),
    money,
    timeline: z.array(happened),
  }),
});

const parcel = z.object({
  id: z.int(),
  number: z.string(),
  status: parcelStatus,
  statusAt: z.string(),
  createdAt: z.string(),
  line: z.string(),
  country: z.string(),
  /** As packed, or as expected before it is. */
  grams: z.int(),
  packed: z.boolean(),
  shopper,
  totalCents: cents.nullable(),
});

/** When they were made, since when they are in their state, what they cost. */
export const parcelSorts = ['at', 'since', 'total'] as const;

export const listAnyParcels = endpoint({
  ...desk,
  path: '/api/staff/parcel/all',
  summary: `Parcels of all shoppers, the newest first unless sorted, ${pageSize} a page`,
  queries: 7,
  input: z.strictObject({
    status: oneOf(...parcelStatusIds).optional(),
    country: oneOf(...countryIds).optional(),
    /** Those with goods of this supplier in them. */
    supplierId: whole(1, Number.MAX_SAFE_INTEGER).optional(),
    ...narrowed,
    ...sortedBy(parcelSorts),
  }),
  output: sortedPage(parcel),
});

export const getAnyParcel = endpoint({
  ...desk,
  path: '/api/staff/parcel/detail',
  summary: 'One parcel with all that is known of it: its orders and cases, waybills, what was paid, and every move',
  queries: 14,
  input: z.strictObject({ id }),
  output: parcel.extend({
    lineName: z.string(),
    delivery: z.enum(parcelDeliveries),
    /** Only for those who pack and help; the number is masked. */
    receiver: z.object({ name: z.string(), address: z.string(), mobile: z.string() }).nullable(),
    orders: z.array(
      z.object({ id: z.int(), number: z.string(), title: z.string(), quantity: z.int(), status: orderStatus }),
    ),
    services: z.array(z.string()),
    insured: z.boolean(),
    waybills: z.array(z.string()),
    expected: z.object({ from: z.string(), to: z.string() }).nullable(),
    cases,
    money,
    timeline: z.array(happened),
  }),
});
