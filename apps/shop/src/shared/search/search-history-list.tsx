import { History, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../links/router-link.tsx';
import { searchHref } from './keyword.ts';
import { forgetAllSearches, forgetSearch, rememberSearch } from './search-history.ts';

/** What was searched for before, each removable by itself. */
export function SearchHistory({ history }: { history: readonly string[] }) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <div className="flex items-center justify-between pl-2">
        <h2 id={title} className="font-semibold text-sm">
          Search history
        </h2>
        <button
          type="button"
          onClick={forgetAllSearches}
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
              onClick={() => rememberSearch(keyword)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-sm lg:min-h-9"
            >
              <History aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <bdi className="truncate">{keyword}</bdi>
            </Link>
            <button
              type="button"
              aria-label={`Remove ${keyword}`}
              onClick={() => forgetSearch(keyword)}
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
