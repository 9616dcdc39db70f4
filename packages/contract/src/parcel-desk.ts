import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { parcelStatusIds, settlements } from './parcel-states.ts';
import { chosenService, moment, parcelCard, parcelStatus } from './parcel-views.ts';
import { parcelId } from './parcels.ts';
import * as z from './zod.ts';

/** What our warehouse in China does with parcels. */

const staff = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;
const side = whole(1, 5_000);

export const listToPack = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/parcel/picklist',
  summary:
    'Paid parcels that wait to be packed, the urgent and the longest waiting first, with the shelves of their goods',
  queries: 6,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        line: z.string(),
        paidAt: moment,
        priority: z.boolean(),
        services: z.array(chosenService),
        /** What the scales should say, boxes included. */
        grams: z.int(),
        goods: z.array(
          z.object({
            orderId: z.int(),
            number: z.string(),
            title: z.string(),
            options: z.array(z.string()),
            picture: z.string(),
            quantity: z.int(),
            shelf: z.string(),
            grams: z.int(),
          }),
        ),
      }),
    ),
    ...pageFields,
  }),
});

export const packInput = z.strictObject({
  id: parcelId,
  grams: whole(1, 500_000),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  /** Of the parcel on the scales. */
  photo: z.uuid({ error: 'Add the photo of the scales.' }),
});

export const packParcel = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/parcel/pack',
  decides: 'account',
  summary: 'A parcel is packed, weighed, measured and photographed: its freight is settled both ways',
  queries: 50,
  input: packInput,
  output: z.object({
    id: z.int(),
    status: parcelStatus,
    settlement: z.literal(settlements),
    differenceCents: cents,
    dueCents: cents,
  }),
});

export const unpackParcel = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/parcel/unpack',
  decides: 'money',
  summary: 'Take a parcel apart that has not left: its orders go back to their shelf, and the money but for the fee',
  queries: 54,
  input: z.strictObject({
    id: parcelId,
    why: z.string().trim().min(3, { error: 'Say why, the shopper reads it.' }).max(200),
    /** Whether the shopper pays for it. */
    fee: oneOf(0, 1).default(0),
  }),
  output: z.object({ id: z.int(), status: parcelStatus, backCents: cents }),
});

export const dispatchParcels = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/parcel/dispatch',
  decides: 'nothing',
  summary: 'Packed parcels of one line leave together, under one master waybill',
  queries: 300,
  input: z.strictObject({
    ids: z.array(parcelId).min(1).max(100),
    line: z.string().regex(/^[A-Z]\d{1,2}$/, { error: 'must be a freight line such as A2' }),
    waybill: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{4,40}$/, { error: 'must be the number of a waybill' }),
  }),
  output: z.object({ batch: z.int(), parcels: z.int() }),
});

export const listBatches = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/parcel/batches',
  summary: `What left together, the newest first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        line: z.string(),
        waybill: z.string(),
        leftAt: moment,
        parcels: z.int(),
        grams: z.int(),
        numbers: z.array(z.string()),
      }),
    ),
    ...pageFields,
  }),
});

export const listAllParcels = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/parcel/list',
  summary: `Parcels by status, the longest waiting first, ${pageSize} a page; or one by its number`,
  queries: 6,
  input: z.strictObject({
    status: oneOf(...parcelStatusIds).optional(),
    /** Only those that are packed. */
    packed: oneOf(0, 1).default(0),
    q: z.string().trim().max(20).default(''),
    page: ownPage,
  }),
  output: z.object({ items: z.array(parcelCard.extend({ accountId: z.int() })), ...pageFields }),
});
