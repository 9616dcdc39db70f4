import { ownPages } from '@sgb/contract/paging.ts';
import type { getExpressWorkOrders, listWorkOrders } from '@sgb/contract/workorders.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { orderById, ordersById } from '../../buying/orders/index.ts';
import { contentOf, parcelFactsOf } from '../../logistics/parcels/index.ts';
import * as lists from './list-store.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { describeCases, lateCoinsOf, shownCard, shownOrder } from './view.ts';
import { windowsOf } from './window-rules.ts';

type ShopperCall = Call<'shopper'>;

export async function workOrderList(call: ShopperCall, { page, ...filter }: z.output<typeof listWorkOrders.input>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.read(async (reader) => {
    const { rows, total } = await lists.listCases(reader, { accountId, ...filter, type: filter.type }, page);
    const orders = new Map(
      (await ordersById(reader, [...new Set(rows.map((row) => row.orderId))])).map((o) => [o.id, o]),
    );
    const coins = await lateCoinsOf(
      reader,
      rows.map(({ id }) => id),
    );
    const items = rows.flatMap((row) => {
      const order = orders.get(row.orderId);
      return order ? [shownCard(row, { order, lateCoins: coins.get(row.id) ?? 0, now, settings })] : [];
    });
    const counts = await lists.countByState(reader, accountId);
    return { items, counts, total, page, pages: ownPages(total) };
  });
}

/** The cases of one order, and what else can be reported of it. */
export async function workOrdersOf(call: ShopperCall, { shoporderid }: { shoporderid: number }) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(workordersTerms);
  return call.db.read(async (reader) => {
    const order = await orderById(reader, shoporderid);
    if (order?.accountId !== call.session.accountId) return refuse('notFound', 'This order is not one of yours.');
    const parcel = (await parcelFactsOf(reader, [order.id])).get(order.id);
    const rows = await store.casesOfOrders(reader, [order.id]);
    const windows = windowsOf(order, { now, promisedAt: parcel?.promisedAt ?? null }, terms);
    return {
      order: shownOrder(order),
      parcel: parcel ? { id: parcel.id, number: parcel.number } : null,
      offers: windows.map((window) => ({ ...window, until: window.until?.toISOString() ?? null })),
      cases: await describeCases(call, reader, rows, { order, now, settings }),
      lateCoins: { day: terms.late.coins, most: terms.late.most },
    };
  });
}

export async function expressWorkOrders(call: ShopperCall, { expressid }: z.output<typeof getExpressWorkOrders.input>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.read(async (reader) => {
    const parcel = await contentOf(reader, accountId, expressid);
    if (!parcel) return refuse('notFound', 'This parcel is not one of yours.');
    const orders = await ordersById(reader, [...parcel.orderIds]);
    const rows = await store.casesOfOrders(reader, parcel.orderIds);
    const coins = await lateCoinsOf(
      reader,
      rows.map(({ id }) => id),
    );
    const items = orders.map((order) => ({
      order: shownOrder(order),
      cases: rows
        .filter(({ orderId }) => orderId === order.id)
        .map((row) => shownCard(row, { order, lateCoins: coins.get(row.id) ?? 0, now, settings })),
    }));
    return { expressid, number: parcel.number, items };
  });
}
