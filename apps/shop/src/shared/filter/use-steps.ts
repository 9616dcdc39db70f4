import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { clearedSearch, type FilterValues, searchWith } from './filter.ts';

/** What the list is about to be: where a step has been taken, the next one goes on from there. */
function useWantedSearch(): URLSearchParams {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const next = useNavigation().location;
  return next?.pathname.endsWith(pathname) ? new URLSearchParams(next.search) : search;
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
