import { shortDate } from '@sgb/contract/date-words.ts';
import { fits, fitWords } from '@sgb/contract/review-rules.ts';
import { DataLight } from '@sgb/ui/data-light.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Rating } from '@sgb/ui/rating.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { pictureUrl, productHref } from '../links/link.tsx';
import type { ListedReview } from './review-query.ts';

const GalleryZoom = lazy(() => import('../pictures/gallery-zoom.tsx'));

type Shown = Pick<
  ListedReview,
  'name' | 'stars' | 'title' | 'story' | 'bought' | 'fit' | 'pictures' | 'at' | 'answer' | 'answeredAt' | 'product'
>;

/** What one shopper says, with what we said to it. */
export function ReviewCard({ review, children }: { review: Shown; children?: ReactNode }) {
  const { name, stars, title, story, bought, fit, product, answer, answeredAt } = review;
  return (
    <article className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Rating value={stars} starsOnly />
        {title && <h3 className="font-semibold text-sm">{title}</h3>}
      </div>
      <p className="flex flex-wrap gap-x-2 text-ink-soft text-xs">
        <span className="font-medium text-ink">{name}</span>
        <span>{shortDate(review.at)}</span>
        {bought && <span>Bought: {bought}</span>}
        {fit !== fits.unsaid && <span>Size: {fitWords[fit].toLowerCase()}</span>}
      </p>
      {product && (
        <Link to={productHref(product.id)} className="line-clamp-1 text-brand text-sm hover:underline">
          {product.title}
        </Link>
      )}
      {story && <p className="max-w-prose whitespace-pre-line text-sm">{story}</p>}
      <ReviewPictures pictures={review.pictures} name={name} />
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

function ReviewPictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [large, setLarge] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, place) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={`Enlarge picture ${place + 1} of ${pictures.length} by ${name}`}
              onClick={() => setLarge(place)}
              className="block w-18 cursor-zoom-in overflow-hidden rounded-control border border-line"
            >
              <Picture src={pictureUrl(picture)} alt="" sizes="72px" />
            </button>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <DataLight value={false}>
          <Suspense fallback={null}>
            <GalleryZoom
              pictures={pictures}
              title={`Picture by ${name}`}
              start={large}
              onClose={() => setLarge(undefined)}
            />
          </Suspense>
        </DataLight>
      )}
    </>
  );
}
