import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlClass, useFieldWiring } from './field.tsx';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = ComponentProps<'select'> & { options?: SelectOption[]; placeholder?: string };

/** The phone's own picker, styled. Give `options`, or `<option>` children for groups. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  const wiring = useFieldWiring();
  return (
    <span className={cx('relative block', className)}>
      <select {...wiring} {...rest} className={cx(controlClass, 'appearance-none truncate pr-10')}>
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
