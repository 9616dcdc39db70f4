import { mostKinds } from '@sgb/contract/dispatch-states.ts';
import type { ShelfCard } from '@sgb/contract/stock-up.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';

/** Nobody looks through more to find what leaves: whoever has more searches for it. */
const mostPages = 10;
const list = 'GET /api/stockup/shelves';

/** What is not counted yet can be sent to a client, where it waits for the count; nobody can fetch it. */
const canLeave = {
  fetch: ({ piles }: ShelfCard) => piles.sellable > 0,
  send: ({ piles }: ShelfCard) => piles.sellable + piles.arriving > 0,
};

/** Shelves with something that can leave, as many as go at once. */
export function useLeaving(how: keyof typeof canLeave, keyword: string) {
  const api = useApi();
  return useQuery({
    queryKey: [list, how, keyword],
    async queryFn() {
      const found: ShelfCard[] = [];
      for (let page = 1; ; page++) {
        const { items, pages } = await api.call(list, { page, keyword });
        found.push(...items.filter(canLeave[how]));
        if (found.length >= mostKinds || page >= Math.min(pages, mostPages)) return found.slice(0, mostKinds);
      }
    },
    placeholderData: keepPreviousData,
  });
}
