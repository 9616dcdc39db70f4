import { useNavigate, useSearchParams } from 'react-router';
import { useNextPage } from '../lists/next-page.ts';
import { clearedSearch, type FilterValues, searchWith } from './filter.ts';

/** What the list is about to be: where a step has been taken, the next one goes on from there. */
function useWantedSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const next = useNextPage();
  return next ? new URLSearchParams(next.search) : search;
}

/** The address of a list, and the steps that a shopper takes from it. */
export function useSteps() {
  const search = useWantedSearch();
  const navigate = useNavigate();
  const go = (next: string) => navigate({ search: next }, { preventScrollReset: true });
  return {
    search,
    sortBy: (sort: string) => go(searchWith(search, { sort })),
    narrow: (values: FilterValues) => go(searchWith(search, values)),
    clear: () => go(clearedSearch(search)),
  };
}
