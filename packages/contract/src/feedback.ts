import { endpoint } from './endpoint.ts';
import { allFeedbackKinds, allFeedbackStates, feedbackLimits } from './feedback-rules.ts';
import { oneOf, ownPage, page, pageFields, whole } from './fields.ts';
import { keywordTooLong } from './keyword.ts';
import { orderId } from './orders.ts';
import { pageSize } from './paging.ts';
import { lines } from './written.ts';
import * as z from './zod.ts';

const { textLeast, textMost, pictures } = feedbackLimits;
export const feedbackId = whole(1, 2_147_483_647);
const kind = z.literal(allFeedbackKinds);
const state = z.literal(allFeedbackStates);

const tooShortOrLong = `Write ${textLeast} to ${textMost} characters.`;
const contentField = lines(textLeast, textMost, tooShortOrLong);

/** Feedback as its writer's list shows it. */
export const feedbackCard = z.object({
  id: z.int(),
  kind,
  state,
  content: z.string(),
  at: z.string(),
  wantsAnswer: z.boolean(),
  answer: z.string(),
  answeredAt: z.string().nullable(),
});
export type FeedbackCard = z.output<typeof feedbackCard>;

const about = z.object({ id: z.int(), number: z.string() });

const own = { auth: 'shopper', limit: 'browse' } as const;

export const listFeedback = endpoint({
  ...own,
  method: 'GET',
  path: '/api/questionfeedback/index',
  summary: `What the caller told the company, the newest first, ${pageSize} a page`,
  queries: 3,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ items: z.array(feedbackCard), ...pageFields }),
});

export const getFeedback = endpoint({
  ...own,
  method: 'GET',
  path: '/api/questionfeedback/detail',
  summary: 'One feedback of the caller’s with what it is about, its pictures and all that was said',
  queries: 6,
  input: z.strictObject({ id: feedbackId }),
  output: feedbackCard.extend({
    order: about.nullable(),
    parcel: about.nullable(),
    /** Addresses of pictures. */
    pictures: z.array(z.string()),
    /** What was said before the last answer: that it was opened again, and why. */
    history: z.array(z.object({ at: z.string(), from: z.literal(['you', 'us']), text: z.string() })),
    /** What its writer said of the answer; null before that. */
    helpful: z.boolean().nullable(),
    mayReopen: z.boolean(),
  }),
});
export type FeedbackDetail = z.output<typeof getFeedback.output>;

export const searchFeedback = endpoint({
  method: 'GET',
  path: '/api/questionfeedback/search',
  auth: 'guest',
  limit: 'browse',
  summary: `'You said, we did': what shoppers said and what became of it, ${pageSize} a page`,
  queries: 8,
  input: z.strictObject({
    /** Left out: all, the newest first. */
    keyword: z
      .string()
      .trim()
      .refine((text) => [...text].length <= 50, { error: keywordTooLong })
      .default(''),
    /** 0 is every kind. */
    kind: oneOf(0, ...allFeedbackKinds).default(0),
    page,
  }),
  output: z.object({
    items: z.array(z.object({ id: z.int(), kind, said: z.string(), did: z.string(), at: z.string() })),
    correctedTo: z.string().nullable(),
    ...pageFields,
  }),
});

const acting = { method: 'POST', auth: 'shopper', limit: 'send' } as const;

export const feedbackInput = z.strictObject({
  kind: oneOf(...allFeedbackKinds),
  content: contentField,
  files: z
    .array(z.uuid({ error: 'must be the name of an uploaded file' }))
    .max(pictures, { error: `At most ${pictures} pictures can be added here.` })
    .default([]),
  /** What it is about: one of them, or nothing. */
  orderid: orderId.optional(),
  expressid: whole(1, 2_147_483_647).optional(),
  /** Whether the writer wants an answer. */
  answer: oneOf(0, 1).default(1),
});

export const saveFeedback = endpoint({
  ...acting,
  path: '/api/questionfeedback/save',
  summary: 'Tell the company something: a complaint, an idea, praise, a fault of the site, a price',
  queries: 12,
  input: feedbackInput,
  output: z.object({ id: z.int() }),
});

export const rateFeedbackAnswer = endpoint({
  ...acting,
  path: '/api/questionfeedback/helpful',
  summary: 'Say whether the answer helped',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ id: feedbackId, helpful: oneOf(0, 1) }),
  output: z.object({ helpful: z.boolean() }),
});

export const reopenFeedback = endpoint({
  ...acting,
  path: '/api/questionfeedback/reopen',
  summary: 'The answer did not help: open it again, once, and say why',
  queries: 8,
  input: z.strictObject({ id: feedbackId, content: contentField }),
  output: z.object({ state }),
});
