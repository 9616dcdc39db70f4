import { markets, orderTypes } from '@sgb/contract/order-states.ts';
import { ordersAt } from '@sgb/server/modules/buying/orders/index.ts';
import { goodsOf } from '@sgb/server/modules/logistics/warehouse/index.ts';
import { insertWeighed } from '@sgb/server/modules/logistics/warehouse/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { keepDemoPicture } from './drawn/keep.ts';

/** What lies on the shelf for somebody was weighed, measured and photographed when it came. */
export async function weighShelf(
  app: Pick<App, 'db' | 'files' | 'clock'>,
  accountId: number,
  packer: number,
): Promise<void> {
  const collected = { statuses: [40], market: markets.china, accountId } as const;
  const unweighed = await app.db.read(async (reader) => {
    const { items } = await ordersAt(reader, collected, 1, 200);
    const bought = items.filter(({ type }) => type === orderTypes.purchase);
    const known = await goodsOf(
      reader,
      bought.map(({ id }) => id),
    );
    return bought.filter(({ id }) => !known.some(({ orderId }) => orderId === id));
  });
  const owner = { accountId: packer, purpose: 'goods' } as const;
  const albums = await Promise.all(
    unweighed.map(({ id, picture }) =>
      Promise.all(
        [0, 1, 2].map((nth) => keepDemoPicture(app, owner, `shelf-${id}-${nth + 1}.png`, `photo ${nth} ${picture}`)),
      ),
    ),
  );
  const weighed = unweighed.map((order, place) => {
    const { quantity, lengthMm, widthMm, heightMm } = order;
    return {
      code: `YT88${String(order.id).padStart(11, '0')}`,
      orderId: order.id,
      grams: Math.max(1, order.weightGrams) * quantity,
      lengthMm,
      widthMm,
      // One upon the other.
      heightMm: heightMm * quantity,
      shelf: `B2-1-${place + 1}`,
      photos: albums[place] ?? [],
      weighedAt: order.collectedAt ?? order.statusAt,
      weighedBy: packer,
    };
  });
  await app.db.transact(async (tx) => insertWeighed(tx, weighed));
}
