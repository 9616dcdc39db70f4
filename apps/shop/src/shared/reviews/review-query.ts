import type { OutputOf } from '@sgb/contract/client.ts';
import { type ReviewSort, reviewSorts } from '@sgb/contract/review-rules.ts';
import type { Review } from '@sgb/contract/reviews.ts';
import { queryOptions } from '@tanstack/react-query';
import { query } from '../api/api.ts';

/** Of what the reviews are. */
export type Reviewed = { readonly productid: string } | { readonly sellerid: string };

export interface ReviewChoice {
  readonly stars?: number;
  readonly pictures?: 1;
  readonly sort?: ReviewSort;
}

/** Those of a supplier name the product that each is about. */
export type ListedReview = Review & { readonly product?: { readonly id: string; readonly title: string } };
type ReviewPage = Omit<OutputOf<'GET /api/product/reviews'>, 'items'> & { readonly items: readonly ListedReview[] };

const one = 'GET /api/product/reviews';
const many = 'GET /api/supplier/reviews';

/** What is usual is left out, so that the first page has one key wherever it is asked for. */
function reviewInput(choice: ReviewChoice, page: number) {
  const { stars, pictures, sort } = choice;
  return {
    ...(stars !== undefined && { stars }),
    ...(pictures && { pictures }),
    ...(sort === reviewSorts.helpful && { sort }),
    ...(page > 1 && { page }),
  };
}

export function reviewsQuery(of: Reviewed, choice: ReviewChoice = {}, page = 1) {
  const input = reviewInput(choice, page);
  const { queryKey } = 'productid' in of ? query(one, { ...of, ...input }) : query(many, { ...of, ...input });
  return queryOptions<ReviewPage>({ queryKey: [...queryKey] });
}
