import type { SearchResult } from '@sgb/contract/search.ts';
import { searchWith } from '../../shared/filter/filter.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { searchHref } from '../../shared/search/keyword.ts';

interface ResultNotesProps {
  keyword: string;
  found: SearchResult;
  search: URLSearchParams;
}

const link = 'inline-flex min-h-11 items-center font-medium text-brand underline md:min-h-6';

/** How the results came about, where it is not simply what was typed. */
export function ResultNotes({ keyword, found, search }: ResultNotesProps) {
  const { correctedTo, partly, leftOut, didYouMean, items } = found;
  return (
    <div className="text-sm empty:hidden">
      {correctedTo && (
        <p>
          Showing results for <bdi className="font-semibold">{correctedTo}</bdi>. Search instead for{' '}
          <Link to={{ search: searchWith(search, { exact: '1' }) }} className={link}>
            <bdi>{keyword}</bdi>
          </Link>
        </p>
      )}
      {leftOut.length > 0 && (
        <p>
          We have nothing called <bdi className="font-semibold">{leftOut.join(', ')}</bdi>.
          {items.length > 0 && ' This is what comes near.'}
        </p>
      )}
      {partly && leftOut.length === 0 && <p>Nothing matches every word. These match some of them.</p>}
      {didYouMean.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2">
          Did you mean
          {didYouMean.map((other) => (
            <Link key={other} to={searchHref(other)} className={link}>
              <bdi>{other}</bdi>
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
