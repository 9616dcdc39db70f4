import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { movePieces, openShelf } from '../shelves/index.ts';
import { changeListing, listPieces } from './seed.ts';

/** Three mugs of somebody for sale, or waiting to be. */
export async function listing(app: App, accountId: number, state: 'waiting' | 'live'): Promise<number> {
  const at = await atOf(app);
  return app.db.transact(async (tx) => {
    const measures = { weightGrams: 300, cubicCentimetres: 1_000, landedCents: 5_000, categoryId: 1 };
    const named = { accountId, skuId: skuOf(72, 0), productId: productOf(72), title: 'Mug', picture: 'mug' };
    const shelf = await openShelf(tx, { ...named, ...measures, options: [], unit: 10, special: 0 }, at.now);
    const line = { shelfId: shelf.id, accountId, quantity: 3, about: 'SB1', by: null };
    await movePieces(tx, { ...line, from: null, to: 'sellable', reason: 'counted' }, at);
    const wish = { skuid: String(named.skuId), priceCents: 20_000, quantity: 3 };
    const made = await listPieces(tx, accountId, wish, at);
    if (made instanceof Refusal) throw new Error(made.message);
    if (state === 'live') {
      await changeListing(tx, made.id, { approvedAt: at.now });
      await listPieces(tx, accountId, wish, at);
    }
    return made.id;
  });
}
