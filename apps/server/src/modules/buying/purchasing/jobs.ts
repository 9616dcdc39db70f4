import { markets, orderStatuses } from '@sgb/contract/order-states.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { alertStaff, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { buyBy, ordersAt } from '../orders/index.ts';
import type { Desk } from './desk.ts';
import { pullPurchase } from './pull.ts';
import { sendPurchase, sendWish } from './send.ts';
import { countUnsent, purchasesToPull } from './store.ts';

const pulledAtOnce = 40;
const lookedAt = 500;
const unsentMinutes = 30;

/** A purchase that was interrupted between being written down and being answered. */
export const sendPurchaseJob = defineJob({
  ...sendWish,
  run: (app: Desk, { id }) => sendPurchase(app, id),
});

export const pullPurchasesJob = defineJob({
  name: 'purchasing.pull',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async run(app: Desk) {
    const due = await app.db.read((reader) => purchasesToPull(reader, app.clock.now(), pulledAtOnce));
    for (const id of due) await pullPurchase(app, id);
  },
});

/** Orders that wait longer to be bought than we promise, and purchases that no supplier has answered. */
export const latePurchasesJob = defineJob({
  name: 'purchasing.late',
  payload: z.object({}),
  cron: '23 * * * *',
  async run({ db, clock, settings: read }: App) {
    const now = clock.now();
    const settings = await read();
    await db.transact(async (tx) => {
      const wanted = { statuses: [orderStatuses.paid], market: markets.china };
      const { items } = await ordersAt(tx, wanted, 1, lookedAt);
      const late = items.filter((order) => buyBy(order, settings) < now);
      if (late.length === 0) await closeAlert(tx, 'purchasing.late', now);
      else {
        const title = `${late.length} paid orders are later than promised`;
        const body = 'GET /api/staff/purchase/queue lists them first.';
        await alertStaff(tx, { kind: 'purchasing.late', title, body }, now);
      }
      const unsent = await countUnsent(tx, addMinutes(now, -unsentMinutes));
      if (unsent === 0) return closeAlert(tx, 'purchasing.unsent', now);
      const title = `${unsent} purchases have no answer from their supplier`;
      return alertStaff(tx, { kind: 'purchasing.unsent', title, body: 'They are sent again by themselves.' }, now);
    });
  },
});
