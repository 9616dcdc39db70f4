import { createHash } from 'node:crypto';
import { markets, orderStatuses } from '@sgb/contract/order-states.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { ordersAt } from '../../buying/orders/index.ts';
import { shipAutomatically } from '../parcels/index.ts';
import { freeDaysOf, goodsOf, storageState } from '../warehouse/index.ts';
import { warehouseTerms } from '../warehouse/settings.ts';
import { type Plan, planOf } from './rules.ts';
import { storageAutopilot } from './settings.ts';
import * as store from './store.ts';
import { failedNotice, shippedNotice, soonNotice } from './words.ts';

const atOnce = 100;
const mostOrders = 200;

/** The same for the same day, so that a job that was killed and runs again ships once. */
function keyOf(accountId: number, freeUntil: Date): string {
  const hash = createHash('sha256').update(`autopilot ${accountId} ${freeUntil.toISOString()}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

async function planFor(app: App, accountId: number): Promise<Plan | null> {
  const { settings, now } = await atOf(app);
  return app.db.read(async (reader) => {
    const wanted = { statuses: [orderStatuses.collected], market: markets.china, accountId };
    const { items: lyingThere } = await ordersAt(reader, wanted, 1, mostOrders);
    // What is in a group shipment or a stock-up batch leaves with it; what is being split waits for that.
    const items = lyingThere.filter(
      ({ roundId, stockBatchId, splitting }) => roundId === null && stockBatchId === null && splitting === null,
    );
    const goods = await goodsOf(
      reader,
      items.map(({ id }) => id),
    );
    const freeDays = (await freeDaysOf(reader, [accountId], { settings, now })).get(accountId) ?? 0;
    const lying = goods.map((each) => ({
      ...storageState(each, freeDays, now, settings.get(warehouseTerms)),
      orderId: each.orderId,
    }));
    return planOf(lying, settings.get(storageAutopilot));
  });
}

async function carryOut(app: App, accountId: number, plan: Plan): Promise<void> {
  const now = app.clock.now();
  const { freeUntil, orderIds } = plan;
  const count = orderIds.length;
  await app.db.transact(async (tx) => {
    const begun = await store.beginRun(tx, accountId, freeUntil, now);
    if (begun && plan.act === 'tell') await notify(tx, soonNotice(accountId, count, freeUntil), { now });
  });
  if (plan.act === 'tell') return;
  const parcel = await shipAutomatically(app, { accountId, orderIds, key: keyOf(accountId, freeUntil) });
  await app.db.transact(async (tx) => {
    const run = await store.lockRun(tx, accountId, freeUntil);
    if (!run || run.shipped) return;
    if (!(parcel instanceof Refusal)) {
      await store.endRun(tx, run, { shipped: true, outcome: parcel.number, now });
      await notify(tx, shippedNotice(accountId, count, parcel), { now });
      return;
    }
    await store.endRun(tx, run, { shipped: false, outcome: parcel.message, now });
    // Told once; it is tried again every day.
    if (run.endedAt === null) await notify(tx, failedNotice(accountId, count, freeUntil, parcel.message), { now });
  });
}

/** Ships by sea what would begin to cost storage, for those who want that. */
export const autopilotJob = defineJob({
  name: 'storage.autopilot',
  payload: z.object({}),
  cron: '40 6 * * *',
  async run(app: App) {
    for (let after = 0; ; ) {
      const accounts = await app.db.read((reader) => store.whoWants(reader, after, atOnce));
      for (const accountId of accounts) {
        const plan = await planFor(app, accountId);
        if (plan) await carryOut(app, accountId, plan);
      }
      const last = accounts.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
});
