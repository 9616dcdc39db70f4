import { mostKinds } from '@sgb/contract/dispatch-states.ts';
import type { ShelfCard } from '@sgb/contract/stock-up.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';

/** Nobody looks through more to find what leaves: whoever has more searches for it. */
const mostPages = 10;
const list = 'GET /api/stockup/shelves';

/** Shelves with something that can leave, as many as go at once. */
export function useLeaving(keyword: string, canLeave: (shelf: ShelfCard) => boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [list, 'leaving', keyword],
    async queryFn() {
      const found: ShelfCard[] = [];
      for (let page = 1; ; page++) {
        const { items, pages } = await api.call(list, { page, keyword });
        found.push(...items.filter(canLeave));
        if (found.length >= mostKinds || page >= Math.min(pages, mostPages)) return found.slice(0, mostKinds);
      }
    },
    placeholderData: keepPreviousData,
  });
}
