import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import type { Offer } from '@sgb/server/adapters/supplier/gateway.ts';
import { reachedTeam } from '@sgb/server/modules/community/teams/reached.fixture.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { newKey, openShipping, type Shipping, ship } from '@sgb/server/modules/logistics/parcels/parcel.fixture.ts';
import { ticketFor } from '@sgb/server/permissions.fixture.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDriverJob } from './jobs.ts';
import { demoDriver } from './settings.ts';

let buying: Shipping;
let offers: readonly Offer[];
beforeAll(async () => {
  buying = await openShipping();
  offers = await buying.offersOfOneSeller(2);
});
afterAll(() => buying.close());

async function bought(changes: object = {}) {
  const owner = await buying.person();
  const wanted = offers.map((offer) => buying.orderOf(offer, { picture: offer.pictures[0] ?? '', ...changes }));
  const orders = await buying.paid(owner, wanted);
  return { owner, ids: orders.map(({ id }) => id), client: buying.shop.client(await buying.ticket(owner)) };
}

test('by itself, a step in a minute, from the payment to the shelf', async () => {
  const { ids } = await bought();
  const [first = 0] = ids;
  await demoDriverJob.perform(buying.shop.app, {});
  expect(await buying.statuses(ids)).toEqual([20, 20]);
  const seen: number[] = [];
  for (let step = 0; step < 6; step++) {
    buying.app.clock.advance(minuteMs);
    await demoDriverJob.perform(buying.shop.app, {});
    // Woken twice in the same minute, it does nothing more.
    await demoDriverJob.perform(buying.shop.app, {});
    const [status = 0, other = 0] = await buying.statuses(ids);
    expect(other).toBe(status);
    seen.push(status);
  }
  expect(seen).toEqual([30, 32, 35, 36, 37, 40]);
  const { rows } = await buying.app.db.pool.query(
    'select grams, shelf, cardinality(photos) as photos from warehouse_goods where order_id = $1',
    [first],
  );
  expect(rows).toMatchObject([{ photos: 3 }]);
  const { rows: jobs } = await buying.app.db.pool.query(
    `select count(distinct key)::int as waiting from job_outbox where key = 'demo.drive'`,
  );
  expect(jobs).toEqual([{ waiting: 1 }]);
});

test('a team that is reached closes after a minute, and all of it is bought at once', async () => {
  const { orderIds } = await reachedTeam(buying);
  buying.app.clock.advance(minuteMs);
  await demoDriverJob.perform(buying.shop.app, {});
  expect(await buying.statuses(orderIds)).toEqual([30, 30, 30]);
});

test('by hand, the owner’s orders only, and what was bought long ago stays', async () => {
  const { ids, client } = await bought();
  const [first = 0, second = 0] = ids;
  const list = await client.call('GET /api/demo/orders', {});
  expect(list).toMatchObject({
    stepSeconds: 60,
    items: [{ id: first, next: 'Our buyer places it with the supplier' }, { id: second }],
  });
  expect(await client.call('POST /api/demo/step', { orderId: first })).toEqual({ orderId: first, status: 30 });
  expect(await buying.statuses(ids)).toEqual([30, 20]);
  const thief = buying.shop.client(await ticketFor(buying.shop, 'demo_shopper'));
  await expect(thief.call('POST /api/demo/step', { orderId: first })).rejects.toMatchObject({ http: 404 });
  buying.app.clock.advance(2 * hourMs);
  await demoDriverJob.perform(buying.shop.app, {});
  expect(await buying.statuses(ids)).toEqual([30, 20]);
  for (const status of [32, 35, 36, 37, 40])
    expect(await client.call('POST /api/demo/step', { orderId: first })).toEqual({ orderId: first, status });
  await expect(client.call('POST /api/demo/step', { orderId: first })).rejects.toMatchObject({ status: 3000194 });
  expect((await client.call('GET /api/demo/orders', {})).items.map(({ id }) => id)).toEqual([second]);
});

describe('a parcel', () => {
  async function shipped(choices: object) {
    const owner = await buying.person();
    const client = await buying.shopper(owner);
    const orderids = await buying.collected(owner, [{ order: { picture: offers[0]?.pictures[0] ?? '' } }]);
    const { made } = await ship(client, { orderids, rid: await buying.receiver(client), line: 'A2', ...choices });
    const at = async () => {
      const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
      return [detail.status, detail.packed];
    };
    return { id: made.id, client, at };
  }

  test('goes its way by itself, from the scales to the locker, and waits for its receiver', async () => {
    const { at, client, id } = await shipped({ delivery: 'locker' });
    const seen: unknown[] = [];
    for (let step = 0; step < 11; step++) {
      buying.app.clock.advance(minuteMs);
      await demoDriverJob.perform(buying.shop.app, {});
      seen.push(await at());
    }
    const statuses = [20, 21, 23, 30, 40, 50, 67, 70, 73, 80, 80];
    expect(seen).toEqual(statuses.map((status) => [status, true]));
    const { timeline } = await client.call('GET /api/deliveryorder/tracking', { expressid: id });
    expect(timeline.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['Guangzhou', 'Hong Kong', 'Doha', 'Johannesburg']),
    );
  });

  test('goes a step at a time by hand, up to the signature, and only for its owner', async () => {
    const { id, client } = await shipped({ delivery: 'door' });
    const thief = await buying.shopper(await buying.person());
    await expect(thief.call('POST /api/demo/parcelstep', { parcelId: id })).rejects.toMatchObject({ http: 404 });
    expect((await client.call('GET /api/demo/orders', {})).parcels).toMatchObject([
      { id, status: 20, next: 'It is packed and weighed' },
    ]);
    for (const status of [20, 21, 23, 30, 40, 50, 67, 70, 80, 90])
      expect(await client.call('POST /api/demo/parcelstep', { parcelId: id })).toEqual({ parcelId: id, status });
    await expect(client.call('POST /api/demo/parcelstep', { parcelId: id })).rejects.toMatchObject({ status: 3000194 });
    expect((await client.call('GET /api/demo/orders', {})).parcels).toEqual([]);
  });
});

test('a parcel that was declared comes to the gate, and is weighed', async () => {
  const owner = await buying.person();
  const client = buying.shop.client(await buying.ticket(owner));
  const goods = { courier: 'YTO', content: 'Lamp', quantity: 2, valueCents: 30_000, special: 0 } as const;
  await client.call('POST /api/shoporder/othershop/save', { trackingNo: 'YT0009988', ...goods });
  const stages: string[] = [];
  for (let step = 0; step < 3; step++) {
    await demoDriverJob.perform(buying.shop.app, {});
    const { items } = await client.call('GET /api/shoporder/othershop/index', {});
    stages.push(items[0]?.stage ?? '');
    buying.app.clock.advance(minuteMs);
  }
  expect(stages).toEqual(['declared', 'arrived', 'weighed']);
});

test('an order is split by itself, or at once by hand', async () => {
  const owner = await buying.person();
  const client = await buying.shopper(owner);
  const ten = { quantity: 10, unitCents: 5_000, goodsCents: 50_000 };
  const [first = 0, second = 0] = await buying.collected(owner, [{ order: ten }, { order: ten }]);
  const quantities = async () => {
    const { items } = await client.call('GET /api/shoporder/list', { tagIndex: 4, type: 0 });
    return items.map(({ quantity }) => quantity).toSorted((one, other) => one - other);
  };
  const wish = { pieces: 3, feecents: 800 };
  await client.call('POST /api/shoporder/split', { ...wish, id: first, key: newKey() });
  await demoDriverJob.perform(buying.shop.app, {});
  expect(await quantities()).toEqual([10, 10]);
  buying.app.clock.advance(minuteMs);
  await demoDriverJob.perform(buying.shop.app, {});
  expect(await quantities()).toEqual([3, 7, 10]);
  await client.call('POST /api/shoporder/split', { ...wish, id: second, key: newKey() });
  const { items } = await client.call('GET /api/demo/orders', {});
  expect(items).toMatchObject([{ id: second, next: 'Its pieces are taken out as an order of their own' }]);
  await client.call('POST /api/demo/step', { orderId: second });
  expect(await quantities()).toEqual([3, 3, 7, 7]);
});

test('what lies in Johannesburg is handed to the courier', async () => {
  const { ids, client } = await bought({ market: 1, chinaFreightCents: 0, serviceFeeCents: 0 });
  const [first = 0] = ids;
  expect(await client.call('POST /api/demo/step', { orderId: first })).toEqual({ orderId: first, status: 113 });
  const logistics = await client.call('GET /api/shoporder/logistics', { id: first });
  expect(logistics.shipments).toMatchObject([{ carrier: 'Pudo' }]);
});

test('nothing moves where it is switched off or is no demo', async () => {
  const { ids, client } = await bought();
  const [first = 0] = ids;
  const pace = async () => (await client.call('GET /api/demo/orders', {})).stepSeconds;
  await setSetting(buying.app, demoDriver, { on: false, stepSeconds: 60 });
  expect(await pace()).toBe(0);
  buying.app.clock.advance(120_000);
  await demoDriverJob.perform(buying.shop.app, {});
  expect(await buying.statuses(ids)).toEqual([20, 20]);
  await setSetting(buying.app, demoDriver, { on: true, stepSeconds: 60 });
  await setSetting(buying.app, sourcingSupplier, '1688');
  await expect(pace()).rejects.toMatchObject({ http: 404 });
  buying.app.clock.advance(120_000);
  await demoDriverJob.perform(buying.shop.app, {});
  await expect(client.call('POST /api/demo/step', { orderId: first })).rejects.toMatchObject({ http: 404 });
  expect(await buying.statuses(ids)).toEqual([20, 20]);
});
