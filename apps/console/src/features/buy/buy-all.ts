import { api, queryClient } from '../../shared/api/api.ts';
import { askAgain } from '../../shared/api/ask-again.ts';

const changed = ['GET /api/staff/purchase/queue', 'GET /api/staff/purchase/list', 'GET /api/staff/today'] as const;

/** Buys all that waits of a supplier; what needs a decision is told as an error, for the row of the list. */
export async function buyAllOf({ supplierId }: { readonly supplierId: number }): Promise<void> {
  const { items } = await api.call('GET /api/staff/purchase/orders', { supplierId });
  if (items.length === 0) throw new Error('Nothing waits any more');
  const placed = await api.call('POST /api/staff/purchase/place', { orderIds: items.map(({ orderId }) => orderId) });
  await Promise.all(changed.map((call) => askAgain(queryClient, { queryKey: [call] })));
  const bought = placed.purchases.map(({ number }) => number).join(', ');
  const left = [
    ...(placed.dearer.length > 0
      ? [`${placed.dearer.flatMap(({ orderIds }) => orderIds).length} too dear: open it`]
      : []),
    ...(placed.failed.length > 0 ? [`${placed.failed.length} not to be had, money back`] : []),
  ];
  if (left.length > 0) throw new Error([bought && `${bought} placed`, ...left].filter(Boolean).join('; '));
}
