import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Named by the tab whose orders they count: product document, sections 3 and 4. */
export const orderCounts = z.object({
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
