import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { feedbackCard, feedbackId } from './feedback.ts';
import { allFeedbackKinds, allFeedbackStates, feedbackStates } from './feedback-rules.ts';
import { oneOf, ownPage, pageFields } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** How staff answer what shoppers tell the company; the screens come with the console. */

const desk = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const state = z.literal(allFeedbackStates);
const text = (least: number, most: number, error: string) =>
  z.string().trim().min(least, { error }).max(most, { error });
const moved = z.object({ state });

export const listDeskFeedback = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/feedback/list',
  summary: `Feedback in a state, the oldest first, ${pageSize} a page, with all that was said`,
  queries: 6,
  input: z.strictObject({
    state: oneOf(...allFeedbackStates).default(feedbackStates.sent),
    kind: oneOf(0, ...allFeedbackKinds).default(0),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      feedbackCard.extend({
        accountId: z.int(),
        username: z.string(),
        orderId: z.int().nullable(),
        parcelId: z.int().nullable(),
        pictures: z.array(z.string()),
        history: z.array(z.object({ at: z.string(), from: z.literal(['you', 'us']), text: z.string() })),
        helpful: z.boolean().nullable(),
        published: z.boolean(),
      }),
    ),
    ...pageFields,
  }),
});

export const takeFeedback = endpoint({
  ...change,
  path: '/api/staff/feedback/take',
  summary: 'Look at it: its writer sees that somebody does',
  queries: 5,
  input: z.strictObject({ id: feedbackId }),
  output: moved,
});

export const answerFeedback = endpoint({
  ...change,
  path: '/api/staff/feedback/answer',
  summary: 'Answer it; its writer gets a message and a pop-up',
  queries: 14,
  input: z.strictObject({ id: feedbackId, edition, answer: text(3, 1_000, 'Answer in 3 to 1,000 characters.') }),
  output: moved,
});

export const publishFeedback = endpoint({
  ...change,
  path: '/api/staff/feedback/publish',
  summary: 'Let everybody read what was said and what we did, in words without a name; empty words take it back',
  queries: 11,
  input: z
    .strictObject({
      id: feedbackId,
      edition,
      said: text(0, 300, 'Use at most 300 characters.'),
      did: text(0, 500, 'Use at most 500 characters.'),
    })
    .refine(({ said, did }) => (said === '') === (did === ''), {
      path: ['did'],
      error: 'Say both: what shoppers said, and what we did.',
    }),
  output: z.object({ published: z.boolean() }),
});

export const closeFeedback = endpoint({
  ...change,
  path: '/api/staff/feedback/close',
  summary: 'Close it: nothing more is to be done',
  queries: 6,
  input: z.strictObject({ id: feedbackId }),
  output: moved,
});
