import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

export interface RatingProps {
  /** 0 to 5, decimals allowed. */
  value: number;
  /** How many people rated. */
  count?: number;
  size?: 'sm' | 'md';
  /** Where the number stands elsewhere, or is whole. */
  starsOnly?: boolean;
  className?: string;
}

const within = (value: number) => Math.min(Math.max(value, 0), 5);

/** How much of the stars is filled, what is spoken, the number, and the count: what `RatingText` shows. */
export function ratingWords(value: number, count?: number): readonly [string, string, string, string] {
  const shown = within(value);
  const spoken = `Rated ${shown.toFixed(1)} out of 5${count === undefined ? '' : ` by ${count} people`}`;
  return [`${(shown / 5) * 100}%`, spoken, shown.toFixed(1), String(count ?? 0)];
}

type RatingTextProps = Omit<RatingProps, 'value' | 'count'> & { words: readonly string[]; counted?: boolean };

/** A rating that is text already. */
export function RatingText({ words, counted, size = 'sm', starsOnly, className }: RatingTextProps) {
  const [filled, spoken, shown, count] = words;
  return (
    <span className={cx('inline-flex items-center gap-1.5', size === 'sm' ? 'text-xs' : 'text-sm', className)}>
      <span
        role="img"
        aria-label={spoken}
        style={{ '--filled': filled } as CSSProperties}
        className={cx('stars', size === 'sm' ? 'text-base' : 'text-lg')}
      />
      {!starsOnly && (
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {shown}
        </span>
      )}
      {counted && (
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          ({count})
        </span>
      )}
    </span>
  );
}

export function Rating({ value, count, ...look }: RatingProps) {
  return <RatingText {...look} words={ratingWords(value, count)} counted={count !== undefined} />;
}
