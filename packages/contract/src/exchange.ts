import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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
