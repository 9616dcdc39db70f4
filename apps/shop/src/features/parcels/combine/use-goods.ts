import type { Shippable } from '@sgb/contract/parcel-views.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../shared/api/api.ts';

export const goodsCall = 'GET /api/deliveryorder/combine';
export const firstGoods = query(goodsCall, {});

const pageQuery = (page: number) => (page === 1 ? firstGoods : query(goodsCall, { page }));

/** The orders that can be shipped, page by page, as many as the chosen ones lie on at least. */
export function useGoods(chosen: readonly number[], keyword: string) {
  const [wanted, setWanted] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: wanted }, (_, place) => ({ ...pageQuery(place + 1), staleTime: 0 })),
  });
  const found = useQuery({
    ...query(goodsCall, { q: keyword }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const loaded = pages.flatMap(({ data }) => data?.items ?? []);
  const [first] = pages;
  const last = first?.data?.pages ?? 1;
  const known = new Map<number, Shippable>([...loaded, ...(found.data?.items ?? [])].map((each) => [each.id, each]));
  const arrived = pages.every(({ data }) => data);
  // What was chosen may lie further down, where nobody has looked yet on this device.
  if (arrived && wanted < last && chosen.some((id) => !known.has(id))) setWanted(wanted + 1);
  const complete = arrived && wanted >= last;
  return {
    known,
    /** What to show: what matches the words, or all that was loaded. */
    shown: keyword ? (found.data?.items ?? []) : loaded,
    searching: keyword !== '' && found.isFetching,
    total: first?.data?.all.orders ?? 0,
    failed: pages.some(({ isError }) => isError),
    /** All pages are here: a chosen order that is not among them cannot be shipped any more. */
    complete,
    more: wanted < last && !keyword ? () => setWanted(wanted + 1) : null,
    loadingMore: !arrived,
  };
}
