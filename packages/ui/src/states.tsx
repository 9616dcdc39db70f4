import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Drawing, type DrawingName } from './drawings.tsx';
import { Spinner, type SpinnerSize } from './spinner.tsx';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  picture?: DrawingName;
  /** The one thing to do next: a `Button`, or a link with `buttonClass()`. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, picture = 'parcel', action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Drawing name={picture} />
      <p className="mt-4 font-semibold text-lg">{title}</p>
      {children && <div className="mt-1 max-w-sm text-ink-soft text-sm">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** The request id, for a call to support. */
  reference?: string;
  className?: string;
}

export function ErrorState({
  title = 'This did not load',
  children = 'Check your connection and try again. Nothing was lost.',
  onRetry,
  retrying,
  reference,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Drawing name="broken" />
      <p className="mt-4 font-semibold text-lg">{title}</p>
      <div className="mt-1 max-w-sm text-ink-soft text-sm">{children}</div>
      {onRetry && (
        <Button
          variant="secondary"
          className="mt-5"
          loading={retrying}
          onClick={onRetry}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
        >
          Try again
        </Button>
      )}
      {reference && <p className="mt-3 text-ink-soft text-xs">Reference {reference}</p>}
    </div>
  );
}

export interface EndOfListProps {
  size?: SpinnerSize;
  children?: ReactNode;
}

const END_ROOM: Record<SpinnerSize, string> = {
  small: 'min-h-6 text-xs',
  medium: 'min-h-11 text-sm',
  large: 'min-h-16 text-sm',
};

export function EndOfList({ size = 'large', children = 'That is everything' }: EndOfListProps) {
  return (
    <p className={cx('flex items-center justify-center gap-3 text-ink-soft', END_ROOM[size])}>
      <span aria-hidden="true" className="h-px w-8 bg-line-strong" />
      {children}
      <span aria-hidden="true" className="h-px w-8 bg-line-strong" />
    </p>
  );
}

export interface LoadingMarkProps<Status> {
  status: Status;
  /** The status that means 'still loading'. */
  loadingStatus: Status;
  size?: SpinnerSize;
}

/** The foot of a list: a spinner while loading, otherwise the end mark. Both take the same room. */
export function LoadingMark<Status extends string | number | boolean>({
  status,
  loadingStatus,
  size = 'large',
}: LoadingMarkProps<Status>) {
  if (status !== loadingStatus) return <EndOfList size={size} />;
  return (
    <div className={cx('flex items-center justify-center text-brand', END_ROOM[size])}>
      <Spinner size={size} />
    </div>
  );
}
