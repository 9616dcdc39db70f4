import { orderStatuses } from '@sgb/contract/order-states.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { type Arrived, ordersById } from '../../buying/orders/index.ts';
import { benefitsOf, membershipOf } from '../../people/membership/index.ts';
import { freeUntil, storageState } from './rules.ts';
import { warehouseTerms } from './settings.ts';
import { dispatchesOf } from './stock.ts';
import * as store from './store.ts';

/** How long each of these shoppers stores for nothing. */
export async function freeDaysOf(reader: Sql, accountIds: readonly number[], { settings, now }: At) {
  const days = new Map<number, number>();
  for (const accountId of new Set(accountIds)) {
    const membership = await membershipOf(reader, accountId, now);
    days.set(accountId, benefitsOf(membership?.tier ?? 0, settings).storageDays);
  }
  return days;
}

/** What our warehouse tells a shopper of an order. Whoever asks has made sure that it is theirs. */
export async function arrivalOf(
  app: Pick<App, 'files' | 'clock'>,
  reader: Sql,
  orderIds: readonly number[],
  at: At,
): Promise<ReadonlyMap<number, Arrived>> {
  const goods = await store.goodsOf(reader, orderIds);
  if (goods.length === 0) return new Map();
  const terms = at.settings.get(warehouseTerms);
  const orders = await ordersById(
    reader,
    goods.map(({ orderId }) => orderId),
  );
  const freeDays = await freeDaysOf(
    reader,
    orders.map(({ accountId }) => accountId),
    at,
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return new Map(
    goods.map((each) => {
      const order = byId.get(each.orderId);
      const days = freeDays.get(order?.accountId ?? 0) ?? 0;
      const lies = order?.status === orderStatuses.collected || each.abandonedAt !== null;
      const arrived = {
        arrivedAt: each.arrivedAt,
        weightGrams: each.grams,
        lengthMm: each.lengthMm,
        widthMm: each.widthMm,
        heightMm: each.heightMm,
        photos: each.photos.map((id) => fileAddress(app, { id, purpose: 'goods' })),
        freeUntil: freeUntil(each, days, terms),
        storage: lies ? storageState(each, days, at.now, terms) : null,
      };
      return [each.orderId, arrived];
    }),
  );
}

/** How orders from our shelves in Johannesburg went out. */
export async function waybillsOf(reader: Sql, orderIds: readonly number[]) {
  const rows = await dispatchesOf(reader, orderIds);
  const shipped = rows.filter(({ shippedAt }) => shippedAt !== null);
  return new Map(
    shipped.map(({ orderId, carrier, waybill, shippedAt, pickedAt }) => {
      const traces = [{ at: shippedAt ?? pickedAt, place: 'Johannesburg', text: 'Handed to the courier.' }];
      return [orderId, [{ carrier, number: waybill, traces }]];
    }),
  );
}
