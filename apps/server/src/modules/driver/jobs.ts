import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob, enqueue, type Job } from '../../platform/jobs/jobs.ts';
import { waitingNumbers } from '../forwarding/index.ts';
import { type OrderRow, ordersAt, ordersById } from '../orders/index.ts';
import { drivenStatuses } from './rules.ts';
import { bringDeclared, driveOrder, isDemo, type Props } from './step.ts';

const payload = z.object({});
const name = 'demo.drive';
const atOnce = 20;
/** What was bought before is the demo's furniture and stays where it is. */
const hourMs = 3_600_000;

/** Whether nothing has happened to it since it was found: orders of one purchase move together. */
async function isStillThere(app: App, order: OrderRow): Promise<boolean> {
  const [now] = await app.db.read((reader) => ordersById(reader, [order.id]));
  return now?.status === order.status;
}

/** Keeps the demo alive: what somebody has bought there goes its way, a step at a time. */
export function demoDriverJob(props: Props): Job<App> {
  return defineJob({
    name,
    payload,
    cron: '* * * * *',
    async run(app: App) {
      const { on, stepSeconds } = (await app.settings()).get('demo.driver');
      if (!on || !(await isDemo(app))) return;
      const now = app.clock.now();
      const young = { statuses: drivenStatuses, paidAfter: new Date(now.getTime() - hourMs) };
      const due = { ...young, since: new Date(now.getTime() - stepSeconds * 1000) };
      const declared = (before: Date) =>
        app.db.read((reader) => waitingNumbers(reader, young.paidAfter, before, atOnce));
      for (const code of await declared(due.since)) {
        const refused = await bringDeclared(app, props, code);
        if (refused) app.log.warn({ code }, `the demo does not bring it: ${refused.message}`);
      }
      const { items } = await app.db.read((reader) => ordersAt(reader, due, 1, atOnce));
      for (const order of items) {
        if (!(await isStillThere(app, order))) continue;
        const outcome = await driveOrder(app, props, order);
        if (outcome instanceof Refusal) app.log.warn({ order: order.id }, `the demo does not move: ${outcome.message}`);
      }
      // Faster than by the minute, and only while there is something to drive.
      const { total } = await app.db.read((reader) => ordersAt(reader, young, 1, 1));
      if (total === 0 && (await declared(now)).length === 0) return;
      const runAt = new Date(Date.now() + stepSeconds * 1000);
      await app.db.transact((tx) => enqueue(tx, { name, payload }, {}, { runAt, key: name }));
    },
  });
}
