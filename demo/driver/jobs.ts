import { addHours } from '@sgb/contract/time.ts';
import { type OrderRow, ordersAt, ordersById } from '@sgb/server/modules/buying/orders/index.ts';
import { waitingNumbers } from '@sgb/server/modules/logistics/forwarding/seed.ts';
import { parcelById } from '@sgb/server/modules/logistics/parcels/index.ts';
import { parcelsToDrive } from '@sgb/server/modules/logistics/parcels/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { defineJob, enqueue } from '@sgb/server/platform/jobs/jobs.ts';
import { z } from 'zod';
import { driveBatches } from './batch-step.ts';
import { driveParcel } from './parcel-step.ts';
import { drivenParcelStatuses, drivenStatuses, goesByItself } from './rules.ts';
import { demoDriver } from './settings.ts';
import { splitIt, splitsDue } from './split-step.ts';
import { bringDeclared, type DriverApp, driveOrder, isDemo } from './step.ts';
import { dispatchesDue, driveShelves, salesDue } from './stock-step.ts';

const payload = z.object({});
const name = 'demo.drive';
const atOnce = 20;

/** What moves by itself, and what of it has rested long enough. */
interface Due {
  readonly paidAfter: Date;
  readonly since?: Date;
}

/** Whether nothing has happened to it since it was found: orders of one purchase move together. */
async function isStillThere(app: App, order: OrderRow): Promise<boolean> {
  const [now] = await app.db.read((reader) => ordersById(reader, [order.id]));
  return now?.status === order.status;
}

const orders = (app: App, due: Due) =>
  app.db.read((reader) => ordersAt(reader, { statuses: drivenStatuses, ...due }, 1, atOnce));

const parcels = async (app: App, due: Due) =>
  (await app.db.read((reader) => parcelsToDrive(reader, { statuses: drivenParcelStatuses, ...due }, atOnce))).filter(
    goesByItself,
  );

/** What suppliers of the shopper's own choosing have sent to us. */
const declared = (app: App, { paidAfter, since = app.clock.now() }: Due) =>
  app.db.read((reader) => waitingNumbers(reader, paidAfter, since, atOnce));

const splits = (app: App, { paidAfter, since }: Due) =>
  splitsDue(app, { after: paidAfter, ...(since && { before: since }) }, atOnce);

async function driveAll(app: DriverApp, due: Due): Promise<void> {
  for (const code of await declared(app, due)) {
    const refused = await bringDeclared(app, code);
    if (refused) app.log.warn({ code }, `the demo does not bring it: ${refused.message}`);
  }
  for (const order of (await orders(app, due)).items) {
    if (!(await isStillThere(app, order))) continue;
    const outcome = await driveOrder(app, order);
    if (outcome instanceof Refusal) app.log.warn({ order: order.id }, `the demo does not move: ${outcome.message}`);
  }
  for (const order of await splits(app, due)) {
    const refused = await splitIt(app, order);
    if (refused) app.log.warn({ order: order.id }, `the demo does not split it: ${refused.message}`);
  }
  for (const { id } of await parcels(app, due)) {
    const parcel = await app.db.read((reader) => parcelById(reader, id));
    const outcome = parcel && (await driveParcel(app, parcel));
    if (outcome instanceof Refusal) app.log.warn({ parcel: id }, `the demo does not move: ${outcome.message}`);
  }
  await driveBatches(app, due.paidAfter);
  await driveShelves(app, due);
}

/** Whether something that was bought lately has a step to go. */
async function isAnythingLeft(app: DriverApp, due: Due): Promise<boolean> {
  const left = [parcels(app, due), splits(app, due), declared(app, due), dispatchesDue(app, due), salesDue(app, due)];
  return (await orders(app, due)).total > 0 || (await Promise.all(left)).some(({ length }) => length > 0);
}

/** Keeps the demo alive: what somebody has bought and shipped there goes its way, a step at a time. */
export const demoDriverJob = defineJob({
  name,
  payload,
  cron: '* * * * *',
  async run(app: DriverApp) {
    const { on, stepSeconds } = (await app.settings()).get(demoDriver);
    if (!on || !(await isDemo(app))) return;
    const now = app.clock.now();
    // What was bought before is the demo's furniture and stays where it is.
    const young = { paidAfter: addHours(now, -1) };
    await driveAll(app, { ...young, since: new Date(now.getTime() - stepSeconds * 1000) });
    // Faster than by the minute, and only while there is something to drive.
    if (!(await isAnythingLeft(app, young))) return;
    const runAt = new Date(Date.now() + stepSeconds * 1000);
    await app.db.transact(async (tx) => enqueue(tx, { name, payload }, {}, { runAt, key: name }));
  },
});
