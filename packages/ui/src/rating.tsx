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

export function Rating({ value, count, size = 'sm', starsOnly, className }: RatingProps) {
  const shown = Math.min(Math.max(value, 0), 5);
  const filled = { '--filled': `${(shown / 5) * 100}%` } as CSSProperties;
  const spoken = `Rated ${shown.toFixed(1)} out of 5${count === undefined ? '' : ` by ${count} people`}`;
  return (
    <span className={cx('inline-flex items-center gap-1.5', size === 'sm' ? 'text-xs' : 'text-sm', className)}>
      <span
        role="img"
        aria-label={spoken}
        style={filled}
        className={cx('stars', size === 'sm' ? 'text-base' : 'text-lg')}
      />
      {!starsOnly && (
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {shown.toFixed(1)}
        </span>
      )}
      {count !== undefined && (
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          ({count})
        </span>
      )}
    </span>
  );
}
