import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api.ts';
import { useLogin } from '../session/login.ts';
import { idsQuery } from './favourite-ids.ts';

/** The whole set is asked for once and serves every heart; changes are shown before the server knows them. */
function useIds<Selected>(select: (ids: readonly string[]) => Selected): Selected | undefined {
  const login = useLogin();
  const { data } = useQuery({
    ...idsQuery,
    // The server renders hollow hearts; the browser asks.
    enabled: login !== null && !import.meta.env.SSR,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ ids }) => select(ids),
  });
  return login ? data : undefined;
}

const useSaved = (productid: string): boolean => useIds((ids) => ids.includes(productid)) ?? false;

/** The server renders hollow hearts, hundreds on a page; the browser asks. */
export const useIsFavourite = import.meta.env.SSR ? () => false : useSaved;

/** Undefined until it is known. */
export function useFavouriteCount(): number | undefined {
  return useIds((ids) => ids.length);
}

export function useFavouriteIds(): readonly string[] | undefined {
  return useIds((ids) => ids);
}

/** What a change does is loaded by the first one: most visitors only look. */
export function useFavouriteChange() {
  const api = useApi();
  const queryClient = useQueryClient();
  const changes = async () => (await import('./favourite-change.ts')).favouriteChanges(api, queryClient);
  return {
    add: async (id: string): Promise<void> => (await changes()).add(id),
    remove: async (ids: readonly string[]): Promise<void> => (await changes()).remove(ids),
  };
}
