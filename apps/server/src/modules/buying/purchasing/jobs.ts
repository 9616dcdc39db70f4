import { markets, orderStatuses } from '@sgb/contract/order-states.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
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
      const unbought = {
        kind: 'purchasing.late',
        title: `${late.length} paid orders are later than promised`,
        body: 'They come first in the list.',
        page: 'buy',
      } as const;
      await alertWhile(tx, late.length, unbought, now);
      const unsent = await countUnsent(tx, addMinutes(now, -unsentMinutes));
      const unanswered = {
        kind: 'purchasing.unsent',
        title: `${unsent} purchases have no answer from their supplier`,
        body: 'They are sent again by themselves.',
        page: 'purchases',
      } as const;
      return alertWhile(tx, unsent, unanswered, now);
    });
  },
});
