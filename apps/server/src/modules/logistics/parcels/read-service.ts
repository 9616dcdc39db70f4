import { ownPages } from '@sgb/contract/paging.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { getParcel, listParcels } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { orderIdsByTitle, ordersById } from '../../buying/orders/index.ts';
import { serviceApart } from '../../goods/pricing/index.ts';
import { ratedParcels } from '../surveys/index.ts';
import { shelvesOf } from '../warehouse/index.ts';
import { countByStatus, listedParcels } from './list-store.ts';
import { waybillOf, waybillsOf } from './packing/batch-store.ts';
import { notYours } from './refusals.ts';
import { statusesOf } from './rules.ts';
import * as store from './store.ts';
import { cardOf, detailOf } from './view.ts';

type ShopperCall = Call<'shopper'>;
const mostFound = 500;

/** Rows of a list with what is in them and the waybills that they left under. */
export async function cardsOf(reader: Sql, rows: readonly store.ParcelRow[]) {
  const contents = await store.contentsOf(
    reader,
    rows.map(({ id }) => id),
  );
  const orders = await ordersById(
    reader,
    contents.map(({ orderId }) => orderId),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  const waybills = await waybillsOf(
    reader,
    rows.flatMap(({ batchId }) => (batchId === null ? [] : [batchId])),
  );
  const rated = await ratedParcels(
    reader,
    rows.filter(({ status }) => status === parcelStatuses.signed).map(({ id }) => id),
  );
  return rows.map((parcel) => {
    const inIt = contents
      .filter(({ parcelId }) => parcelId === parcel.id)
      .map(({ orderId }) => byId.get(orderId))
      .filter((order) => order !== undefined);
    return cardOf(parcel, inIt, { waybill: waybills.get(parcel.batchId ?? 0) ?? '', rated: rated.has(parcel.id) });
  });
}

export async function parcelList(call: ShopperCall, { tab, q, page }: z.output<typeof listParcels.input>) {
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const orderIds = q === '' ? [] : await orderIdsByTitle(reader, accountId, q, mostFound);
    const filter = { accountId, statuses: statusesOf(tab), q, orderIds };
    const { rows, total } = await listedParcels(reader, filter, page, 'newest');
    const counts = await countByStatus(reader, accountId);
    const inTab = (name: typeof tab) => statusesOf(name).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    return {
      items: rows.length === 0 ? [] : await cardsOf(reader, rows),
      total,
      page,
      pages: ownPages(total),
      counts: {
        pay: inTab('pay'),
        warehouse: inTab('warehouse'),
        transit: inTab('transit'),
        delivery: inTab('delivery'),
        signed: inTab('signed'),
      },
    };
  });
}

export async function parcelDetail(call: ShopperCall, { expressid }: z.output<typeof getParcel.input>) {
  const { accountId } = call.session;
  const at = await atOf(call);
  return call.db.read(async (reader) => {
    const [parcel, transitions, contents, waybill] = await Promise.all([
      store.ownParcel(reader, expressid, accountId),
      store.transitionsOf(reader, expressid),
      store.contentsOf(reader, [expressid]),
      waybillOf(reader, expressid),
    ]);
    if (!parcel) return notYours();
    const inIt = contents.map(({ orderId }) => orderId);
    const [orders, rated] = await Promise.all([
      ordersById(reader, inIt),
      ratedParcels(reader, parcel.status === parcelStatuses.signed ? [expressid] : []),
    ]);
    const shelves = await shelvesOf(call, reader, orders, 0, at);
    return detailOf(parcel, {
      orders,
      contents,
      transitions,
      rated: rated.has(expressid),
      waybill,
      reopenCents: serviceApart(at.settings, 'reopen')?.cents ?? null,
      photosOf: (orderId) => shelves.get(orderId)?.photos ?? [],
      photoAddress: (id) => fileAddress(call, { id, purpose: 'goods' }),
    });
  });
}

/** What pages about orders say of the parcel that an order travels in. */
export async function parcelOf(reader: Sql, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map();
  const rows = await store.parcelsOfOrders(reader, orderIds);
  return new Map(rows.map(({ orderId, id, status }) => [orderId, { id, status }]));
}
