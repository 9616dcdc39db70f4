import { ruleWords } from '@sgb/contract/review-rules.ts';
import type { OwnReviews as Answered } from '@sgb/contract/reviews.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { ReviewCard } from '../../shared/reviews/review-card.tsx';

type Own = Answered['items'][number];

/** What somebody said of goods, with the consent for each: it can be taken back here, and the review goes with it. */
export default function OwnReviews() {
  const [page, setPage] = useState(1);
  const answer = useQuery(query('GET /api/review/mine', page === 1 ? {} : { page }));
  return (
    <Card as="section" aria-label="My reviews">
      <CardHeader title="My reviews" />
      <Answer of={answer} skeleton={<Skeleton className="h-32" />}>
        {({ name, items, pages }) =>
          items.length === 0 ? (
            <p className="text-ink-soft text-sm">
              Nothing yet. When a parcel has reached you, tap “Rate it” in your orders.
            </p>
          ) : (
            <>
              <p className="text-ink-soft text-sm">
                Others see those that you show as “{name}”. Take one back, and it is gone from the shop at once.
              </p>
              <div className="divide-y divide-line">
                {items.map((review) => (
                  <ReviewCard key={review.id} review={review}>
                    <Consent review={review} />
                  </ReviewCard>
                ))}
              </div>
              <div className="flex justify-between">
                {page > 1 && (
                  <Button variant="secondary" size="sm" guardMs={0} onClick={() => setPage(page - 1)}>
                    Newer
                  </Button>
                )}
                {page < pages && (
                  <Button variant="secondary" size="sm" guardMs={0} onClick={() => setPage(page + 1)}>
                    Older
                  </Button>
                )}
              </div>
            </>
          )
        }
      </Answer>
    </Card>
  );
}

function Consent({ review: { id, shown, rule, product } }: { review: Own }) {
  const api = useApi();
  const changed = useChanged();
  const send = useMutation({
    mutationFn: (show: 0 | 1) => api.call('POST /api/review/show', { id, show }),
    onSuccess: async (after) => {
      await changed('reviews');
      notify('good', after.shown ? 'Others can read it again.' : 'Taken back. Nobody else can read it now.');
    },
    onError: (error) => notify('danger', error.message),
  });
  return (
    <div className="flex flex-col gap-2">
      {rule !== 0 && shown && (
        <Notice tone="warn" title="We hide this review">
          {ruleWords(rule)} If you think that we are wrong, write to us.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-sm">
          {shown ? (rule === 0 ? 'Others can read it.' : 'Hidden by us.') : 'Only you and we see it.'}
        </p>
        <Button
          variant="secondary"
          size="sm"
          guardMs={0}
          aria-label={`${shown ? 'Take back' : 'Show to others'}: ${product.title}`}
          loading={send.isPending}
          onClick={() => send.mutate(shown ? 0 : 1)}
        >
          {shown ? 'Take back' : 'Show to others'}
        </Button>
      </div>
    </div>
  );
}
