import { notify } from '@sgb/ui/notify.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { query, useApi } from './api.ts';
import { useLogin } from './login.ts';

const idsQuery = query('GET /api/user/collectionids', {});

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

export function useIsFavourite(productid: string): boolean {
  return useIds((ids) => ids.includes(productid)) ?? false;
}

/** Undefined until it is known. */
export function useFavouriteCount(): number | undefined {
  return useIds((ids) => ids.length);
}

export function useFavouriteIds(): readonly string[] | undefined {
  return useIds((ids) => ids);
}

function changeIds(queryClient: QueryClient, changed: readonly string[], wanted: boolean): void {
  queryClient.setQueryData(idsQuery.queryKey, (before) => {
    const others = before?.ids.filter((id) => !changed.includes(id)) ?? [];
    return { ids: wanted ? [...changed, ...others] : others };
  });
}

const counted = (count: number) => (count === 1 ? 'Removed from your favorites' : `${count} favorites removed`);

export function useFavouriteChange() {
  const api = useApi();
  const queryClient = useQueryClient();

  /** Shows the change at once, and takes it back when the server says no. */
  async function change(ids: readonly string[], wanted: boolean): Promise<boolean> {
    await queryClient.cancelQueries(idsQuery);
    changeIds(queryClient, ids, wanted);
    try {
      const [only] = ids;
      if (!wanted && ids.length > 1) await api.call('POST /api/user/deletecollection', { productid: ids.join() });
      else if (ids.length === 1 && only) await collect(only, wanted);
      // One after the other, so that they come back in the order in which they stood.
      else for (const id of ids) await collect(id, wanted);
      return true;
    } catch (error) {
      changeIds(queryClient, ids, !wanted);
      notify('danger', error instanceof Error ? error.message : 'That did not work. Please try again.');
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['POST /api/user/collectionlist'] });
    }
  }

  function collect(productid: string, wanted: boolean) {
    return api.call('GET /api/product/collectiongoods', { productid, wanted: wanted ? 1 : 0 });
  }

  return {
    async add(id: string): Promise<void> {
      if (await change([id], true)) notify('good', 'Saved to your favorites');
    },
    async remove(ids: readonly string[]): Promise<void> {
      const undo = () => void change(ids, true);
      if (await change(ids, false)) notify('good', counted(ids.length), { action: { label: 'Undo', onClick: undo } });
    },
  };
}
