import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../page/lazy-part.ts';
import type { Reviewed } from './review-query.ts';

/** Goods that nobody has reviewed need nothing to show reviews with. */
const ReviewList = lazyPart('shared/reviews/review-list.tsx', () => import('./review-list.tsx'));

interface ReviewsProps {
  of: Reviewed;
  /** What stands here while nobody has written. */
  empty: ReactNode;
  /** How many there are, where the page knows: none are not asked for. */
  count?: number;
}

/** What our shoppers say: all of it, pleased or not, with the numbers that follow from it. */
export function Reviews({ of, empty, count }: ReviewsProps) {
  return (
    <Card as="section" id="reviews" aria-label="Reviews" className="scroll-mt-28">
      <CardHeader title="Reviews" />
      {count === 0 ? (
        empty
      ) : (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <ReviewList of={of} empty={empty} />
        </Suspense>
      )}
    </Card>
  );
}

/** Honest: it says why there may be none, and that all are shown. */
export function NoReviews() {
  return (
    <p className="max-w-prose text-sm">
      <span className="font-medium">No reviews yet.</span> Only shoppers who bought it from us and have it in their
      hands can write one. We show them all, pleased or not.
    </p>
  );
}
