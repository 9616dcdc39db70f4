import { shortDate } from '@sgb/contract/date-words.ts';
import { fits, fitWords } from '@sgb/contract/review-rules.ts';
import { Rating } from '@sgb/ui/rating.tsx';
import type { ReactNode } from 'react';
import { productHref } from '../links/link.tsx';
import { Link } from '../links/router-link.tsx';
import { SmallPictures } from '../pictures/small-pictures.tsx';
import type { ListedReview } from './review-query.ts';

type Shown = Pick<
  ListedReview,
  'name' | 'stars' | 'title' | 'story' | 'bought' | 'fit' | 'pictures' | 'at' | 'answer' | 'answeredAt' | 'product'
>;

interface ReviewCardProps {
  review: Shown;
  /** Its day, where that is words already. */
  date?: string | undefined;
  children?: ReactNode;
}

/** What one shopper says, with what we said to it. */
export function ReviewCard({ review, date = shortDate(review.at), children }: ReviewCardProps) {
  const { name, stars, title, story, bought, fit, product, answer, answeredAt } = review;
  return (
    <article className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Rating value={stars} starsOnly />
        {title && <h3 className="font-semibold text-sm">{title}</h3>}
      </div>
      <p className="flex flex-wrap gap-x-2 text-ink-soft text-xs">
        <span className="font-medium text-ink">{name}</span>
        <span>{date}</span>
        {bought && <span>Bought: {bought}</span>}
        {fit !== fits.unsaid && <span>Size: {fitWords[fit].toLowerCase()}</span>}
      </p>
      {product && (
        <Link to={productHref(product.id)} className="line-clamp-1 text-brand text-sm hover:underline">
          {product.title}
        </Link>
      )}
      {story && <p className="max-w-prose whitespace-pre-line text-sm">{story}</p>}
      <SmallPictures pictures={review.pictures} name={name} />
      {answer && (
        <div className="max-w-prose rounded-control bg-sunk px-3 py-2 text-sm">
          <p className="text-ink-soft text-xs">SGB answered{answeredAt && `, ${shortDate(answeredAt)}`}</p>
          <p className="whitespace-pre-line">{answer}</p>
        </div>
      )}
      {children}
    </article>
  );
}
