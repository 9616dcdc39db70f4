import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '../api/api.ts';
import { backgroundApi } from '../api/network.ts';
import { useLogin } from '../session/login.ts';
import { readTicket } from '../session/session.ts';
import { setSlot } from '../session/slots.ts';

export const cartCountQuery = query('GET /api/cart/count/unpaid', {});

/** The count as a change told it. An answer that is under way may be from before that: it is asked for again. */
export function tellCartCount(queryClient: QueryClient, count: number): void {
  const { queryKey } = cartCountQuery;
  const isAsked = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, (before) => ({ unpaid: before?.unpaid ?? 0, count }));
  if (isAsked) void queryClient.invalidateQueries({ queryKey });
}

/** Keeps the slot that badges show true: after a login, and whenever somebody comes back from another tab or device. */
export function useCartCounting(): void {
  const login = useLogin();
  const { data } = useQuery({
    ...cartCountQuery,
    queryFn: ({ signal }) => backgroundApi.call('GET /api/cart/count/unpaid', {}, signal),
    // Looked at when it would ask: a login page has ended the session by then.
    enabled: () => !import.meta.env.SSR && login !== null && readTicket() !== undefined,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (data) setSlot('cartCount', data.count);
  }, [data]);
}
