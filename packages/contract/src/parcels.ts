import { countryIds, southAfrica } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { cents, madeFile, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { parcelTabNames } from './parcel-states.ts';
import {
  draft,
  moment,
  parcelCard,
  parcelDetail,
  parcelStatus,
  proposal,
  seaLine,
  shipPreview,
  shippable,
  together,
  wayOffer,
} from './parcel-views.ts';
import { parcelDeliveries } from './shipping.ts';
import * as z from './zod.ts';

export const parcelId = whole(1, 2_147_483_647);
const orderids = z
  .array(parcelId)
  .min(1, { error: 'Choose at least one order.' })
  .max(100, { error: 'At most 100 orders.' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'must not name an order twice' });
const line = z.string().regex(/^[A-Z]\d{1,2}$/, { error: 'must be a freight line such as A2' });
const key = z.uuid({ error: 'must be a UUID' });
const yesNo = oneOf(0, 1);
const countryid = oneOf(...countryIds);
const agreed = whole(0, 2_000_000_000);
const mode = z.enum(parcelDeliveries);
const services = z
  .array(z.string().regex(/^[a-zA-Z]{2,20}$/))
  .max(10)
  .default([]);
const shopper = { auth: 'shopper', limit: 'browse' } as const;
const looking = { ...shopper, method: 'GET' } as const;
const acting = { ...shopper, method: 'POST' } as const;

export const listShippable = endpoint({
  ...looking,
  path: '/api/deliveryorder/combine',
  summary: 'Collected orders that can be shipped, with photos, weight and storage; and the half-made parcel, if any',
  queries: 4,
  input: z.strictObject({
    page: ownPage,
    /** The number of an order, or words of its title. */
    q: z.string().trim().max(50).default(''),
    special: oneOf(0, 1, 2).optional(),
  }),
  output: z.object({
    items: z.array(shippable),
    ...pageFields,
    /** Of all that can be shipped, whatever is searched for. */
    all: z.object({ orders: z.int(), grams: z.int(), goodsCents: cents, storageCents: cents }),
    draft: draft.nullable(),
  }),
});

export const getCombineLimit = endpoint({
  ...looking,
  path: '/api/deliveryorder/combinelimit',
  summary: 'How much one parcel may hold, by sea or by air',
  queries: 0,
  input: z.strictObject({ isocean: yesNo.default(0) }),
  output: z.object({
    isocean: z.literal([0, 1]),
    orders: z.int(),
    /** Null where it is not what limits this way. */
    grams: z.int().nullable(),
    litres: z.int().nullable(),
    goodsCents: cents,
  }),
});

export const saveParcelDraft = endpoint({
  ...acting,
  path: '/api/deliveryorder/save',
  summary: 'Keep a half-made parcel for another device; without orders it is forgotten',
  queries: 3,
  input: z.strictObject({
    orderids: z.array(parcelId).max(100),
    rid: parcelId.optional(),
    line: line.or(z.literal('')).default(''),
    delivery: mode.or(z.literal('')).default(''),
    services,
    insured: yesNo.default(0),
    /** The parcels of a proposal that follow this one. */
    next: z
      .array(z.strictObject({ orderids, line, delivery: mode }))
      .max(100)
      .default([]),
  }),
  output: z.object({ savedAt: moment.nullable() }),
});

export const describeTogether = endpoint({
  ...acting,
  path: '/api/deliveryorder/deliveryorder',
  summary: 'What some collected orders are together, and what every way and line would ask for them',
  queries: 5,
  input: z.strictObject({
    orderids,
    countryid: countryid.default(southAfrica),
    /** Who receives it, once that is known: the ways follow their address. */
    rid: parcelId.optional(),
    /** The line that was chosen, and how it shall get to the receiver. */
    line: line.optional(),
    delivery: mode.optional(),
  }),
  output: together,
});

export const proposeParcels = endpoint({
  ...acting,
  path: '/api/deliveryorder/proposal',
  summary: 'The cheapest set of parcels for some collected orders, and what it saves against one parcel',
  queries: 5,
  limit: 'costly',
  input: z.strictObject({
    orderids,
    rid: parcelId,
    /** The line that the shopper has chosen for all of them: what the proposal is compared with. */
    line: line.optional(),
    /** How it shall get to the receiver: so, or nearer to them where a line has no such end. */
    delivery: mode.optional(),
    services,
    insured: yesNo.default(0),
  }),
  output: proposal,
});

/** What a shopper decides about a parcel. */
const choices = {
  orderids,
  rid: parcelId,
  line,
  /** How it gets to the receiver in the end; left out: the cheapest that the line has. */
  delivery: mode.optional(),
  services,
  insured: yesNo.default(0),
  /** Left out: the best; 0: none. */
  couponid: whole(0, 2_147_483_647).optional(),
  usescoin: whole(0, 100_000_000).default(0),
};

export const previewParcel = endpoint({
  ...acting,
  path: '/api/deliveryorder/shippreview',
  summary: 'What a parcel would cost with these choices, every line explained',
  queries: 8,
  input: z.strictObject(choices),
  output: shipPreview,
});

const made = z.object({
  id: z.int(),
  number: z.string(),
  status: parcelStatus,
  totalCents: cents,
  /** What waits to be paid; 0: nothing. */
  dueCents: cents,
});
export type MadeParcel = z.output<typeof made>;

export const createParcel = endpoint({
  ...acting,
  path: '/api/deliveryorder/shipcreate',
  summary: 'Make a parcel of collected orders: its freight is set aside from the balance now, or paid later',
  queries: 31,
  input: z.strictObject({
    ...choices,
    key,
    /** What the shopper saw and agreed to. */
    totalcents: agreed,
    paynow: yesNo.default(1),
    /** What rehearsal packing costs, as it was shown: paid now, and the freight once it is packed and weighed. 0: none. */
    rehearsalcents: agreed.default(0),
    /** The goods are what is declared, and worth that. */
    declared: yesNo,
    /** A packed parcel that is a little dearer is paid for from the balance without asking. */
    autodebit: yesNo.default(0),
  }),
  output: made,
});

export const payParcel = endpoint({
  ...acting,
  path: '/api/deliveryorder/send',
  summary: 'Pay what a parcel waits for; paid twice, it is paid once',
  queries: 20,
  input: z.strictObject({ id: parcelId, totalcents: agreed }),
  output: made,
});

export const payParcels = endpoint({
  ...acting,
  path: '/api/deliveryorder/sendall',
  summary: 'Pay what several parcels wait for, all of them or none',
  queries: 300,
  input: z.strictObject({ ids: z.array(parcelId).min(1).max(20), totalcents: agreed }),
  output: z.object({ items: z.array(made) }),
});

export const listParcels = endpoint({
  ...looking,
  path: '/api/deliveryorder/list',
  summary: `The parcels of a shopper, newest first, ${pageSize} a page; searched by number, title or receiver`,
  queries: 8,
  input: z.strictObject({
    tab: z.enum(parcelTabNames).default('all'),
    q: z.string().trim().max(50).default(''),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(parcelCard),
    ...pageFields,
    counts: z.object({ pay: z.int(), warehouse: z.int(), transit: z.int(), delivery: z.int(), signed: z.int() }),
  }),
});

export const getParcel = endpoint({
  ...looking,
  path: '/api/deliveryorder/detail',
  summary: 'All that is known of one parcel: what is in it, what it costs, how it was packed, where it is',
  queries: 8,
  input: z.strictObject({ expressid: parcelId }),
  output: parcelDetail,
});

export const getParcelInvoice = endpoint({
  ...looking,
  path: '/api/deliveryorder/invoice',
  summary: 'The invoice of a packed and paid parcel, as a PDF',
  limit: 'costly',
  queries: 4,
  input: z.strictObject({ expressid: parcelId }),
  output: madeFile,
});

export const showWays = endpoint({
  ...looking,
  path: '/api/deliveryorder/changeway/show',
  summary: 'Every freight line for a parcel that is not packed yet, at the price of this very parcel',
  queries: 11,
  input: z.strictObject({ id: parcelId }),
  output: z.object({
    id: z.int(),
    line: z.string(),
    totalCents: cents,
    /** Its freight is set aside: that follows when the way changes. */
    held: z.boolean(),
    items: z.array(wayOffer),
  }),
});

export const changeWay = endpoint({
  ...acting,
  path: '/api/deliveryorder/changeway',
  summary: 'Another freight line for a parcel that is not packed yet, at the price that was shown',
  queries: 48,
  input: z.strictObject({
    id: parcelId,
    line,
    delivery: mode.optional(),
    /** What the shopper agreed to. Left out: nothing changes, and the refusal (parcelChanged) says what it would cost. */
    totalcents: agreed.optional(),
  }),
  output: made,
});

export const changeReceiver = endpoint({
  ...acting,
  path: '/api/deliveryorder/updatereceiver',
  summary: 'Another receiver for a parcel, for nothing, until it is declared',
  queries: 10,
  input: z.strictObject({ id: parcelId, rid: parcelId }),
  output: made,
});

export const showCancelParcel = endpoint({
  ...looking,
  path: '/api/deliveryorder/canceltransit/show',
  summary: 'What would come back if a parcel were cancelled now',
  queries: 6,
  input: z.strictObject({ id: parcelId }),
  output: z.object({
    id: z.int(),
    cancellable: z.boolean(),
    backCents: cents,
    feeCents: cents,
    servicesCents: cents,
    coupon: z.boolean(),
    scoin: z.int(),
    text: z.string(),
  }),
});

export const cancelParcel = endpoint({
  ...acting,
  path: '/api/deliveryorder/canceltransit',
  summary: 'Cancel a parcel that has not left, for the amount that was shown; its orders go back to their shelf',
  queries: 48,
  input: z.strictObject({ id: parcelId, backcents: agreed }),
  output: z.object({ id: z.int(), status: parcelStatus, backCents: cents }),
});

export const takeOutOrder = endpoint({
  ...acting,
  path: '/api/deliveryorder/cancelexpressdetail',
  summary: 'Take one order out of its parcel while that is not packed; price and what is set aside follow',
  queries: 54,
  input: z.strictObject({ /** Of the order. */ id: parcelId }),
  output: made,
});

export const reopenParcel = endpoint({
  ...acting,
  path: '/api/deliveryorder/reopen',
  summary:
    'Open a packed parcel again for the fee that was shown, so that it can be changed; its estimate is set aside',
  queries: 60,
  input: z.strictObject({ id: parcelId, feecents: agreed }),
  output: made,
});

export const getSeaTerms = endpoint({
  method: 'GET',
  auth: 'guest',
  limit: 'browse',
  path: '/api/deliveryorder/shipseasys',
  summary: 'How parcels go by sea: lines, how they are measured, least and steps, days, and the next closing days',
  queries: 0,
  input: z.strictObject({}),
  output: z.object({
    lines: z.array(seaLine),
    /** What is packed by then goes with that ship. */
    closings: z.array(z.object({ closes: moment, sails: moment })),
  }),
});
