import type { Product } from '@sgb/contract/catalog.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query, useApi } from '../../shared/api/api.ts';

export type Freshness = 'stored' | 'checking' | 'checked' | 'changed' | 'unreachable';

function isStale({ freshUntil }: Product, now: number): boolean {
  return freshUntil !== null && Date.parse(freshUntil) <= now;
}

function costs({ priceCents, skus, priceBreaks }: Product): string {
  return JSON.stringify([priceCents, priceBreaks, skus.map((sku) => sku.priceCents)]);
}

/** Has price and stock read again where they are old, and puts the answer into the page that is being looked at. */
export function useFresh(product: Product): Freshness {
  const api = useApi();
  const queries = useQueryClient();
  const [freshness, setFreshness] = useState<Freshness>('stored');
  // A page that stays open must not ask again each time an answer arrives.
  const [first] = useState(product);

  useEffect(() => {
    if (!isStale(first, Date.now())) return;
    const asked = new AbortController();
    const input = { productid: first.id };
    setFreshness('checking');
    api.call('GET /api/product/refresh', input, asked.signal).then(
      ({ product: now, reached }) => {
        if (asked.signal.aborted) return;
        queries.setQueryData(query('GET /api/product/detail', input).queryKey, now);
        setFreshness(reached ? (costs(now) === costs(first) ? 'checked' : 'changed') : 'unreachable');
      },
      () => asked.signal.aborted || setFreshness('unreachable'),
    );
    return () => asked.abort();
  }, [api, queries, first]);

  return freshness;
}
