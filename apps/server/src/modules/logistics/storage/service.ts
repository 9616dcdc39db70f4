import { entryTypes } from '@sgb/contract/ledger.ts';
import { markets, orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import type * as contract from '@sgb/contract/storage.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { book, spendable } from '../../books/ledger/index.ts';
import { lockOrder, ordersAt, type StorageState } from '../../buying/orders/index.ts';
import { benefitsOf } from '../../people/membership/index.ts';
import { addExtension, goodsOf, lockGoods, type StoredRow, storageState } from '../warehouse/index.ts';
import { warehouseTerms } from '../warehouse/settings.ts';
import { storageAutopilot } from './settings.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

/** The most that one look shows; nobody has so much. */
const most = 500;

const shown = (state: StorageState) => ({
  ...state,
  freeUntil: state.freeUntil.toISOString(),
  givenUpOn: state.givenUpOn.toISOString(),
});

function stateOf(call: ShopperCall, goods: StoredRow, settings: Settings): StorageState {
  const { storageDays } = benefitsOf(call.session.vipLevel, settings);
  return storageState(goods, storageDays, call.clock.now(), settings.get(warehouseTerms));
}

const autopilotOf = async (reader: Sql, accountId: number, settings: Settings) => ({
  on: await store.isOn(reader, accountId),
  tellDays: settings.get(storageAutopilot).tellDays,
});

export async function storageOverview(call: ShopperCall) {
  const settings = await call.settings();
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const wanted = { statuses: [orderStatuses.collected], market: markets.china, accountId };
    const { items: orders } = await ordersAt(reader, wanted, 1, most);
    const goods = await goodsOf(
      reader,
      orders.map(({ id }) => id),
    );
    const items = goods
      .toSorted((one, other) => one.weighedAt.getTime() - other.weighedAt.getTime())
      .flatMap((each) => {
        const order = orders.find(({ id }) => id === each.orderId);
        if (!order) return [];
        const { id, title, picture } = order;
        const splitting = order.splitting !== null;
        const about = { orderId: id, number: orderNumber(id), title, picture, splitting };
        return [{ ...shown(stateOf(call, each, settings)), ...about }];
      });
    const feeCents = items.reduce((sum, item) => sum + item.feeCents, 0);
    return { items, feeCents, autopilot: await autopilotOf(reader, accountId, settings) };
  });
}

/** Sells another stretch of storage. The order is held first, so that two wishes at once come one after the other. */
export async function extendOne(call: ShopperCall, { orderId, key }: z.output<typeof contract.extendStorage.input>) {
  const settings = await call.settings();
  const { accountId } = call.session;
  const now = call.clock.now();
  const { extension } = settings.get(warehouseTerms);
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId, accountId);
    if (!order) return refuse('notFound', 'This order is not one of yours.');
    const goods = await lockGoods(tx, orderId);
    const answer = (row: StoredRow) => ({ orderId, ...shown(stateOf(call, row, settings)) });
    const known = await store.extensionByKey(tx, accountId, key);
    if (known) return known.orderId === orderId && goods ? answer(goods) : refuse('keyReused');
    if (!goods || goods.abandonedAt || order.status !== orderStatuses.collected) return refuse('notStored');
    if (goods.extensions >= extension.most) return refuse('extensionsUsed');
    const { cents, days } = extension;
    const booked = await book(tx, {
      key: `extension:${accountId}:${key}`,
      type: entryTypes.services,
      ref: orderNumber(orderId),
      note: `${days} days of storage`,
      postings: [{ from: spendable(accountId), to: 'sales.storage', amount: cents, item: `extension:${orderId}` }],
      now,
    });
    if (booked instanceof Refusal) return booked;
    const nth = goods.extensions + 1;
    await store.insertExtension(tx, { orderId, accountId, key, nth, days, cents, entryId: booked.entryId, at: now });
    return answer(await addExtension(tx, orderId));
  });
}

export async function switchAutopilot(call: ShopperCall, { on }: z.output<typeof contract.setAutopilot.input>) {
  const settings = await call.settings();
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    await store.switchAutopilot(tx, accountId, on === 1, call.clock.now());
    return { on: on === 1, tellDays: settings.get(storageAutopilot).tellDays };
  });
}
