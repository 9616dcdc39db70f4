import { cx } from '@sgb/ui/cx.ts';
import type { ReactNode } from 'react';

interface MeterProps {
  readonly label: string;
  /** '12.4 of 30 kg' */
  readonly text: ReactNode;
  /** 1 is full; more is too much. */
  readonly part: number;
  /** From here on it is nearly full. */
  readonly nearFrom?: number;
}

/** How full something is: a bar, and the same in words. */
export function Meter({ label, text, part, nearFrom = 0.8 }: MeterProps) {
  const over = part > 1;
  const near = !over && part >= nearFrom;
  return (
    <div className="min-w-0 text-xs">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-ink-soft">{label}</span>
        <span className={cx('font-medium tabular-nums', over && 'text-danger', near && 'text-warn')}>{text}</span>
      </p>
      <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={cx(
            'h-full rounded-full transition-[width]',
            over ? 'bg-danger-fill' : near ? 'bg-warn' : 'bg-brand',
          )}
          style={{ width: `${Math.min(Math.max(part, 0), 1) * 100}%` }}
        />
      </div>
    </div>
  );
}
