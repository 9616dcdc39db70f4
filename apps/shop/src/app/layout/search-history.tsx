import { cx } from '@sgb/ui/cx.ts';
import { History, X } from 'lucide-react';
import { Link } from 'react-router';
import { forget, remember, searchHref } from '../../shared/keyword.ts';
import { setSlot } from '../../shared/slots.ts';
import { panelLook } from './popover.tsx';

/** What was searched for before; it follows the field in tab order. */
export function SearchHistory({ history }: { history: readonly string[] }) {
  const keep = (next: readonly string[]) => setSlot('searchHistoryList', next);
  return (
    <section
      aria-label="Search history"
      className={cx(panelLook, 'absolute inset-x-0 top-full z-10 animate-fade-in p-2 max-lg:rounded-t-none lg:mt-1')}
    >
      <div className="flex items-center justify-between pl-2">
        <p className="font-semibold text-sm">Search history</p>
        <button
          type="button"
          onClick={() => keep([])}
          className="min-h-11 rounded-control px-3 text-ink-soft text-sm hover:bg-sunk hover:text-ink lg:min-h-9"
        >
          Clear all
        </button>
      </div>
      <ul>
        {history.map((keyword) => (
          <li key={keyword} className="flex items-center rounded-control hover:bg-sunk">
            <Link
              to={searchHref(keyword)}
              onClick={() => keep(remember(history, keyword))}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-sm lg:min-h-9"
            >
              <History aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="truncate">{keyword}</span>
            </Link>
            <button
              type="button"
              aria-label={`Remove ${keyword}`}
              onClick={() => keep(forget(history, keyword))}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink lg:size-9"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
