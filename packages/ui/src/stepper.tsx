import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { bounds, clampQuantity } from './stepper-rules.ts';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Spoken name, for example 'Quantity of Enamel mug, blue'. */
  label: string;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  size?: 'sm' | 'md';
  /** Shows the reason of a correction under the stepper; it is always spoken. */
  showReason?: boolean;
  className?: string;
  /** For whoever wants to draw it otherwise: its words, and how it is drawn with them. */
  drawn?: (words: readonly string[], draw: (...words: readonly string[]) => ReactNode) => ReactNode;
}

export function Stepper({
  value,
  onChange,
  label,
  min = 1,
  max = 9999,
  step = 1,
  disabled,
  size = 'md',
  showReason = true,
  className,
  drawn = (words, draw) => draw(...words),
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const reasonId = useId();
  const rules = { min, max, step };
  const { low, high } = bounds(rules);

  const settle = (wanted: number) => {
    const settled = clampQuantity(wanted, rules);
    setDraft(null);
    setReason(settled.reason);
    if (settled.value !== value) onChange(settled.value);
  };
  const settleDraft = () => {
    if (draft !== null) settle(draft.trim() === '' ? Number.NaN : Number(draft));
  };
  // From a value off the grid (an old cart line) the first press lands on the grid instead of past it.
  const up = () => settle(Math.floor(value / step) * step + step);
  const down = () => settle(Math.ceil(value / step) * step - step);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, () => void> = {
      ArrowUp: up,
      ArrowDown: down,
      Home: () => settle(low),
      End: () => settle(high),
      PageUp: () => settle(Math.min(value + step * 10, high)),
      PageDown: () => settle(Math.max(value - step * 10, low)),
      Enter: settleDraft,
      Escape: () => setDraft(null),
    };
    const move = moves[event.key];
    if (!move || ((event.key === 'Home' || event.key === 'End') && draft !== null)) return;
    event.preventDefault();
    move();
  };

  const half = cx(
    'grid shrink-0 place-items-center text-ink transition-colors hover:bg-sunk disabled:text-ink-soft/60 disabled:hover:bg-transparent',
    size === 'sm' ? 'size-11 md:size-9' : 'size-11',
  );
  const draw = (label?: string, most?: string, reasonId?: string) => (
    <div className={cx('inline-flex flex-col gap-1', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would print a legend and break the row. */}
      <div
        role="group"
        aria-label={label}
        className="inline-flex w-fit items-center overflow-clip rounded-control border border-line-strong bg-card focus-within:border-ink-soft"
      >
        <button
          type="button"
          aria-label={`Fewer: ${label}`}
          disabled={disabled || value <= low}
          onClick={down}
          className={cx(half, '-outline-offset-2')}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={low}
          // Written like a number, which it may be standing in for.
          aria-valuemax={most as unknown as number}
          aria-describedby={reasonId}
          autoComplete="off"
          disabled={disabled}
          value={draft ?? String(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value.replace(/[^\d]/g, ''))}
          onBlur={settleDraft}
          onKeyDown={onKeyDown}
          className={cx(
            'money w-14 self-stretch bg-transparent text-center font-semibold text-base -outline-offset-2 disabled:text-ink-soft',
            size === 'sm' && 'md:w-12 md:text-sm',
          )}
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          disabled={disabled || value >= high}
          onClick={up}
          className={cx(half, '-outline-offset-2')}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
      <span id={reasonId} aria-live="polite" className={cx('text-warn text-xs', !(showReason && reason) && 'sr-only')}>
        {reason}
      </span>
    </div>
  );
  return drawn([label, String(high), reasonId], draw);
}
