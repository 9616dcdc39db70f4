import type { Place } from '@sgb/contract/clients.ts';
import type { CountryId } from '@sgb/contract/countries.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api.ts';
import { useDebounced } from '../browser/debounced.ts';

const restMs = 150;
const none: readonly Place[] = [];

interface Found {
  readonly items: readonly Place[];
  readonly total: number;
  readonly pages: number;
}

/**
 * Places for what is typed, page after page; each answer holds those before it. A question that is overtaken by the next one is
 * called back.
 */
export function useSuburbSearch(typed: string, countryId: CountryId, asking: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const suburb = useDebounced(typed.trim(), restMs);
  const enabled = asking && suburb !== '' && suburb.length <= 60;
  const search = `${countryId} ${suburb}`;
  const [reached, setReached] = useState({ search, page: 1 });
  const page = reached.search === search ? reached.page : 1;
  const keyOf = (upTo: number) => ['suburbs', search, upTo];
  const earlier = () => queryClient.getQueryData<Found>(keyOf(page - 1));
  const {
    data = earlier(),
    isFetching,
    isError,
  } = useQuery({
    queryKey: keyOf(page),
    async queryFn({ signal }): Promise<Found> {
      const before = earlier();
      const next = await api.call('GET /api/deliveryorder/searchPostcode', { suburb, page, countryId }, signal);
      return { ...next, items: [...(before?.items ?? none), ...next.items] };
    },
    placeholderData: keepPreviousData,
    enabled,
  });
  const hasMore = data !== undefined && page < data.pages;
  return {
    places: (enabled && data?.items) || none,
    total: data?.total ?? 0,
    settled: enabled && !isFetching && suburb === typed.trim(),
    isFetching: enabled && isFetching,
    isError,
    hasMore,
    more: () => {
      if (hasMore && !isFetching) setReached({ search, page: page + 1 });
    },
  };
}
