import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { cartCountQuery, tellCartCount } from './cart-count.ts';

const { queryKey } = cartCountQuery;

test('an answer from before a change does not count, however late it comes', async () => {
  const queryClient = new QueryClient();
  const early = Promise.withResolvers<{ unpaid: number; count: number }>();
  const queryFn = vi.fn().mockReturnValueOnce(early.promise).mockResolvedValue({ unpaid: 2, count: 3 });
  const unwatch = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  tellCartCount(queryClient, 3);
  early.resolve({ unpaid: 2, count: 0 });
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual({ unpaid: 2, count: 3 }));
  unwatch();
});

test('where nothing is under way, nothing is asked for', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, { unpaid: 1, count: 0 });
  tellCartCount(queryClient, 5);
  expect(queryClient.getQueryData(queryKey)).toEqual({ unpaid: 1, count: 5 });
});
