import { endpoint } from './endpoint.ts';
import * as z from './zod.ts';

/** Who else of staff looks at the same thing now. Nothing of it is kept. */

export const openLooking = endpoint({
  auth: 'staff',
  right: 'staff',
  limit: 'browse',
  method: 'GET',
  path: '/api/staff/looking/ticket',
  summary: 'A ticket for the stream of who looks at one thing of a page of the console; good for a minute',
  queries: 2,
  input: z.strictObject({
    path: z.string().max(30),
    id: z.string().min(1).max(60),
  }),
  output: z.object({ ticket: z.string() }),
});

/** What the stream tells, at once and whenever it changes. */
export interface LookingEvents {
  /** The others, by username. */
  readonly lookers: { readonly names: readonly string[] };
}
