import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { reviewAnswerLimit, reviewRuleCodes } from './review-rules.ts';
import { reviewedProduct, reviewFields, reviewId } from './reviews.ts';
import * as z from './zod.ts';

/** How staff answer reviews, and hide those that break a rule; the screens come with the console. */

const staff = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;

export const reviewQueues = { all: 0, unanswered: 1, hidden: 2 } as const;
const actions = ['answered', 'unanswered', 'hidden', 'shown'] as const;
export type ReviewAction = (typeof actions)[number];

const deskReview = z.object({
  ...reviewFields,
  product: reviewedProduct,
  /** Null for what nobody's account wrote. */
  accountId: z.int().nullable(),
  orderId: z.int().nullable(),
  rule: z.literal([0, ...reviewRuleCodes]),
  /** Everything that staff did to it, the newest first. */
  log: z.array(
    z.object({
      action: z.enum(actions),
      by: z.string(),
      at: z.string(),
      rule: z.literal([0, ...reviewRuleCodes]),
      /** Why, or what was answered. */
      note: z.string(),
    }),
  ),
});

export const listDeskReviews = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/review/list',
  summary: 'Reviews that their writers show to others, the newest first, each with what staff did to it',
  queries: 7,
  input: z.strictObject({
    queue: oneOf(...Object.values(reviewQueues)).default(reviewQueues.all),
    /** At most so many stars. */
    stars: whole(1, 5).default(5),
    page: ownPage,
  }),
  output: z.object({ items: z.array(deskReview), ...pageFields }),
});

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `Use at most ${most} characters.` });

export const answerReview = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/review/answer',
  decides: 'nothing',
  summary: 'Answer a review where everybody reads it; an empty answer takes it back',
  queries: 10,
  input: z.strictObject({ id: reviewId, edition, answer: text(reviewAnswerLimit) }),
  output: z.object({ id: z.int(), answer: z.string() }),
});

const note = text(200).min(3, { error: 'Say in a few words why.' });

export const hideReview = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/review/hide',
  decides: 'nothing',
  summary: 'Hide a review that breaks one of the rules; its writer is told which',
  queries: 14,
  input: z.strictObject({ id: reviewId, rule: oneOf(...reviewRuleCodes), note }),
  output: z.object({ id: z.int() }),
});

export const unhideReview = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/review/show',
  decides: 'nothing',
  summary: 'Show a review again that was hidden',
  queries: 14,
  input: z.strictObject({ id: reviewId, note }),
  output: z.object({ id: z.int() }),
});
