import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { roundStateIds } from './group-states.ts';
import { pageSize } from './paging.ts';
import { parcelStatus, roundState as state } from './round-views.ts';
import { reason } from './written.ts';
import * as z from './zod.ts';

/** Group shipments, for the warehouse. */

const id = whole(1, 2_147_483_647);
const desk = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;

export const listAllRounds = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/groupship/rounds',
  summary: `All rounds by state, the oldest first, with their parcels, ${pageSize} a page`,
  queries: 8,
  input: z.strictObject({ state: oneOf(...roundStateIds).default(20), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        line: z.string(),
        state,
        leader: z.object({ id: z.int(), name: z.string() }),
        endsAt: z.string(),
        closedAt: z.string(),
        /** Everybody has paid or dropped out: it can be packed. */
        billed: z.boolean(),
        members: z.int(),
        billableGrams: z.int(),
        parcels: z.array(z.object({ id: z.int(), number: z.string(), status: parcelStatus, packed: z.boolean() })),
      }),
    ),
    ...pageFields,
  }),
});

export const moveRound = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/groupship/round/move',
  decides: 'nothing',
  summary:
    'Say that a round is packed, shipped, at its ambassador, handing over or finished, where its parcels say so too',
  queries: 30,
  input: z.strictObject({ id, state: oneOf(30, 40, 50, 60, 70), reason: z.string().trim().max(200).default('') }),
  output: z.object({ state }),
});

export const cancelRoundByStaff = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/groupship/round/cancel',
  decides: 'account',
  summary: 'Cancel a round that has not been packed, with a reason: goods go back to the shelf, all money back',
  queries: 450,
  input: z.strictObject({ id, reason }),
  output: z.object({ state }),
});
