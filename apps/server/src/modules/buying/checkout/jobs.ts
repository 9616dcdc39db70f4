import { checkoutStates } from '@sgb/contract/order-states.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defineBatchJob, defineJob } from '../../../platform/jobs/jobs.ts';
import { notify, notifyMany } from '../../base/messages/index.ts';
import { firstTryOf } from '../../cash/recharge/index.ts';
import { returnStock } from '../../goods/catalog/index.ts';
import { orderIdsOf } from '../orders/index.ts';
import { cancelOpen } from './cancel.ts';
import { paidOrder } from './jobs-orders.ts';
import { stands } from './open.ts';
import { payOpen } from './pay.ts';
import { promiseOf } from './promise.ts';
import { takeLapsed } from './reservation-store.ts';
import { checkoutTerms } from './settings.ts';
import * as store from './store.ts';
import { lapsedNotice, paidNotice, reminderNotice, stuckNotice } from './words.ts';

const batch = 200;

/** Tells shoppers that their checkouts are paid. */
export const checkoutPaidJob = defineBatchJob({
  ...paidOrder,
  async run(app: App, wanted) {
    const settings = await app.settings();
    await app.db.transact(async (tx) => {
      const ids = [...new Set(wanted.map(({ checkoutId }) => checkoutId))];
      const [rows, orders] = await Promise.all([store.paidAmong(tx, ids), orderIdsOf(tx, ids)]);
      await notifyMany(
        tx,
        rows.map((row) => ({
          notice: paidNotice(row, orders.get(row.id) ?? [], promiseOf(row, row.paidAt, settings)),
          now: row.paidAt,
        })),
      );
    });
  },
});

/** Pays what waited for the money of a recharge, at the price that the shopper agreed to, or tells them why not. */
export async function payAfterRecharge(app: App, rechargeId: number): Promise<void> {
  const { settings, now } = await atOf(app);
  const waiting = await app.db.read(async (reader) => store.waitingFor(reader, await firstTryOf(reader, rechargeId)));
  for (const { id } of waiting) {
    const outcome = await app.db.transact(async (tx) => {
      const row = await store.lockCheckout(tx, id);
      if (row?.state !== checkoutStates.awaitingPayment) return undefined;
      if (!stands(row, now)) return { row, why: 'its price has ended meanwhile.' };
      const { accountId, vipLevel, totalCents } = row;
      const wish = { checkoutId: id, accountId, vipLevel, agreed: totalCents, settings, now };
      const paid = await payOpen(tx, wish);
      return paid instanceof Refusal ? paid : undefined;
    });
    if (outcome === undefined) continue;
    await app.db.transact(async (tx) => {
      const row = await store.lockCheckout(tx, id);
      if (row?.state !== checkoutStates.awaitingPayment) return;
      const why = outcome instanceof Refusal ? outcome.message : outcome.why;
      await notify(tx, stuckNotice(row, rechargeId, why), { now });
    });
  }
}

/** Reminds of what is not paid, and ends what was not paid in time. */
export const openCheckoutsJob = defineJob({
  name: 'checkout.open',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const { reminderHours } = settings.get(checkoutTerms);
    for (const id of await app.db.read((reader) => store.lapsed(reader, now, batch))) {
      await app.db.transact(async (tx) => {
        const row = await cancelOpen(tx, { checkoutId: id, by: null, why: 'Not paid in time', settings, now });
        if (row instanceof Refusal) return row;
        if (row) await notify(tx, lapsedNotice(row), { now });
        return undefined;
      });
    }
    // The last first: whoever was away for long hears of it once.
    for (const [place, hours] of [...reminderHours.entries()].toReversed()) {
      const reminder = place + 1;
      const madeBefore = addHours(now, -hours);
      await app.db.transact(async (tx) => {
        for (const row of await store.takeToRemind(tx, { reminder, madeBefore, now })) {
          await notify(tx, reminderNotice(row, reminder), { now });
        }
      });
    }
  },
});

/** Stock that waited for a payment in vain is for everybody again. */
export const freeReservedJob = defineJob({
  name: 'checkout.freeReserved',
  payload: z.object({}),
  cron: '* * * * *',
  async run(app: App) {
    const now = app.clock.now();
    await app.db.transact(async (tx) => returnStock(tx, await takeLapsed(tx, now)));
  },
});

const keepQuotesDays = 30;

export const sweepQuotesJob = defineJob({
  name: 'checkout.sweepQuotes',
  payload: z.object({}),
  cron: '53 2 * * *',
  run: (app: App) => app.db.transact((tx) => store.sweepQuotes(tx, addDays(app.clock.now(), -keepQuotesDays))),
});
