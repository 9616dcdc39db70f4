import { cx } from './cx.ts';

export type SpinnerSize = 'small' | 'medium' | 'large';

const SIZES: Record<SpinnerSize, string> = { small: 'size-4', medium: 'size-6', large: 'size-9' };

export interface SpinnerProps {
  size?: SpinnerSize;
  label?: string;
  className?: string;
}

export function Spinner({ size = 'medium', label = 'Loading', className }: SpinnerProps) {
  return (
    <span role="status" className={cx('inline-flex', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="3"
        className={cx('animate-spin', SIZES[size])}
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
