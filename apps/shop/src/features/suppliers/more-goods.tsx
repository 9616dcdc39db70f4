import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { backgroundApi } from '../../shared/api/network.ts';

/** What the supplier offers elsewhere comes into its store while somebody looks at it. */
export function MoreGoods({ sellerid }: { sellerid: string }) {
  const client = useQueryClient();
  const [added, setAdded] = useState(0);
  useEffect(() => {
    let open = true;
    backgroundApi.call('POST /api/supplier/more', { sellerid }).then(
      async (found) => {
        if (!open || found.added === 0) return;
        setAdded(found.added);
        await client.invalidateQueries({ queryKey: ['GET /api/supplier/store'] });
      },
      // The store is whole without it.
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [client, sellerid]);
  return (
    <p role="status" className="text-ink-soft text-sm">
      {added > 0 && `${added} more ${added === 1 ? 'product' : 'products'} of this supplier just came in.`}
    </p>
  );
}
