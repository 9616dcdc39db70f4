import { useNavigate, useSearchParams } from 'react-router';
import { clearedSearch, type FilterValues, searchWith } from './filter.ts';

/** The address of a list, and the steps that a shopper takes from it. */
export function useSteps() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (next: string) => navigate({ search: next }, { preventScrollReset: true });
  return {
    search,
    sortBy: (sort: string) => go(searchWith(search, { sort })),
    narrow: (values: FilterValues) => go(searchWith(search, values)),
    clear: () => go(clearedSearch(search)),
  };
}
