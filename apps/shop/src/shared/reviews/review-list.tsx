import { shortDate } from '@sgb/contract/date-words.ts';
import { reviewSorts, reviewStars } from '@sgb/contract/review-rules.ts';
import type { ReviewSummary as Summary } from '@sgb/contract/reviews.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Answer } from '../api/answer.tsx';
import { useAnswer } from '../api/api.ts';
import { drawnFrom, Reused } from '../page/reused.tsx';
import { ReviewCard } from './review-card.tsx';
import { type ListedReview, type ReviewChoice, type Reviewed, reviewsQuery } from './review-query.ts';
import { ReviewSummary } from './review-summary.tsx';
import { VoteButton } from './vote-button.tsx';

interface ReviewListProps {
  of: Reviewed;
  empty: ReactNode;
}

export default function ReviewList({ of, empty }: ReviewListProps) {
  const first = useAnswer(reviewsQuery(of));
  return (
    <Answer of={first} skeleton={<Skeleton className="h-80" />}>
      {({ summary }) => (summary.count === 0 ? empty : <List of={of} summary={summary} />)}
    </Answer>
  );
}

function List({ of, summary }: { of: Reviewed; summary: Summary }) {
  const [choice, setChoice] = useState<ReviewChoice>({});
  const [pages, setPages] = useState(1);
  const choose = (next: ReviewChoice) => {
    setChoice(next);
    setPages(1);
  };
  return (
    <>
      <ReviewSummary summary={summary} />
      <ReviewChips summary={summary} choice={choice} onChoose={choose} />
      <div className="divide-y divide-line">
        {Array.from({ length: pages }, (_, place) => (
          <Page
            key={`${JSON.stringify(choice)} ${place}`}
            of={of}
            choice={choice}
            page={place + 1}
            last={place + 1 === pages}
            onMore={() => setPages(pages + 1)}
          />
        ))}
      </div>
    </>
  );
}

const chip =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-card px-3 text-sm hover:border-line-strong aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand disabled:opacity-50 md:min-h-9';

const sorts = [
  { value: String(reviewSorts.newest), label: 'Newest' },
  { value: String(reviewSorts.helpful), label: 'Most helpful' },
];

interface ReviewChipsProps {
  summary: Summary;
  choice: ReviewChoice;
  onChoose: (choice: ReviewChoice) => void;
}

/** Filter by stars and pictures, and the order. A phone swipes the chips sideways. */
function ReviewChips({ summary, choice, onChoose }: ReviewChipsProps) {
  const { stars, pictures, ...rest } = choice;
  const options: { name: ReactNode; spoken: string; count: number; on: boolean; next: ReviewChoice }[] = [
    { name: 'All', spoken: 'All', count: summary.count, on: !stars && !pictures, next: rest },
    {
      name: <Image aria-hidden="true" className="size-4" />,
      spoken: 'With pictures',
      count: summary.pictured,
      on: pictures === 1,
      next: pictures ? { ...rest, ...(stars && { stars }) } : { ...choice, pictures: 1 },
    },
    ...reviewStars.map((star) => ({
      name: `${star} ★`,
      spoken: `${star} ${star === 1 ? 'star' : 'stars'}`,
      count: summary.stars[star - 1] ?? 0,
      on: stars === star,
      next: stars === star ? { ...rest, ...(pictures && { pictures }) } : { ...choice, stars: star },
    })),
  ];
  const looks = drawnFrom('review chips', [choice, options.map(({ count }) => count === 0)]);
  return (
    <Reused as={looks} words={options.map(({ count }) => formatCount(count))}>
      {(...counts) => (
        <div className="mt-4 flex flex-col gap-2 md:flex-row md:items-center md:justify-between">
          {/* Relative, so that words for screen readers scroll with their chips and do not widen the page. */}
          <ul
            aria-label="Filter reviews"
            className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 md:mx-0 md:px-0"
          >
            {options.map(({ name, spoken, count, on, next }, i) => (
              <li key={spoken}>
                <button
                  type="button"
                  aria-pressed={on}
                  disabled={count === 0 && !on}
                  onClick={() => onChoose(next)}
                  className={chip}
                >
                  <span aria-hidden="true">{name}</span>
                  <span className="sr-only">{`${spoken}: `}</span>
                  <span className="font-normal text-ink-soft text-xs tabular-nums">{counts[i]}</span>
                </button>
              </li>
            ))}
          </ul>
          <Select
            aria-label="Sort reviews by"
            className="md:w-44"
            options={sorts}
            value={String(choice.sort ?? reviewSorts.newest)}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ ...choice, sort: value === sorts[1]?.value ? reviewSorts.helpful : reviewSorts.newest })
            }
          />
        </div>
      )}
    </Reused>
  );
}

/** Those with pictures, an answer or a product are few, and drawn each by itself. */
function looksOf({ stars, fit, title, bought, story, helpful, voted, mine, ...more }: ListedReview) {
  if (more.pictures.length > 0 || more.answer || more.product) return undefined;
  return drawnFrom('review', [stars, fit, !title, !bought, !story, helpful, voted, mine]);
}

/** What somebody has left out stays away. */
function ReviewPart({ review }: { review: ListedReview }) {
  const told = [review.title, review.bought, review.story];
  return (
    <Reused as={looksOf(review)} words={[review.name, shortDate(review.at), ...told.filter(Boolean)]}>
      {(name = '', date, ...words) => {
        const [title = '', bought = '', story = ''] = told.map((word) => word && (words.shift() ?? ''));
        const shown = { ...review, name, title, bought, story };
        return (
          <ReviewCard review={shown} date={date}>
            <VoteButton review={shown} />
          </ReviewCard>
        );
      }}
    </Reused>
  );
}

interface PageProps {
  of: Reviewed;
  choice: ReviewChoice;
  page: number;
  last: boolean;
  onMore: () => void;
}

function Page({ of, choice, page, last, onMore }: PageProps) {
  const answer = useAnswer(reviewsQuery(of, choice, page));
  return (
    <Answer of={answer} skeleton={<Skeleton className="my-4 h-48" />}>
      {({ items, total, pages }) => (
        <>
          {items.length === 0 && <p className="py-6 text-ink-soft text-sm">No review is like this yet.</p>}
          {items.map((review) => (
            <ReviewPart key={review.id} review={review} />
          ))}
          {last && page < pages && (
            <div className="pt-4">
              <Button variant="secondary" wide guardMs={0} onClick={onMore}>
                {`Show more of ${formatCount(total)} reviews`}
              </Button>
            </div>
          )}
        </>
      )}
    </Answer>
  );
}
