import { markets, type OrderStatus, orderStatuses, statusWords } from '@sgb/contract/order-states.ts';
import type { weighInput } from '@sgb/contract/warehouse.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { dropFiles, useFiles } from '../../base/uploads/index.ts';
import { actors, lockOrder, mayMove, moveOrders, type OrderRow } from '../../buying/orders/index.ts';
import { holdPurchasesOf, orderArrived } from '../../buying/purchasing/index.ts';
import { warehouseTerms } from './settings.ts';
import * as store from './store.ts';

export interface Weighing extends z.output<typeof weighInput> {
  /** Who uploaded the photos and stands at the scales. */
  readonly by: number;
  /** The demo's driver does it in nobody's name. */
  readonly byItself?: boolean;
}

/** Measured once more: the new numbers and photos take the place of the old ones. */
async function correct(tx: Tx, goods: store.StoredRow, weighing: Weighing, now: Date): Promise<undefined | Refusal> {
  const { grams, lengthMm, widthMm, heightMm, shelf, photos, by } = weighing;
  const added = photos.filter((id) => !goods.photos.includes(id));
  const refused = await useFiles(tx, { accountId: by, purpose: 'goods' }, added, now);
  if (refused) return refused;
  const removed = goods.photos.filter((id) => !photos.includes(id));
  const unseen = await store.seenNowhereElse(tx, goods, removed);
  if (unseen.length > 0) await dropFiles(tx, unseen);
  await store.changeGoods(tx, goods.orderId, { grams, lengthMm, widthMm, heightMm, shelf, photos });
  return undefined;
}

async function shelve(tx: Tx, order: OrderRow, weighing: Weighing, at: At): Promise<undefined | Refusal> {
  const { now } = at;
  const { by, grams, lengthMm, widthMm, heightMm, shelf, photos } = weighing;
  const arrivalId = await store.arrivalOfOrder(tx, order.id);
  if (arrivalId === undefined) return refuse('notArrived');
  if (!mayMove(order, orderStatuses.collected)) {
    return refuse('orderMoved', `This order is at "${statusWords[order.status].label}". Refresh its purchase first.`);
  }
  const refused = await useFiles(tx, { accountId: by, purpose: 'goods' }, photos, now);
  if (refused) return refused;
  await store.insertGoods(tx, {
    orderId: order.id,
    arrivalId,
    grams,
    lengthMm,
    widthMm,
    heightMm,
    shelf,
    photos,
    weighedAt: now,
    weighedBy: by,
  });
  const moved = await moveOrders(tx, [order], {
    to: orderStatuses.collected,
    who: weighing.byItself ? actors.shop : actors.staff,
    by: weighing.byItself ? null : by,
    why: '',
    now,
  });
  if (moved) throw new Error(`an order that may come in does not: ${moved.message}`);
  await orderArrived(tx, order, at);
  return undefined;
}

/** Weighed, measured, photographed, on its shelf. Sent again with the same, nothing happens; with other numbers, it is corrected. */
export async function weigh(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  weighing: Weighing,
): Promise<{ orderId: number; status: OrderStatus } | Refusal> {
  const at = await atOf(app);
  const { orderId, photos } = weighing;
  const least = at.settings.get(warehouseTerms).photos;
  if (photos.length < least) return refuse('badInput', `Add ${least} photos.`, { field: 'photos' });
  return app.db.transact(async (tx) => {
    await holdPurchasesOf(tx, [orderId]);
    const order = await lockOrder(tx, orderId);
    if (!order || order.market !== markets.china) return refuse('notFound', 'There is no such order.');
    const [goods] = await store.goodsOf(tx, [orderId]);
    if (goods && order.status !== orderStatuses.collected) return refuse('orderMoved');
    const refused = goods ? await correct(tx, goods, weighing, at.now) : await shelve(tx, order, weighing, at);
    return refused instanceof Refusal ? refused : { orderId, status: orderStatuses.collected };
  });
}
