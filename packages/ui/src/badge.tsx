import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface BadgeProps {
  count: number;
  /** What is counted, spoken after the number: 'items in cart'. */
  label?: string;
  /** Shows `max`+ above this. */
  max?: number;
  tone?: 'action' | 'brand' | 'danger';
  className?: string;
  /** Given children, the badge sits on their top right corner. */
  children?: ReactNode;
}

const TONES = {
  action: 'bg-action text-action-ink',
  brand: 'bg-brand text-brand-ink',
  danger: 'bg-danger-fill text-danger-ink',
};

/** Nothing at 0. */
export function Badge({ count, label, max = 99, tone = 'action', className, children }: BadgeProps) {
  const mark = count > 0 && (
    <span
      className={cx(
        'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1 font-semibold text-xs tabular-nums leading-none',
        TONES[tone],
        Boolean(children) && 'pointer-events-none absolute -top-1.5 left-[calc(100%-0.75rem)] ring-2 ring-card',
        className,
      )}
    >
      <span aria-hidden={Boolean(label) || undefined}>{count > max ? `${max}+` : count}</span>
      {label && (
        <span className="sr-only">
          {count} {label}
        </span>
      )}
    </span>
  );
  if (!children) return mark || null;
  return (
    <span className="relative inline-flex">
      {children}
      {mark}
    </span>
  );
}
