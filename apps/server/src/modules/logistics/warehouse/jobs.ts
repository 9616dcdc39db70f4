import { markets, orderStatuses } from '@sgb/contract/order-states.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { alertStaff, alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { type OrderRow, ordersAt, ordersById } from '../../buying/orders/index.ts';
import { forwardingTerms } from '../forwarding/settings.ts';
import { isOnItsWay } from './gate.ts';
import { freeDaysOf } from './look.ts';
import { countedDay, freeUntil, reminderOf } from './rules.ts';
import { warehouseTerms } from './settings.ts';
import * as store from './store.ts';
import { giveUpUnknown } from './unknown.ts';
import { storageNotice } from './words.ts';

const atOnce = 200;

interface Due {
  readonly order: OrderRow;
  readonly goods: store.StoredRow;
  readonly day: number;
}

async function tell(tx: Tx, day: number, due: readonly Due[], at: At): Promise<void> {
  const { settings, now } = at;
  const terms = settings.get(warehouseTerms);
  const fresh = await store.writeNotices(
    tx,
    day,
    due.map(({ order }) => order.id),
    now,
  );
  const told = due.filter(({ order }) => fresh.includes(order.id));
  if (day === terms.abandonDay && told.length > 0) {
    await store.abandon(
      tx,
      told.map(({ order }) => order.id),
      now,
    );
  }
  const freeDays = await freeDaysOf(
    tx,
    told.map(({ order }) => order.accountId),
    at,
  );
  for (const [userId, theirs] of Map.groupBy(told, ({ order }) => order.accountId)) {
    const ends = theirs.map(({ goods }) => freeUntil(goods, freeDays.get(userId) ?? 0, terms));
    const [first = now] = ends.toSorted((one, other) => one.getTime() - other.getTime());
    const orders = theirs.map(({ order }) => order);
    await notify(tx, storageNotice(userId, orders, { day, given: day === terms.abandonDay, freeUntil: first, now }), {
      now,
    });
  }
}

/** Tells shoppers how long their goods have lain here, and gives up what nobody fetched. */
export const storageJob = defineJob({
  name: 'warehouse.storage',
  payload: z.object({}),
  cron: '10 6 * * *',
  async run(app: App) {
    const at = await atOf(app);
    const { now } = at;
    const terms = at.settings.get(warehouseTerms);
    const first = Math.min(...terms.remindDays, terms.abandonDay);
    const wanted = {
      statuses: [orderStatuses.collected],
      market: markets.china,
      collectedBefore: addDays(now, 2 - first),
    };
    for (let page = 1; ; page++) {
      const { items } = await app.db.read((reader) => ordersAt(reader, wanted, page, atOnce));
      if (items.length === 0) return;
      await app.db.transact(async (tx) => {
        const goods = await store.goodsOf(
          tx,
          items.map(({ id }) => id),
        );
        const due = goods.flatMap((each) => {
          const order = items.find(({ id }) => id === each.orderId);
          const day = reminderOf(countedDay(each, now, terms), terms);
          return order && day > 0 ? [{ order, goods: each, day }] : [];
        });
        for (const [day, those] of Map.groupBy(due, (each) => each.day)) await tell(tx, day, those, at);
      });
    }
  },
});

/** What came in more than a day ago and was not weighed. */
export const unweighedJob = defineJob({
  name: 'warehouse.unweighed',
  payload: z.object({}),
  cron: '47 * * * *',
  async run({ db, clock, settings }: App) {
    const now = clock.now();
    const { weighHours } = (await settings()).get(warehouseTerms);
    const kind = 'warehouse.unweighed';
    await db.transact(async (tx) => {
      const ids = await store.unweighed(tx, addHours(now, -weighHours));
      const late = (await ordersById(tx, ids)).filter(isOnItsWay);
      const title = `${late.length} orders came in more than ${weighHours} hours ago and were not weighed`;
      const alert = { kind, title, body: 'Weigh them, the oldest first.', page: 'weighing' } as const;
      return alertWhile(tx, late.length, alert, now);
    });
  },
});

/** Parcels that nobody came for leave the shelf; whoever packs is told to clear them away. */
export const giveUpUnknownJob = defineJob({
  name: 'warehouse.giveUpUnknown',
  payload: z.object({}),
  cron: '25 5 * * *',
  async run({ db, clock, settings }: App) {
    const now = clock.now();
    const { shelfDays } = (await settings()).get(forwardingTerms);
    await db.transact(async (tx) => {
      const given = await giveUpUnknown(tx, addDays(now, -shelfDays), now);
      if (given === 0) return;
      const title = `${given} ${given === 1 ? 'parcel' : 'parcels'} without an owner can be cleared away`;
      const body = `Nobody came for them in ${shelfDays} days.`;
      await alertStaff(tx, { kind: 'warehouse.unknown', title, body, page: 'ownerless' }, now);
    });
  },
});
