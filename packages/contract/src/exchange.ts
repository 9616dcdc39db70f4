import { endpoint } from './endpoint.ts';
import * as z from './zod.ts';

export const getRateHistory = endpoint({
  method: 'GET',
  path: '/api/exchange/history',
  summary: 'Rand for one yuan on the last days, the newest first',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({
    /** In ten-thousandths. */
    items: z.array(z.object({ rate: z.int(), from: z.string() })),
  }),
});
