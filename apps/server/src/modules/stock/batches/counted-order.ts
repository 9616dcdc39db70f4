import { z } from 'zod';

/** Left by who counted a batch: what waited for its pieces goes on. */
export const countedOrder = { name: 'stock.counted', payload: z.object({ accountId: z.int() }) };
