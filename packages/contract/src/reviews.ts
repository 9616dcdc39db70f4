import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, page, pageFields, productId, supplierId, whole } from './fields.ts';
import { allFits, reviewRuleCodes, reviewSorts } from './review-rules.ts';
import * as z from './zod.ts';

export const reviewId = whole(1, Number.MAX_SAFE_INTEGER);

/** How many reviews a page of a list has: each is as tall as a few products. */
export const reviewPageSize = 6;

export const reviewFields = {
  id: z.int(),
  /** 'Thandi M.' */
  name: z.string(),
  stars: z.int(),
  /** In a few words, and at length; either may be empty. */
  title: z.string(),
  story: z.string(),
  /** What was bought: 'Black, 42'. */
  bought: z.string(),
  fit: z.literal([...allFits]),
  /** Keys or addresses of pictures. */
  pictures: z.array(z.string()),
  at: z.string(),
  /** How many found it helpful. */
  helpful: z.int(),
  /** What we said to it; '' is nothing. */
  answer: z.string(),
  answeredAt: z.string().nullable(),
};

const review = z.object({
  ...reviewFields,
  /** Whether the caller found it helpful; guests never did. */
  voted: z.boolean(),
  /** The caller's own: nobody votes for themselves. */
  mine: z.boolean(),
});
export type Review = z.output<typeof review>;

/** What all reviews say together: each of them can be read, so the numbers are those of the list. */
const summary = z.object({
  count: z.int(),
  /** 0 while there is none. */
  average: z.number(),
  /** How many gave one star, two, ... five. */
  stars: z.array(z.int()),
  /** How many said that it was too small, just right, too large. */
  fits: z.array(z.int()),
  pictured: z.int(),
});
export type ReviewSummary = z.output<typeof summary>;

const filter = {
  stars: whole(1, 5).optional(),
  /** 1: only those with pictures. */
  pictures: oneOf(0, 1).default(0),
  sort: oneOf(...Object.values(reviewSorts)).default(reviewSorts.newest),
  page,
};
const guest = { method: 'GET', auth: 'guest', limit: 'browse' } as const;

export const listProductReviews = endpoint({
  ...guest,
  path: '/api/product/reviews',
  summary: `What our shoppers say of a product, filtered, sorted, ${reviewPageSize} a page`,
  queries: 4,
  input: z.strictObject({ productid: productId, ...filter }),
  output: z.object({ summary, items: z.array(review), ...pageFields }),
});

export const reviewedProduct = z.object({ id: z.string(), title: z.string(), picture: z.string() });

export const listSupplierReviews = endpoint({
  ...guest,
  path: '/api/supplier/reviews',
  summary: `What our shoppers say of the goods of a supplier, ${reviewPageSize} a page`,
  queries: 5,
  input: z.strictObject({ sellerid: supplierId, ...filter }),
  output: z.object({
    summary,
    items: z.array(review.extend({ product: reviewedProduct })),
    ...pageFields,
  }),
});

const shopper = { auth: 'shopper', limit: 'browse' } as const;

export const voteReview = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/review/helpful',
  summary: 'A review helped, or did not after all; once for each account, however often it is said',
  queries: 4,
  input: z.strictObject({ id: reviewId, helpful: oneOf(0, 1) }),
  output: z.object({ helpful: z.int(), voted: z.boolean() }),
});

export const listOwnReviews = endpoint({
  ...shopper,
  method: 'GET',
  path: '/api/review/mine',
  summary: 'What the caller said of goods, and whether others can see it',
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    /** How the caller is named. */
    name: z.string(),
    items: z.array(
      z.object({
        ...reviewFields,
        product: reviewedProduct,
        /** Whether its writer lets others see it. */
        shown: z.boolean(),
        /** The rule for which we hide it; 0 is none. */
        rule: z.literal([0, ...reviewRuleCodes]),
      }),
    ),
    ...pageFields,
  }),
});
export type OwnReviews = z.output<typeof listOwnReviews.output>;

export const showOwnReview = endpoint({
  ...shopper,
  method: 'POST',
  path: '/api/review/show',
  summary: 'Let others see a review of one’s own, or take it back: it goes at once, with its pictures',
  queries: 12,
  input: z.strictObject({ id: reviewId, show: oneOf(0, 1) }),
  output: z.object({ shown: z.boolean() }),
});
