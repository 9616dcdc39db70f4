import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import { roundCode } from './round-rules.ts';
import type { RoundDetail } from './round-views.ts';
import * as z from './zod.ts';

/** The page of a round, live: what moves while people join and leave. */

export const openRoundStream = endpoint({
  auth: 'shopper',
  right: 'groupBuy',
  limit: 'browse',
  method: 'POST',
  path: '/api/groupship/stream',
  summary: 'A ticket of one minute for the live events of a round that one may see',
  queries: 6,
  input: z.strictObject({
    id: whole(1, 2_147_483_647),
    code: z.string().trim().toUpperCase().regex(roundCode, { error: 'This link is not complete.' }).optional(),
  }),
  output: z.object({ ticket: z.string() }),
});

type Moving =
  | 'state'
  | 'endsAt'
  | 'members'
  | 'orders'
  | 'billableGrams'
  | 'grams'
  | 'cubicCentimetres'
  | 'basisPoints'
  | 'nextTier'
  | 'savedCents';

/** What `GET /api/groupship/events` sends, by the name of the event. */
export interface RoundEvents {
  /** How the round is now; the first one comes at once. */
  readonly round: Pick<RoundDetail, Moving> & {
    readonly id: number;
    /** What one more kilogram of somebody else's takes off everybody's price together. */
    readonly everyoneCents: number;
    /** What one's own part costs now; null for who has none. */
    readonly priceCents: number | null;
  };
}
