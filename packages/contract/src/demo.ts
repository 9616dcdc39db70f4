import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import { orderStatusIds } from './order-states.ts';

const status = z.literal([...orderStatusIds]);

export const listDemoOrders = endpoint({
  method: 'GET',
  path: '/api/demo/orders',
  summary:
    'Orders of the account that the demo can move along, and at what pace it does by itself; unknown outside the demo',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
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
