import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'checked' | 'type' | 'onChange' | 'ref'> {
  /** 'mixed' when some, but not all, of the things below it are ticked. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hideLabel?: boolean;
}

export function Checkbox({ checked, onChange, label, hideLabel, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for the third state, so it can only be set on the element.
    if (input.current) input.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <label
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-50 md:min-h-9',
        hideLabel && 'justify-center md:min-w-9',
        className,
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          ref={input}
          type="checkbox"
          checked={checked === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 cursor-[inherit] appearance-none rounded border border-line-strong bg-card transition-colors checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand"
        />
        {checked === true && (
          <Check aria-hidden="true" className="pointer-events-none absolute size-4 stroke-3 text-brand-ink" />
        )}
        {checked === 'mixed' && (
          <Minus aria-hidden="true" className="pointer-events-none absolute size-4 stroke-3 text-brand-ink" />
        )}
      </span>
      <span className={cx(hideLabel && 'sr-only')}>{label}</span>
    </label>
  );
}
