import { dispatchStateIds } from './dispatch-states.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, whole } from './fields.ts';
import { orderStatusIds } from './order-states.ts';
import { parcelStatusIds } from './parcel-states.ts';
import * as z from './zod.ts';

const status = z.literal([...orderStatusIds]);
const parcelStatus = z.literal([...parcelStatusIds]);
const dispatchState = z.literal([...dispatchStateIds]);

export const listDemoOrders = endpoint({
  method: 'GET',
  path: '/api/demo/orders',
  summary:
    'Orders and parcels of the account that the demo can move along, and at what pace it does by itself; unknown outside the demo',
  auth: 'shopper',
  limit: 'browse',
  queries: 8,
  input: z.strictObject({}),
  output: z.object({
    /** Seconds from step to step; 0 when nothing moves by itself. */
    stepSeconds: z.int(),
    items: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        title: z.string(),
        picture: z.string(),
        quantity: z.int(),
        status,
        /** What happens to it next, in words. */
        next: z.string(),
      }),
    ),
    parcels: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        lineName: z.string(),
        receiver: z.string(),
        status: parcelStatus,
        next: z.string(),
      }),
    ),
    /** What a stock-up seller sends to clients. */
    dispatches: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        receiver: z.string(),
        reference: z.string(),
        state: dispatchState,
        next: z.string(),
      }),
    ),
  }),
});

export const stepDemoOrder = endpoint({
  method: 'POST',
  path: '/api/demo/step',
  summary:
    'Move one order of the demo one step along, as our buyers, suppliers and warehouse would; unknown outside the demo',
  auth: 'shopper',
  limit: 'costly',
  queries: 150,
  input: z.strictObject({ orderId: whole(1, 2_147_483_647) }),
  output: z.object({ orderId: z.int(), status }),
});

export const stepDemoParcel = endpoint({
  method: 'POST',
  path: '/api/demo/parcelstep',
  summary: 'Move one parcel of the demo one step along, as our packers and carriers would; unknown outside the demo',
  auth: 'shopper',
  limit: 'costly',
  queries: 200,
  input: z.strictObject({ parcelId: whole(1, 2_147_483_647) }),
  output: z.object({ parcelId: z.int(), status: parcelStatus }),
});

export const stepDemoDispatch = endpoint({
  method: 'POST',
  path: '/api/demo/dispatchstep',
  summary:
    'Move one parcel from a shelf in the demo one step along: to the courier, then to its client or back to the shelf; unknown outside the demo',
  auth: 'shopper',
  limit: 'costly',
  queries: 300,
  input: z.strictObject({
    dispatchId: whole(1, 2_147_483_647),
    /** 1: its client did not collect it. */
    back: oneOf(0, 1).default(0),
  }),
  output: z.object({ dispatchId: z.int(), state: dispatchState }),
});
