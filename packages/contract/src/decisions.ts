import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import * as z from './zod.ts';

/** What staff decided about somebody's money, and what waits for a second person; the screens come with the console. */

const staff = { auth: 'staff', limit: 'browse' } as const;

export const decisionStates = { waiting: 10, done: 20, refused: 30 } as const;
const states = [10, 20, 30] as const;
export type DecisionState = (typeof states)[number];
const decisionId = whole(1, 2_147_483_647);

const decision = z.object({
  id: z.int(),
  /** The call that carries it out, and what that does. */
  call: z.string(),
  summary: z.string(),
  /** What it is about: 'line 17'. */
  subject: z.string(),
  usernames: z.array(z.string()),
  cents,
  why: z.string(),
  state: z.literal([...states]),
  by: z.string(),
  at: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string(),
  /** Whether whoever asks may be the second person. */
  mine: z.boolean(),
});

export const listDecisions = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/decision/list',
  summary: 'Decisions about money: those that wait for a second person, the oldest first, or what was decided',
  queries: 5,
  input: z.strictObject({
    state: oneOf(...states).default(decisionStates.waiting),
    /** One alone, whatever its state. */
    id: decisionId.optional(),
    page: ownPage,
  }),
  output: z.object({ items: z.array(decision), ...pageFields }),
});

// As dear as the dearest call that it carries out.
const acting = { ...staff, method: 'POST', decides: 'money', queries: 620 } as const;
const settled = z.object({ id: z.int(), state: z.literal([...states]) });

export const approveDecision = endpoint({
  ...acting,
  path: '/api/staff/decision/approve',
  summary: 'Agree, as the second person, to what another one of staff decided: it is carried out',
  input: z.strictObject({ id: decisionId }),
  output: settled,
});

export const refuseDecision = endpoint({
  ...acting,
  path: '/api/staff/decision/refuse',
  summary: 'Refuse what waits for a second person, with a reason; nothing is carried out',
  input: z.strictObject({
    id: decisionId,
    reason: z.string().trim().min(5, { error: 'Say why.' }).max(200),
  }),
  output: settled,
});
