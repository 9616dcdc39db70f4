import { endpoint } from './endpoint.ts';
import { cents, oneOf, whole } from './fields.ts';
import { sortedBy, sortedPage } from './sorting.ts';
import { caseStateIds, outcomeKinds } from './workorder-states.ts';
import { answerText, caseCard, caseDetail, caseFiles, caseId } from './workorders.ts';
import * as z from './zod.ts';

/** How staff settle after-sale cases; the screens come with the console. */

const staff = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;
const state = z.literal([...caseStateIds]);

/** Who opened it, and whom of us it lies with. */
const people = { accountId: z.int(), username: z.string(), takenBy: z.string(), escalated: z.boolean() };

/** Since when they are open, and which promise ends next. */
export const caseSorts = ['age', 'clock'] as const;

export const listCaseQueue = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/workorder/list',
  summary: 'After-sale cases by state, or those of them with a supervisor, by the promise that ends next unless sorted',
  queries: 6,
  input: z.strictObject({
    /** 0 is all that wait for us. */
    state: oneOf(0, ...caseStateIds).default(0),
    /** Only those that were handed to a supervisor. */
    supervisor: oneOf(0, 1).default(0),
    ...sortedBy(caseSorts),
  }),
  output: sortedPage(caseCard.extend(people)),
});

/** One way to end a case: how much of the goods, and the most that it may cost. */
const choice = z.object({
  kind: z.literal(outcomeKinds),
  /** The steps of the table, for refunds. */
  grades: z.array(z.object({ name: z.string(), basisPoints: z.int() })),
  mostCents: cents,
});

const proposal = z.object({
  id: z.int(),
  kind: z.literal(outcomeKinds),
  cents,
  by: z.string(),
  at: z.string(),
  /** By when it has to be in the balance. */
  payBy: z.string(),
  text: z.string(),
});

export const getCase = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/workorder/detail',
  summary: 'One case with all that was said, how it may end, and what waits for approval',
  queries: 26,
  input: z.strictObject({ id: caseId }),
  output: caseDetail.extend({
    ...people,
    choices: z.array(choice),
    /** Above it finance or a supervisor has to agree. */
    approveAboveCents: cents,
    proposal: proposal.nullable(),
  }),
});

// Most statements are for days that we were late on, each of which is paid for.
const acting = { ...staff, method: 'POST' } as const;
const changed = z.object({ id: z.int(), state });

export const takeCase = endpoint({
  ...acting,
  path: '/api/staff/workorder/take',
  decides: 'nothing',
  summary: 'Take a case to oneself: it is in progress',
  queries: 60,
  input: z.strictObject({ id: caseId }),
  output: changed,
});

export const answerCase = endpoint({
  ...acting,
  path: '/api/staff/workorder/answer',
  decides: 'nothing',
  summary: 'Write to the shopper; a question makes the case wait for them',
  queries: 75,
  input: z.strictObject({ id: caseId, content: answerText, files: caseFiles, question: z.boolean().default(false) }),
  output: changed,
});

const outcomeWish = z.strictObject({
  kind: z.enum(outcomeKinds, { error: `must be one of ${outcomeKinds.join(', ')}` }),
  /** How many pieces a refund or a second sending is about; left out: as many as the case. */
  pieces: whole(1, 9_999).optional(),
  /** How much of what they cost, in hundredths of a percent. */
  basisPoints: whole(1, 10_000).default(10_000),
  /** What too much was taken for freight. */
  freightCents: whole(1, 2_000_000_000).optional(),
});
export type OutcomeWish = z.output<typeof outcomeWish>;

export const decideCase = endpoint({
  ...acting,
  path: '/api/staff/workorder/decide',
  decides: 'money',
  summary: 'End a case; money is in the balance at once, or waits for approval where it is much',
  queries: 116,
  input: z.strictObject({ id: caseId, outcome: outcomeWish, answer: answerText }),
  output: changed.extend({ backCents: cents, proposed: z.boolean() }),
});

export const approveCase = endpoint({
  ...acting,
  right: 'finance',
  path: '/api/staff/workorder/approve',
  decides: 'account',
  summary: 'Agree to a proposed outcome, which is then carried out, or send it back with a word',
  queries: 112,
  input: z
    .strictObject({ id: caseId, agreed: z.boolean(), note: z.string().trim().max(200).default('') })
    .refine(({ agreed, note }) => agreed || note.length >= 5, { path: ['note'], error: 'Say why.' }),
  output: changed.extend({ backCents: cents }),
});
