import { orderNumber } from '@sgb/contract/order-states.ts';
import { longPageSize, ownPages, pageSize } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/warehouse.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { ordersAt, ordersById, promisedBy } from '../../buying/orders/index.ts';
import { attachTo, type LocalNeeds, scanParcel, shownArrivals, type WarehouseNeeds } from './gate.ts';
import { storageDay, weighedBefore } from './rules.ts';
import { warehouseTerms } from './settings.ts';
import { dispatchesOf, failStock, pick, ship } from './stock.ts';
import * as store from './store.ts';
import { weigh } from './weigh.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export const scan = (needs: WarehouseNeeds) => (call: StaffCall, input: InputOf<typeof contract.scanArrival>) =>
  scanParcel(call, { ...input, by: call.session.accountId }, needs);

export const attach = (call: StaffCall, input: InputOf<typeof contract.attachOrders>) => attachTo(call, input);

export const weighOne = (call: StaffCall, input: InputOf<typeof contract.weighOrder>) =>
  weigh(call, { ...input, by: call.session.accountId });

export async function arrivalList(call: StaffCall, { show, page }: InputOf<typeof contract.listArrivals>) {
  const { weighHours } = (await call.settings()).get(warehouseTerms);
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listArrivals(reader, show, { page, perPage: pageSize });
    const items = await shownArrivals(call, reader, rows, weighHours);
    return { items, total, page, pages: ownPages(total) };
  });
}

export async function changeShelf(call: StaffCall, { orderId, shelf }: InputOf<typeof contract.moveShelf>) {
  const changed = await call.db.transact((tx) => store.changeGoods(tx, orderId, { shelf }));
  return changed ? {} : refuse('notFound', 'This order is on none of our shelves.');
}

export async function storedList(call: StaffCall, input: InputOf<typeof contract.listStored>) {
  const { shelf, abandoned, days, page } = input;
  const now = call.clock.now();
  const before = days === undefined ? undefined : weighedBefore(days, now);
  return call.db.read(async (reader) => {
    const filter = { shelf, abandoned: abandoned === 1, before };
    const { rows, total } = await store.listStored(reader, filter, page, longPageSize);
    const orders = await ordersById(
      reader,
      rows.map(({ orderId }) => orderId),
    );
    const items = rows.flatMap(({ orderId, grams, lengthMm, widthMm, heightMm, weighedAt, ...row }) => {
      const order = orders.find(({ id }) => id === orderId);
      if (!order) return [];
      const { status, title, quantity } = order;
      const size = { grams, lengthMm, widthMm, heightMm };
      const day = storageDay(weighedAt, now);
      const given = row.abandonedAt !== null;
      return [
        {
          orderId,
          number: orderNumber(orderId),
          status,
          title,
          quantity,
          shelf: row.shelf,
          ...size,
          day,
          abandoned: given,
        },
      ];
    });
    return { items, total, page, pages: ownPages(total, longPageSize) };
  });
}

export async function stockList(call: StaffCall, { status, page }: InputOf<typeof contract.listStockOrders>) {
  const { settings, now } = await atOf(call);
  return call.db.read(async (reader) => {
    const { items, total } = await ordersAt(reader, { statuses: [status] }, page, pageSize);
    const dispatches = await dispatchesOf(
      reader,
      items.map(({ id }) => id),
    );
    return {
      items: items.map((order) => {
        const dispatch = dispatches.find(({ orderId }) => orderId === order.id);
        const paidAt = order.paidAt ?? order.createdAt;
        const dueAt = promisedBy(order, settings);
        return {
          orderId: order.id,
          number: orderNumber(order.id),
          status: order.status,
          title: order.title,
          options: order.options,
          picture: order.picture,
          quantity: order.quantity,
          paidCents: order.paidCents,
          remark: order.remark,
          paidAt: paidAt.toISOString(),
          dueAt: dueAt.toISOString(),
          late: order.status === 112 && dueAt < now,
          picked: dispatch !== undefined,
          carrier: dispatch?.carrier ?? '',
          waybill: dispatch?.waybill ?? '',
        };
      }),
      total,
      page,
      pages: ownPages(total),
    };
  });
}

export const processStock = (call: StaffCall, { orderIds }: InputOf<typeof contract.processStockOrders>) =>
  pick(call, orderIds, call.session.accountId);

export const shipStock = (needs: LocalNeeds) => (call: StaffCall, input: InputOf<typeof contract.shipStockOrder>) =>
  ship(call, { ...input, by: call.session.accountId }, needs);

export const failStockOrder =
  (needs: LocalNeeds) => (call: StaffCall, input: InputOf<typeof contract.failStockOrder>) =>
    failStock(call, { ...input, by: call.session.accountId }, needs);
