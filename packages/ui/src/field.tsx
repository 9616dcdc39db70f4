import { CircleAlert } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

/** The id and aria attributes a control inside a `Field` must carry. */
export function useFieldWiring() {
  const wiring = use(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
    required: wiring.required || undefined,
  };
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Shows '(optional)' after the label. */
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, required = false, optional, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cx(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={cx('flex flex-col gap-1', className)}>
        <label htmlFor={id} className={cx('font-medium text-sm', hideLabel && 'sr-only')}>
          {label}
          {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="text-ink-soft text-xs">
            {hint}
          </p>
        )}
        {/* Always present: a live region that appears together with its text is not read aloud. */}
        <p
          id={errorId}
          aria-live="polite"
          className={cx('flex items-start gap-1 text-danger text-sm', !error && 'hidden')}
        >
          {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {error}
        </p>
      </div>
    </FieldContext>
  );
}

/* 16 px text: iOS zooms the page into any control with smaller text. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-line-strong bg-card px-3 text-base text-ink transition-colors hover:border-ink-soft aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-soft';

export type InputProps = ComponentProps<'input'> & { before?: ReactNode; after?: ReactNode };

/** A one-line text control; `before` and `after` sit inside its frame. */
export function Input({ className, before, after, ...rest }: InputProps) {
  const wiring = useFieldWiring();
  const input = (
    <input
      {...wiring}
      {...rest}
      className={cx(controlClass, Boolean(before) && 'pl-10', Boolean(after) && 'pr-12', className)}
    />
  );
  if (!before && !after) return input;
  return (
    <span className="relative block">
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft">{before}</span>
      )}
      {input}
      {after && <span className="absolute inset-y-0 right-0 flex items-center">{after}</span>}
    </span>
  );
}

export type TextareaProps = ComponentProps<'textarea'>;

export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  const wiring = useFieldWiring();
  return <textarea {...wiring} {...rest} rows={rows} className={cx(controlClass, 'py-2', className)} />;
}
