import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { query } from '../api/api.ts';
import { Link } from '../links/router-link.tsx';
import { searchHref } from './keyword.ts';
import { rememberSearch } from './search-history.ts';

/** One shape for every keyword that can be tapped. */
export const wordChip =
  'inline-flex min-h-11 max-w-full items-center truncate rounded-full border border-line bg-card px-3 text-sm hover:border-line-strong md:min-h-9';

/** What many search for. Without an answer there is simply nothing to show. */
export function HotWords({ className }: { className?: string }) {
  const title = useId();
  const words = useHotWords();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={title} className={cx('flex flex-col gap-2', className)}>
      <h2 id={title} className="font-semibold text-sm">
        {popular}
      </h2>
      <ul className="flex flex-wrap gap-2">
        <Words words={words} />
      </ul>
    </section>
  );
}

/** The same in one line, swiped sideways where it is longer; its room is kept while it is on its way. */
export function HotWordRow() {
  return (
    <nav aria-label={popular} data-spm="hot-words" className="min-h-11 md:min-h-9">
      <ul className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 md:mx-0 md:px-0">
        <Words words={useHotWords()} />
      </ul>
    </nav>
  );
}

const popular = 'Popular searches';

function useHotWords(): readonly string[] {
  return useQuery(query('GET /api/search/hotkeyword', {})).data?.items.map(({ hotword }) => hotword) ?? [];
}

function Words({ words }: { words: readonly string[] }) {
  return words.map((word) => (
    <li key={word} className="max-w-full shrink-0">
      <Link to={searchHref(word)} onClick={() => rememberSearch(word)} className={wordChip}>
        <bdi className="truncate">{word}</bdi>
      </Link>
    </li>
  ));
}
