import type { Sql } from '../../../platform/db/database.ts';
import { boughtBy } from '../../buying/orders/index.ts';
import { nameOf } from '../../goods/reviews/index.ts';
import type { Asked } from './rules.ts';
import type { ItemRow } from './store.ts';

/** Everything that a survey asks about besides its own answers. */
export async function askedOf(reader: Sql, accountId: number, items: readonly ItemRow[]): Promise<Asked> {
  const ids = items.map(({ orderId }) => orderId);
  return { name: await nameOf(reader, accountId), bought: await boughtBy(reader, accountId, ids) };
}
