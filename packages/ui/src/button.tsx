import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useClickGuard } from './click-guard.ts';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'action' | 'secondary' | 'ghost' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-brand-ink hover:bg-brand-strong',
  action: 'bg-action text-action-ink hover:bg-action-strong',
  secondary: 'border border-line-strong bg-card text-ink hover:bg-sunk',
  ghost: 'text-ink hover:bg-sunk',
  danger: 'bg-danger-fill text-danger-ink hover:bg-danger-strong',
};
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 text-sm md:min-h-9',
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
};
const SQUARES: Record<ButtonSize, string> = {
  sm: 'size-11 md:size-9',
  md: 'size-11',
  lg: 'size-12',
};
const BASE =
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control font-semibold transition-colors active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its box. */
  wide?: boolean;
}

/** The button look for a link: `<Link className={buttonClass({ variant: 'action' })}>`. */
export function buttonClass(
  { variant = 'primary', size = 'md', wide = false }: ButtonLook = {},
  extra?: string,
): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], wide && 'w-full', extra);
}

interface Guarded {
  loading?: boolean;
  /** A second click within this many milliseconds of one that did something is ignored; 0 turns the guard off. */
  guardMs?: number;
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & Guarded & { icon?: ReactNode };

export function Button({ variant, size, wide, icon, className, children, ...rest }: ButtonProps) {
  return (
    <BareButton {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
    </BareButton>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  Omit<ButtonLook, 'wide'> &
  Guarded & { label: string };

/** A square button holding one icon; `label` is its spoken name. */
export function IconButton({ label, variant = 'ghost', size = 'md', className, ...rest }: IconButtonProps) {
  return <BareButton {...rest} aria-label={label} className={cx(BASE, VARIANTS[variant], SQUARES[size], className)} />;
}

function BareButton({
  loading = false,
  guardMs = 1000,
  onClick,
  type,
  children,
  ...rest
}: ComponentProps<'button'> & Guarded) {
  const guard = useClickGuard(guardMs);
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? swallow : guard(onClick)}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size="small" />
        </span>
      )}
      {/* Kept in place while loading, so that the width does not change. */}
      <span className={cx('inline-flex items-center justify-center gap-2', loading && 'invisible')}>{children}</span>
    </button>
  );
}
