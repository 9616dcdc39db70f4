import { useId } from 'react';
import { cx } from './cx.ts';

const RATING_LABELS = ['Very Dissatisfied', 'Dissatisfied', 'General', 'Satisfaction', 'Great Satisfaction'] as const;

const STARS = [1, 2, 3, 4, 5] as const;
const POINTS = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

function Star({ hollow, className }: { hollow?: boolean; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={cx('shrink-0', hollow ? 'fill-none stroke-current' : 'fill-current', className)}
    >
      <path d={POINTS} />
    </svg>
  );
}

export interface RatingInputProps {
  legend: string;
  /** 1 to 5; null before a choice. */
  value: number | null;
  onChange: (value: number) => void;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** Native radios underneath: arrow keys, form posts and screen readers need nothing from us. */
export function RatingInput({ legend, value, onChange, name, disabled, className }: RatingInputProps) {
  const fallbackName = useId();
  return (
    <fieldset disabled={disabled} className={cx('disabled:opacity-50', className)}>
      <legend className="font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="-ml-2 flex">
          {STARS.map((n) => (
            <label
              key={n}
              className="grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2"
            >
              <input
                type="radio"
                name={name ?? fallbackName}
                value={n}
                checked={value === n}
                onChange={() => onChange(n)}
                className="sr-only"
              />
              <span className="sr-only">{RATING_LABELS[n - 1]}</span>
              <Star
                hollow={value === null || n > value}
                className={cx('size-7', value !== null && n <= value ? 'text-star' : 'text-line-strong')}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="min-h-5 text-ink-soft text-sm">
          {value === null ? 'Tap a star' : RATING_LABELS[value - 1]}
        </span>
      </div>
    </fieldset>
  );
}
