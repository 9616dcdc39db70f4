import { categoryId } from './catalog.ts';
import { clearanceConditions } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { wishKey } from './transfers.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);

/** How long something lies in our warehouse in China, and what that costs. */
export const storageState = z.object({
  /** The first day is the one when it was weighed. */
  day: z.int(),
  /** Until when it lies there for nothing, and how many whole days that is; 0 once it costs money. */
  freeUntil: z.string(),
  daysLeft: z.int(),
  /** What it has cost so far, paid with the freight. */
  feeCents: cents,
  /** The day on which it is given up, if nobody ships it. */
  givenUpOn: z.string(),
  abandoned: z.boolean(),
  extensions: z.int(),
  /** What one more extension costs and brings; null when no more can be had. */
  extension: z.object({ cents, days: z.int() }).nullable(),
});
export type StorageState = z.output<typeof storageState>;

const autopilot = z.object({
  on: z.boolean(),
  /** How many days before free storage ends the shopper is told. */
  tellDays: z.int(),
});

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/deliveryorder/storage',
  summary:
    'What lies in our China warehouse for the shopper, the longest first: days left, fees so far, extensions, autopilot',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      storageState.extend({
        orderId: z.int(),
        number: z.string(),
        title: z.string(),
        picture: z.string(),
        /** It waits to become two orders, and cannot be shipped before. */
        splitting: z.boolean(),
      }),
    ),
    feeCents: cents,
    autopilot,
  }),
});
export type Storage = z.output<typeof getStorage.output>;

export const extendStorage = endpoint({
  method: 'POST',
  path: '/api/deliveryorder/storage/extend',
  summary: 'Buy further storage of an order from the balance; the same key is the same extension',
  auth: 'shopper',
  limit: 'browse',
  queries: 24,
  input: z.strictObject({ orderId: id, key: wishKey }),
  output: storageState.extend({ orderId: z.int() }),
});

export const setAutopilot = endpoint({
  method: 'POST',
  path: '/api/deliveryorder/storage/autopilot',
  summary: 'Let goods leave by sea by themselves before storage costs money, or not',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ on: oneOf(0, 1) }),
  output: autopilot,
});

const staff = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;

export const listAbandoned = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/storage/abandoned',
  summary: `Goods that were given up and can be sold on clearance, the oldest first, ${pageSize} a page, with every notice sent`,
  queries: 7,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        orderId: z.int(),
        number: z.string(),
        title: z.string(),
        options: z.array(z.string()),
        quantity: z.int(),
        /** What was paid for it, or what its shopper declared. */
        valueCents: cents,
        categoryId: z.int(),
        grams: z.int(),
        shelf: z.string(),
        photos: z.array(z.string()),
        abandonedAt: z.string(),
        /** Its shopper waits for the answer to a case or a request: it is not sold before. */
        disputed: z.boolean(),
        notices: z.array(z.object({ day: z.int(), at: z.string() })),
      }),
    ),
    ...pageFields,
  }),
});

export const clearAbandoned = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/storage/clear',
  decides: 'nothing',
  summary: 'Put goods that were given up on clearance, with the photos of our warehouse; their order ends',
  queries: 20,
  input: z.strictObject({
    orderId: id,
    condition: oneOf(...Object.values(clearanceConditions)),
    note: z.string().trim().min(2, { error: 'Say what it looks like.' }).max(300),
    priceCents: whole(100, 100_000_000),
    /** Needed where the order has none of ours. */
    categoryId: categoryId.optional(),
  }),
  output: z.object({ orderId: z.int(), pieceId: z.int() }),
});
