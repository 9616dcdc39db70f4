import type { Client } from '@sgb/contract/client.ts';
import { notify } from '@sgb/ui/notify.ts';
import type { QueryClient } from '@tanstack/react-query';
import { idsQuery } from './favourite-ids.ts';

function changeIds(queryClient: QueryClient, changed: readonly string[], wanted: boolean): void {
  queryClient.setQueryData(idsQuery.queryKey, (before) => {
    const others = before?.ids.filter((id) => !changed.includes(id)) ?? [];
    return { ids: wanted ? [...changed, ...others] : others };
  });
}

const counted = (count: number) => (count === 1 ? 'Removed from your favorites' : `${count} favorites removed`);

export function favouriteChanges(api: Client, queryClient: QueryClient) {
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
