import { orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { grantCoupon } from '../../books/coupons/index.ts';
import { awaitsSign } from './action-rules.ts';
import * as clocks from './clock-store.ts';
import { moveOrders } from './move.ts';
import type { OrderNeeds } from './needs.ts';
import { countOverdue, waitingRequest } from './refund/request-store.ts';
import { freeCancelAt } from './refund/rules.ts';
import { actors, cashOf, sumOf } from './rules.ts';
import { ordersTerms } from './settings.ts';
import { signOrders } from './sign.ts';
import { settle } from './staff-service.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { orderTexts } from './texts.ts';
import { buyBy, refundRules } from './view.ts';

/** One order after the other, each held and looked at again: whatever moved it meanwhile wins. */
async function each(app: App, found: readonly OrderRow[], work: (tx: Tx, order: OrderRow) => Promise<void>) {
  for (const { id } of found) {
    await app.db.transact(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await work(tx, order);
    });
  }
}

const byClock = { who: actors.shop, by: null } as const;

/** We promised to buy within some working hours. Who waits longer gets a coupon, and may still cancel for nothing. */
export const apologiseJob = defineJob({
  name: 'orders.apologise',
  payload: z.object({}),
  cron: '*/15 * * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const { buyHours } = settings.get(ordersTerms);
    // Working hours are never shorter than hours of the clock.
    const paidBefore = addHours(now, -buyHours);
    const waiting = await app.db.read((reader) => clocks.unbought(reader, paidBefore));
    await each(
      app,
      waiting.filter((order) => buyBy(order, settings) < now),
      async (tx, order) => {
        if (order.status !== orderStatuses.paid || order.apologisedAt) return;
        await clocks.markApologised(tx, order.id, now);
        const number = orderNumber(order.id);
        await grantCoupon(tx, {
          accountId: order.accountId,
          template: 'apology.late',
          reason: `order ${order.id} late`,
          ref: `${number} was not bought in time. You may still cancel it, and everything comes back`,
          now,
        });
      },
    );
  },
});

/** A supplier that sends nothing: the shopper may cancel for nothing, and a wish that waited for the supplier is granted. */
export const lateSellersJob = defineJob({
  name: 'orders.lateSellers',
  payload: z.object({}),
  cron: '*/15 * * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const rules = refundRules(settings);
    const since = addDays(now, -rules.orders.freeCancelDays);
    const found = await app.db.read((reader) => clocks.unsent(reader, since));
    await each(app, found, async (tx, order) => {
      const unsent = order.status === orderStatuses.purchasedNoPay || order.status === orderStatuses.purchasedAndPay;
      if (!unsent || order.lateToldAt || now < freeCancelAt(order, rules)) return;
      await clocks.markLateTold(tx, order.id, now);
      const request = await waitingRequest(tx, order.id);
      if (request) {
        const cash = cashOf(order);
        const all = { ...request, cash, backCents: sumOf(cash), coupon: true, coins: true };
        const ending = { ...byClock, settings, now, why: 'The supplier was late' };
        const answer = 'The supplier has not sent it in time, so everything comes back.';
        await settle(tx, order, all, { agreed: true, answer, ending });
        return;
      }
      await notify(
        tx,
        {
          userId: order.accountId,
          type: 'order',
          ...orderTexts.say.sellerLate({ number: orderNumber(order.id), days: rules.orders.freeCancelDays }),
          link: `/shoporder/2/detail/${order.id}`,
          once: `order ${order.id} seller late ${order.boughtAt?.getTime() ?? 0}`,
        },
        { now },
      );
    });
  },
});

/** What our buyers have to ask suppliers about: not sent in time, or sent and not arrived. */
export const lateGoodsJob = defineJob({
  name: 'orders.lateGoods',
  payload: z.object({}),
  cron: '11 * * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const { shipDays, arriveDays } = settings.get(ordersTerms);
    await app.db.transact(async (tx) => {
      const late = await clocks.countLate(tx, addDays(now, -shipDays), addDays(now, -arriveDays));
      const unsent = {
        kind: 'orders.unsent',
        title: `${late.unsent} orders were not sent within ${shipDays} days`,
        body: 'Remind their suppliers.',
        page: 'late',
      } as const;
      await alertWhile(tx, late.unsent, unsent, now);
      const unarrived = {
        kind: 'orders.unarrived',
        title: `${late.lost} orders were sent ${arriveDays} days ago and have not arrived`,
        body: 'Ask their suppliers where the goods are.',
        page: 'late',
      } as const;
      await alertWhile(tx, late.lost, unarrived, now);
    });
  },
});

/** What was handed over counts as signed for after some days. */
export const autoSignJob = defineJob({
  name: 'orders.autoSign',
  payload: z.object({}),
  cron: '7,37 * * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const before = addDays(now, -settings.get(ordersTerms).autoSignDays);
    const found = await app.db.read((reader) => clocks.unsigned(reader, before));
    await each(app, found, async (tx, order) => {
      if (!awaitsSign(order)) return;
      const refused = await signOrders(tx, [order], { ...byClock, settings, now, why: 'Signed for by time' });
      if (refused) throw new Error(`order ${order.id} cannot be signed for: ${refused.message}`);
    });
  },
});

/** Signed for some days ago and nothing is in dispute: closed. */
export const closeOrdersJob = (needs: Pick<OrderNeeds, 'openCasesOf'>) =>
  defineJob({
    name: 'orders.close',
    payload: z.object({}),
    cron: '17,47 * * * *',
    async run(app: App) {
      const now = app.clock.now();
      const before = addDays(now, -(await app.settings()).get(ordersTerms).closeDays);
      const found = await app.db.read((reader) => clocks.unclosed(reader, before));
      await each(app, found, async (tx, order) => {
        const { signed, stockReview, closed } = orderStatuses;
        if (order.status !== signed && order.status !== stockReview) return;
        const open = await needs.openCasesOf(tx, [order.id]);
        if (open.has(order.id) || (await waitingRequest(tx, order.id))) return;
        await moveOrders(tx, [order], { ...byClock, to: closed, why: 'Closed by time', now });
      });
    },
  });

/** Shoppers who wait for an answer longer than we promise. */
export const overdueRequestsJob = defineJob({
  name: 'orders.overdueRequests',
  payload: z.object({}),
  cron: '23 * * * *',
  async run({ db, clock }: App) {
    const now = clock.now();
    await db.transact(async (tx) => {
      const late = await countOverdue(tx, now);
      const title = `${late} refund requests are later than promised`;
      const body = 'They come first in the list.';
      return alertWhile(tx, late, { kind: 'orders.requests', title, body, page: 'refunds' }, now);
    });
  },
});
