import { fits, fitWords, reviewStars } from '@sgb/contract/review-rules.ts';
import type { ReviewSummary as Summary } from '@sgb/contract/reviews.ts';
import { formatCount } from '@sgb/money/format.ts';
import { RatingText, ratingWords } from '@sgb/ui/rating.tsx';
import { drawnFrom, Reused } from '../page/reused.tsx';

const percentOf = (part: number, whole: number) => Math.round((part / Math.max(1, whole)) * 100);

/** What all of them say together: the mean, how many gave how many stars, and whether sizes are right. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { average, count, stars, fits: fitting } = summary;
  const bars = reviewStars.flatMap((star) => barWords(stars[star - 1] ?? 0, count));
  const said = order.map((fit) => fitting[fit - 1] ?? 0);
  const words = [formatCount(count), ...ratingWords(average), ...bars, ...fitBarWords(said)];
  return (
    <Reused as={drawnFrom('review summary', [count === 1, said.map((each) => each > 0)])} words={words}>
      {(total, ...texts) => (
        <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8 lg:grid-cols-[auto_minmax(0,22rem)_minmax(0,1fr)]">
          <div className="flex items-center gap-3 sm:flex-col sm:items-start sm:justify-center sm:gap-1">
            <p aria-hidden="true" className="font-bold text-2xl tabular-nums">
              {texts[2]}
            </p>
            <div>
              <RatingText words={texts} size="md" starsOnly />
              <p className="text-ink-soft text-sm">
                {total} {count === 1 ? 'review' : 'reviews'}
              </p>
            </div>
          </div>
          <dl className="flex flex-col gap-1 text-sm">
            {reviewStars.map((star, i) => (
              <Bar key={star} name={`${star} ${star === 1 ? 'star' : 'stars'}`} words={texts.slice(4 + 2 * i)} />
            ))}
          </dl>
          {said.some((each) => each > 0) && <FitBar said={said} words={texts.slice(4 + bars.length)} />}
        </div>
      )}
    </Reused>
  );
}

const barWords = (part: number, of: number) => [`${(part / Math.max(1, of)) * 100}%`, formatCount(part)];

function Bar({ name, words: [width, part] }: { name: string; words: readonly string[] }) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.5rem] items-center gap-2">
      <dt>{name}</dt>
      <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-neutral-soft">
        <span className="block h-full rounded-full bg-star" style={{ width }} />
      </dd>
      <dd className="text-right text-ink-soft tabular-nums">{part}</dd>
    </div>
  );
}

const tones = { [fits.small]: 'bg-info', [fits.right]: 'bg-good', [fits.large]: 'bg-warn' } as const;
const order = [fits.small, fits.right, fits.large] as const;

function fitBarWords(said: readonly number[]): string[] {
  const all = said.reduce((sum, count) => sum + count, 0);
  return [formatCount(all), ...said.flatMap((count) => [String(count), String(percentOf(count, all))])];
}

/** 'Was the size right?', where goods come in sizes and somebody said. */
function FitBar({ said, words: [all, ...each] }: { said: readonly number[]; words: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2 text-sm sm:col-span-2 lg:col-span-1 lg:justify-center">
      <p className="font-medium">
        Was the size right? <span className="font-normal text-ink-soft">{all} said</span>
      </p>
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {order.map(
          (fit, i) => (said[i] ?? 0) > 0 && <span key={fit} className={tones[fit]} style={{ flexGrow: each[2 * i] }} />,
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {order.map((fit, i) => (
          <li key={fit} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${tones[fit]}`} />
            {fitWords[fit]} <span className="text-ink-soft tabular-nums">{each[2 * i + 1]} %</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
