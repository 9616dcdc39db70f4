import { ChevronRight } from 'lucide-react';
import { cx } from './cx.ts';
import type { LinkComponent } from './link.ts';

interface Crumb {
  label: string;
  /** Left out on the last crumb: the page itself. */
  href?: string;
}

export interface BreadcrumbProps {
  items: Crumb[];
  LinkComponent?: LinkComponent;
  className?: string;
}

export function Breadcrumb({ items, LinkComponent: Link = 'a', className }: BreadcrumbProps) {
  return (
    <nav aria-label="You are here" className={className}>
      <ol className="no-scrollbar flex items-center overflow-x-auto whitespace-nowrap text-ink-soft text-sm">
        {items.map((item, i) => (
          <li key={item.href ?? item.label} className={cx('flex items-center', !item.href && 'min-w-24 truncate')}>
            {i > 0 && <ChevronRight aria-hidden="true" className="mx-1 size-4 shrink-0" />}
            {item.href ? (
              <Link
                href={item.href}
                className="inline-flex min-h-11 min-w-11 items-center -outline-offset-2 hover:text-ink hover:underline md:min-h-8 md:min-w-0"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
