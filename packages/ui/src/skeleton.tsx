import { cx } from './cx.ts';

export interface SkeletonProps {
  /** Give it the size of what it stands for: 'h-4 w-32'. */
  className?: string;
}

export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('block animate-shimmer rounded bg-neutral-soft', className)} />;
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('flex flex-col gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** The shape of a product card. */
export function SkeletonCard({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx('block overflow-hidden rounded-card border border-line bg-card', className)}>
      <Skeleton className="aspect-square rounded-none" />
      <span className="flex flex-col gap-2 p-3">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-5 w-24" />
      </span>
    </span>
  );
}
