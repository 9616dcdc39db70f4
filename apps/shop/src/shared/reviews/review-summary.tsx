import { fits, fitWords, reviewStars } from '@sgb/contract/review-rules.ts';
import type { ReviewSummary as Summary } from '@sgb/contract/reviews.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Rating } from '@sgb/ui/rating.tsx';

const percentOf = (part: number, whole: number) => Math.round((part / Math.max(1, whole)) * 100);

/** What all of them say together: the mean, how many gave how many stars, and whether sizes are right. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { average, count, stars } = summary;
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8 lg:grid-cols-[auto_minmax(0,22rem)_minmax(0,1fr)]">
      <div className="flex items-center gap-3 sm:flex-col sm:items-start sm:justify-center sm:gap-1">
        <p aria-hidden="true" className="font-bold text-2xl tabular-nums">
          {average.toFixed(1)}
        </p>
        <div>
          <Rating value={average} size="md" starsOnly />
          <p className="text-ink-soft text-sm">
            {formatCount(count)} {count === 1 ? 'review' : 'reviews'}
          </p>
        </div>
      </div>
      <dl className="flex flex-col gap-1 text-sm">
        {reviewStars.map((star) => (
          <Bar key={star} name={`${star} ${star === 1 ? 'star' : 'stars'}`} of={count} part={stars[star - 1] ?? 0} />
        ))}
      </dl>
      <FitBar fitting={summary.fits} />
    </div>
  );
}

function Bar({ name, part, of }: { name: string; part: number; of: number }) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.5rem] items-center gap-2">
      <dt>{name}</dt>
      <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-neutral-soft">
        <span className="block h-full rounded-full bg-star" style={{ width: `${(part / Math.max(1, of)) * 100}%` }} />
      </dd>
      <dd className="text-right text-ink-soft tabular-nums">{formatCount(part)}</dd>
    </div>
  );
}

const tones = { [fits.small]: 'bg-info', [fits.right]: 'bg-good', [fits.large]: 'bg-warn' } as const;
const order = [fits.small, fits.right, fits.large] as const;

/** 'Was the size right?', where goods come in sizes and somebody said. */
function FitBar({ fitting }: { fitting: readonly number[] }) {
  const said = fitting.reduce((sum, count) => sum + count, 0);
  if (said === 0) return null;
  const partOf = (fit: (typeof order)[number]) => fitting[fit - 1] ?? 0;
  return (
    <div className="flex flex-col gap-2 text-sm sm:col-span-2 lg:col-span-1 lg:justify-center">
      <p className="font-medium">
        Was the size right? <span className="font-normal text-ink-soft">{formatCount(said)} said</span>
      </p>
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {order.map(
          (fit) => partOf(fit) > 0 && <span key={fit} className={tones[fit]} style={{ flexGrow: partOf(fit) }} />,
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {order.map((fit) => (
          <li key={fit} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${tones[fit]}`} />
            {fitWords[fit]} <span className="text-ink-soft tabular-nums">{percentOf(partOf(fit), said)} %</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
