import { cx } from '@sgb/ui/cx.ts';
import type { ReactNode } from 'react';

interface OptionRowProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly amount?: ReactNode;
  /** It is shown, and why it cannot be had is among its words. */
  readonly disabled?: boolean;
}

/** One of several, of which just one is chosen. */
export function OptionRow({ name, checked, onChoose, title, children, amount, disabled = false }: OptionRowProps) {
  return (
    <label
      className={cx(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border p-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-brand',
        disabled
          ? 'cursor-not-allowed! border-line bg-sunk text-ink-soft'
          : checked
            ? 'border-brand bg-brand-soft/60'
            : 'border-line hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {children && <span className="block text-ink-soft text-xs">{children}</span>}
      </span>
      {amount && <span className="money shrink-0 font-semibold">{amount}</span>}
    </label>
  );
}
