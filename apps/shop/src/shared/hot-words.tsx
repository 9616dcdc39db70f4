import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { query } from './api.ts';
import { searchHref } from './keyword.ts';
import { rememberSearch } from './search-history.ts';

/** One shape for every keyword that can be tapped. */
export const wordChip =
  'inline-flex min-h-11 max-w-full items-center truncate rounded-full border border-line bg-card px-3 text-sm hover:border-line-strong md:min-h-9';

/** What many search for. Without an answer there is simply nothing to show. */
export function HotWords({ className }: { className?: string }) {
  const title = useId();
  const { data } = useQuery(query('GET /api/search/hotkeyword', {}));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby={title} className={cx('flex flex-col gap-2', className)}>
      <h2 id={title} className="font-semibold text-sm">
        Popular searches
      </h2>
      <ul className="flex flex-wrap gap-2">
        {data.items.map(({ hotword }) => (
          <li key={hotword} className="max-w-full">
            <Link to={searchHref(hotword)} onClick={() => rememberSearch(hotword)} className={wordChip}>
              <bdi className="truncate">{hotword}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
