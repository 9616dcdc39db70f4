import { endpoint } from './endpoint.ts';
import * as z from './zod.ts';

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/demo/outbox',
  summary: 'The letters and text messages of the demo; unknown outside it',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({
    /** One recipient only. */
    to: z.string().trim().toLowerCase().max(254).default(''),
  }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        channel: z.literal(['mail', 'sms']),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        at: z.string(),
      }),
    ),
  }),
});
