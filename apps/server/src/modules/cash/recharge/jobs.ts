import { type GatewayName, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { addDays, hourMs } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { PaymentError } from '../../../adapters/payment/gateway.ts';
import { alertStaff, alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { deleteCallbacks } from './callback-store.ts';
import { moveRecharge, refuseRecharge } from './change.ts';
import { countClaimsBefore, openReferences } from './line-store.ts';
import { claimsLateBefore, lineDue, nextCheck } from './rules.ts';
import type { Payments } from './service.ts';
import { rechargeReview, rechargeTerms } from './settings.ts';
import { settleNews } from './settle.ts';
import * as store from './store.ts';

const batch = 50;

/** Callbacks get lost: whoever was sent to a gateway and has not been heard of is asked for there. */
export const requeryJob = defineJob({
  name: 'recharge.requery',
  payload: z.object({}),
  cron: '* * * * *',
  async run(app: App & Payments) {
    const { waitHours } = (await app.settings()).get(rechargeTerms);
    const now = app.clock.now();
    const isOld = ({ createdAt }: store.RechargeRow) => now.getTime() - createdAt.getTime() > waitHours * hourMs;
    const due = await app.db.transact(async (tx) => {
      const rows = await store.takeDue(tx, now, batch);
      for (const row of rows) {
        const nextCheckAt = nextCheck(row.checks + 1, row.investigated, now);
        await store.changeRecharge(tx, row.id, { checks: Math.min(row.checks + 1, 30_000), nextCheckAt });
      }
      return rows;
    });
    for (const row of due) {
      const known = row.startedAt ? await askGateway(app, row, row.startedAt) : 'nothing';
      // A gateway that does not answer may know of a payment: nothing ends before it has said so.
      if (known === 'nothing' && isOld(row)) await expire(app, row.id);
      if (known === 'review' && isOld(row)) await handOver(app, row);
    }
  },
});

async function askGateway(app: App & Payments, row: store.RechargeRow, startedAt: Date) {
  const gateway = app.payments.get(row.method as GatewayName);
  if (!gateway) return 'silent' as const;
  try {
    const news = await gateway.queryStatus({ ref: row.number, gatewayId: row.gatewayId, startedAt });
    if (!news || news.state === 'pending') return 'nothing' as const;
    await settleNews(app, gateway.name, news);
    return news.state;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    app.log.warn({ gateway: gateway.name, fault: error.fault }, `a payment could not be asked about: ${error.message}`);
    return 'silent' as const;
  }
}

/** The gateway has looked into it for long enough; from here on people ask. */
async function handOver(app: App, { id, method, number }: store.RechargeRow): Promise<void> {
  const title = `${method} does not find out about a payment`;
  const body = `${number} is still under investigation at ${method}. Ask them; what they say later is taken as usual.`;
  await app.db.transact(async (tx) => {
    await store.changeRecharge(tx, id, { nextCheckAt: null });
    await alertStaff(tx, { kind: `recharge.investigated:${number}`, title, body, page: 'recharges' }, app.clock.now());
  });
}

/** Nobody paid. Should the money come after all, it is credited all the same. */
async function expire(app: App, id: number): Promise<void> {
  const now = app.clock.now();
  await app.db.transact(async (tx) => {
    const row = await store.lockRecharge(tx, id);
    if (row?.status !== rechargeStatuses.underReview) return;
    if (row.startedAt) await refuseRecharge(tx, row, { reason: 'expired', note: '', by: null, now });
    // Never sent to the gateway: a change of mind that nobody needs a letter about.
    else await moveRecharge(tx, row, { to: rechargeStatuses.giveUp, by: null, why: 'never paid', now });
  });
}

const keepCallbacksDays = 90;

export const sweepCallbacksJob = defineJob({
  name: 'recharge.sweepCallbacks',
  payload: z.object({}),
  cron: '41 2 * * *',
  run: (app: App) => app.db.transact((tx) => deleteCallbacks(tx, addDays(app.clock.now(), -keepCallbacksDays))),
});

const late = 'recharge.late';

/** Money that lies in our bank account, or is said to, and that staff have not looked at in the time we promise. */
export const lateReviewsJob = defineJob({
  name: 'recharge.late',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run({ db, clock, settings: read }: App) {
    const settings = await read();
    const now = clock.now();
    const terms = settings.get(rechargeReview);
    const workingTime = settings.get(shopWorkingTime);
    await db.transact(async (tx) => {
      const statements = await openReferences(tx);
      const overdue = statements.filter(({ importedAt }) => lineDue(importedAt, terms, workingTime) < now);
      const lines = overdue.reduce((sum, { count }) => sum + count, 0);
      const claims = await countClaimsBefore(tx, claimsLateBefore(now, terms));
      const body = [
        `Payments with a reference that wait for more than ${terms.referenceWorkingHours} working hours: ${lines}.`,
        `Claims under review for more than ${terms.claimHours} hours: ${claims}.`,
      ].join('\n');
      const alert = {
        kind: late,
        title: 'Recharges wait longer than promised',
        body,
        page: lines > 0 ? 'bank' : 'claims',
      } as const;
      return alertWhile(tx, lines + claims, alert, now);
    });
  },
});
