import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import { countedDay, freeUntil, storageFee } from './rules.ts';
import { warehouseTerms } from './settings.ts';
import * as store from './store.ts';

/** A collected order as it lies on its shelf, for whoever ships it. */
export interface OnShelf {
  readonly shelf: string;
  /** Of each of so many pieces; what was measured together is one. */
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pieces: number;
  readonly photos: readonly string[];
  readonly since: Date;
  readonly freeUntil: Date;
  /** Days that it still lies there for nothing. */
  readonly freeDays: number;
  readonly feeCents: number;
  readonly abandoned: boolean;
}

/** What was never on our scales, such as a clearance piece, is as its supplier said. */
function asStated(order: OrderRow) {
  const { weightGrams, lengthMm, widthMm, heightMm, quantity } = order;
  const size = { grams: Math.max(1, weightGrams), lengthMm, widthMm, heightMm, pieces: quantity };
  return {
    ...size,
    shelf: '',
    photos: [],
    weighedAt: order.collectedAt ?? order.statusAt,
    extensions: 0,
    abandonedAt: null,
  };
}

/**
 * What of some orders lies there and was not given up, as a source for another module's statement: weight and size as
 * measured, or as its supplier said.
 */
export const shelvedSource = (orders: string): string => `(
  select o.id, o.status_at, o.title, o.special, o.goods_cents + o.declared_cents as worth_cents,
    coalesce(g.grams, greatest(1, o.weight_grams) * o.quantity) as grams,
    coalesce(g.length_mm, o.length_mm) as length_mm, coalesce(g.width_mm, o.width_mm) as width_mm,
    coalesce(g.height_mm, o.height_mm) as height_mm, coalesce(g.extensions, 0) as extensions,
    coalesce(g.weighed_at, o.collected_at, o.status_at) as weighed_at
  from ${orders} as o left join warehouse_goods as g on g.order_id = o.id where g.abandoned_at is null)`;

/** Orders of one shopper, who has so many free days. Whoever asks has made sure that they are theirs. */
export async function shelvesOf(
  app: Pick<App, 'files' | 'clock'>,
  reader: Sql,
  orders: readonly OrderRow[],
  freeDays: number,
  at: At,
): Promise<ReadonlyMap<number, OnShelf>> {
  const ids = orders.map(({ id }) => id);
  return shelvesWith(app, orders, await store.shelvedGoods(reader, ids), freeDays, at);
}

/** The same with what was read of them already. */
export function shelvesWith(
  app: Pick<App, 'files' | 'clock'>,
  orders: readonly OrderRow[],
  stored: readonly store.StoredRow[],
  freeDays: number,
  { settings, now }: At,
): ReadonlyMap<number, OnShelf> {
  const terms = settings.get(warehouseTerms);
  const byOrder = new Map(stored.map((goods) => [goods.orderId, { ...goods, pieces: 1 }]));
  return new Map(
    orders.map((order) => {
      const goods = byOrder.get(order.id) ?? asStated(order);
      const { shelf, grams, lengthMm, widthMm, heightMm, pieces, photos, weighedAt, abandonedAt } = goods;
      return [
        order.id,
        {
          shelf,
          grams,
          lengthMm,
          widthMm,
          heightMm,
          pieces,
          // Signed only where somebody looks: a thousand orders have thousands of photos.
          get photos() {
            return photos.map((id) => fileAddress(app, { id, purpose: 'goods' }));
          },
          since: weighedAt,
          freeUntil: freeUntil(goods, freeDays, terms),
          freeDays: Math.max(0, freeDays - countedDay(goods, now, terms) + 1),
          feeCents: storageFee(goods, freeDays, now, terms),
          abandoned: abandonedAt !== null,
        },
      ];
    }),
  );
}
