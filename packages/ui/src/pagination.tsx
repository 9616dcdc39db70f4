import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { LinkComponent } from './link.ts';

export interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  LinkComponent?: LinkComponent;
  label?: string;
  className?: string;
}

/** First, last, and the neighbours of the current page; null marks a gap. */
function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, i) => {
    const before = pages[i - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 font-medium text-sm tabular-nums';
const live = 'border border-line bg-card text-ink transition-colors hover:bg-sunk';

export function Pagination({
  page,
  pageCount,
  hrefFor,
  LinkComponent: Link = 'a',
  label = 'Pages',
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const edge = (to: number, name: string, icon: ReactNode, rel: string) =>
    to < 1 || to > pageCount ? (
      <span className={cx(box, 'text-ink-soft opacity-50')}>{icon}</span>
    ) : (
      <Link href={hrefFor(to)} rel={rel} aria-label={name} className={cx(box, live)}>
        {icon}
      </Link>
    );
  return (
    <nav aria-label={label} className={cx('flex items-center justify-between gap-2 md:justify-center', className)}>
      {edge(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" className="size-5" />, 'prev')}
      <span className="text-ink-soft text-sm tabular-nums md:hidden">
        Page {page} of {pageCount}
      </span>
      <ol className="hidden items-center gap-2 md:flex">
        {pagesToShow(page, pageCount).map((n, i, all) =>
          n === null ? (
            <li key={`gap-after-${all[i - 1]}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={n}>
              <Link
                href={hrefFor(n)}
                aria-label={`Page ${n}`}
                aria-current={n === page ? 'page' : undefined}
                className={cx(box, n === page ? 'bg-brand text-brand-ink' : live)}
              >
                {n}
              </Link>
            </li>
          ),
        )}
      </ol>
      {edge(page + 1, 'Next page', <ChevronRight aria-hidden="true" className="size-5" />, 'next')}
    </nav>
  );
}
