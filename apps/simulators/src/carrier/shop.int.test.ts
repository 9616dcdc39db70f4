import { dayMs } from '@sgb/contract/time.ts';
import { jobs } from '@sgb/server/app.ts';
import { readConfig } from '@sgb/server/config.ts';
import { parcelCarrier } from '@sgb/server/modules/logistics/carriers/settings.ts';
import { openShipping, type Shipping, ship } from '@sgb/server/modules/logistics/parcels/parcel.fixture.ts';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { handOver } from '@sgb/server/platform/jobs/relay.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CarrierSimulator, startCarrierSimulator } from './server.ts';
import { allOff } from './switches.ts';

/** The shop and its carrier over real HTTP, both ways. */

let shipping: Shipping;
let simulator: CarrierSimulator;

beforeAll(async () => {
  const port = await freePort();
  const webhook = `http://127.0.0.1:${port}/api/carriers/events`;
  simulator = await startCarrierSimulator({ webhook, retryMs: [], now: () => shipping.app.clock.now() });
  const { carrier } = readConfig({ ...simulator.env });
  shipping = await openShipping({ outside: { carrier } });
  await setSetting(shipping.app, parcelCarrier, { name: 'http' });
  await shipping.shop.fastify.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await simulator.close();
  await shipping.close();
});
beforeEach(() => simulator.set(allOff()));

const run = (name: string, payload: object = {}) =>
  jobs.find((job) => job.name === name)?.perform(shipping.app, payload);

/** What webhooks brought waits for a worker; here it is done at once, and says how much there was. */
async function work(): Promise<number> {
  await handOver(shipping.app.db);
  const { rows } = await shipping.app.db.pool.query(
    `select job.id, private.payload from graphile_worker.jobs job join graphile_worker._private_jobs private using (id)
     where job.task_identifier = 'parcels.carrierEvent' order by job.id`,
  );
  for (const { payload } of rows) await run('parcels.carrierEvent', payload);
  await shipping.app.db.pool.query('delete from graphile_worker._private_jobs where id = any($1)', [
    rows.map(({ id }) => id),
  ]);
  return rows.length;
}

let batch = 0;

/** A parcel that has left China, with its carrier. */
async function left() {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{}]);
  const choices = { orderids, rid: await shipping.receiver(client), line: 'A2', delivery: 'door' };
  const { made } = await ship(client, choices);
  const box = { grams: 950, lengthMm: 200, widthMm: 150, heightMm: 100, photo: await shipping.photo() };
  await shipping.staff.call('POST /api/staff/parcel/pack', { id: made.id, ...box });
  const waybill = `MAWB-S${++batch}`;
  await shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A2', waybill });
  const track = () => client.call('GET /api/deliveryorder/tracking', { expressid: made.id });
  const shipmentOf = (leg: string) => simulator.shipments.find(({ wish }) => wish.ref === `${made.number}/${leg}`);
  return { id: made.id, number: made.number, client, track, shipmentOf };
}

test('booked once whatever happens, told by webhooks and by the feed, signed for by the carrier with the code', async () => {
  const { id, track, shipmentOf } = await left();
  // A carrier that is ill does not keep the parcel from being booked when it is well again.
  simulator.set({ failing: true });
  await run('parcels.book');
  expect((await track()).waybills).toEqual([]);
  simulator.set({ failing: false });
  await run('parcels.book');
  await run('parcels.book');
  const haul = shipmentOf('haul');
  expect(
    simulator.shipments.filter(({ wish }) => wish.ref.startsWith(`PC${String(id).padStart(8, '0')}`)),
  ).toHaveLength(1);
  expect(haul?.wish).toMatchObject({ service: 'A2', grams: 950, destination: { phone: '+27825551234' } });
  expect((await track()).waybills).toMatchObject([{ leg: 'haul', number: haul?.waybill }]);

  // By webhook, each twice.
  simulator.set({ duplicate: true });
  for (const kind of ['collected', 'depot', 'departed'] as const) await simulator.scan(haul?.waybill ?? '', { kind });
  expect(simulator.answers.slice(-6)).toEqual(Array(6).fill(200));
  expect(await work()).toBe(3);
  expect((await track()).status).toBe(40);

  // Lost on the way to us, the latest first: the feed has everything.
  simulator.set({ duplicate: true, noWebhook: true, outOfOrder: true });
  for (const kind of ['arrived', 'cleared', 'warehouse'] as const) await simulator.scan(haul?.waybill ?? '', { kind });
  await run('parcels.pull');
  await run('parcels.pull');
  const there = await track();
  expect(there.status).toBe(67);
  expect(there.timeline.filter(({ place }) => place === 'Guangzhou').length).toBeGreaterThanOrEqual(6);
  expect(new Set(there.timeline.map((line) => JSON.stringify(line))).size).toBe(there.timeline.length);

  simulator.set(allOff());
  await shipping.staff.call('POST /api/staff/parcel/handover', { id });
  await run('parcels.book');
  const mile = shipmentOf('mile');
  expect(mile?.wish).toMatchObject({ service: 'door', code: (await track()).code });
  await simulator.scan(mile?.waybill ?? '', { kind: 'delivered', code: mile?.wish.code ?? '' });
  await work();
  expect((await track()).status).toBe(90);
});

test.each([
  ['taken back and booked anew', false],
  ['kept where it was picked up, and told to staff', true],
])('a booking whose answer was lost and whose receiver changed is %s', async (_name, pickedUp) => {
  const { id, number, client, track, shipmentOf } = await left();
  // The carrier books it, and we do not believe its answer.
  simulator.set({ wrongSignature: true });
  await run('parcels.book');
  simulator.set(allOff());
  const first = shipmentOf('haul');
  expect([first?.wish.destination.name, (await track()).waybills]).toEqual(['Nomsa Dube', []]);
  const rid = await shipping.receiver(client, { firstName: 'Thandi', idNumber: '7311190013080' });
  await client.call('POST /api/deliveryorder/updatereceiver', { id, rid });
  if (pickedUp) await simulator.scan(first?.waybill ?? '', { kind: 'collected' });
  await work();

  await run('parcels.book');
  await run('parcels.book');
  const open = simulator.shipments.filter(({ wish, cancelled }) => wish.ref === `${number}/haul` && !cancelled);
  expect(open.map(({ wish }) => wish.destination.name)).toEqual([pickedUp ? 'Nomsa Dube' : 'Thandi Dube']);
  expect((await track()).waybills).toMatchObject([{ leg: 'haul', number: open[0]?.waybill }]);
  expect(open[0]?.waybill === first?.waybill).toBe(pickedUp);
  const { rows } = await shipping.app.db.pool.query(
    `select body from staff_alerts where kind like 'parcels.outdated.%' and title like $1`,
    [`${number}%`],
  );
  expect(rows.map(({ body }) => body)).toEqual(pickedUp ? [expect.stringContaining('it goes to Thandi Dube')] : []);
});

test.each([
  ['another signature', { wrongSignature: true }],
  ['an old one', { stale: true }],
] as const)('a webhook with %s changes nothing; the feed tells it later', async (_name, switches) => {
  const { track, shipmentOf } = await left();
  await run('parcels.book');
  const { waybill = '' } = shipmentOf('haul') ?? {};
  simulator.set(switches);
  await simulator.scan(waybill, { kind: 'arrived' });
  expect(simulator.answers.at(-1)).toBe(400);
  await run('parcels.pull');
  // Answers that are not signed are not believed either.
  expect((await track()).status).toBe('wrongSignature' in switches ? 21 : 50);
  expect(await work()).toBe(0);
  simulator.set(allOff());
  await run('parcels.pull');
  expect((await track()).status).toBe(50);
});

test('what is told late keeps its own time', async () => {
  const { track, shipmentOf } = await left();
  await run('parcels.book');
  const { waybill = '' } = shipmentOf('haul') ?? {};
  const at = new Date(shipping.app.clock.now().getTime() - dayMs);
  await simulator.scan(waybill, { kind: 'arrived' });
  await simulator.scan(waybill, { kind: 'departed', at });
  await work();
  const { status, timeline } = await track();
  expect(status).toBe(50);
  expect(timeline.find((line) => line.text === 'Left China.')?.at).toBe(at.toISOString());
});
