import type { Place } from '@sgb/contract/clients.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../api/api.ts';
import { useDebounced } from '../browser/debounced.ts';

const restMs = 150;
const none: readonly Place[] = [];

/** Places for what is typed, page after page. A question that is overtaken by the next one is called back. */
export function useSuburbSearch(typed: string, countryId: CountryId, asking: boolean) {
  const api = useApi();
  const suburb = useDebounced(typed.trim(), restMs);
  const enabled = asking && suburb !== '' && suburb.length <= 60;
  const { data, hasNextPage, fetchNextPage, isFetching, isError } = useInfiniteQuery({
    queryKey: ['suburbs', suburb, countryId],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/deliveryorder/searchPostcode', { suburb, page: pageParam, countryId }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    places: (enabled && data?.pages.flatMap(({ items }) => items)) || none,
    total: data?.pages[0]?.total ?? 0,
    settled: enabled && !isFetching && suburb === typed.trim(),
    isFetching: enabled && isFetching,
    isError,
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
