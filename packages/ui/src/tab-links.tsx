import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import type { LinkComponent } from './link.ts';

const tabListClass = 'no-scrollbar flex gap-1 overflow-x-auto border-line border-b';

const tabClass =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand';

interface TabLink {
  href: string;
  label: ReactNode;
  count?: number;
}

export interface TabLinksProps {
  items: TabLink[];
  /** The `href` of the tab that is open. */
  current: string;
  label: string;
  LinkComponent?: LinkComponent;
  className?: string;
}

/** Tabs that are addresses, such as the order states: they work with the back button and without JavaScript. */
export function TabLinks({ items, current, label, LinkComponent: Link = 'a', className }: TabLinksProps) {
  const list = useRef<HTMLDivElement>(null);
  const counts = items.map(({ count }) => count).join();
  // The open tab is seen, however far to the right it stands, and wherever the counts of the others push it.
  useEffect(() => {
    const row = list.current;
    const open = current && row?.querySelector<HTMLElement>('[aria-current]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [current, counts]);
  return (
    <nav aria-label={label} className={className}>
      <div ref={list} className={cx(tabListClass, 'relative')}>
        {items.map((item) => (
          <Link
            key={item.href}
            href={item.href}
            aria-current={item.href === current ? 'page' : undefined}
            className={tabClass}
          >
            {item.label}
            <TabCount count={item.count} />
          </Link>
        ))}
      </div>
    </nav>
  );
}

interface TabCountProps {
  count: number | undefined;
}

function TabCount({ count }: TabCountProps) {
  if (!count) return null;
  return <span className="money rounded-full bg-neutral-soft px-1.5 text-ink-soft text-xs">{count}</span>;
}
