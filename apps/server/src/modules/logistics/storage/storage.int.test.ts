import { randomUUID } from 'node:crypto';
import { addDays, dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';
import { openShipping, type Shipping } from '../parcels/parcel.fixture.ts';
import { storageJob } from '../warehouse/seed.ts';
import { autopilotJob } from './jobs.ts';

const overview = 'GET /api/deliveryorder/storage';
const extend = 'POST /api/deliveryorder/storage/extend';
const switching = 'POST /api/deliveryorder/storage/autopilot';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

const pass = (days: number) => shipping.app.clock.moveTo(addDays(shipping.app.clock.now(), days));
/** A tenth of a cubic metre: R1.00 a day at first, R2.00 later. */
const box = { lengthMm: 500, widthMm: 500, heightMm: 400 };

async function storing(boxes = 1) {
  const owner = await shipping.person();
  const ids = await shipping.collected(
    owner,
    Array.from({ length: boxes }, () => box),
  );
  const spentBefore = await shipping.spent(owner);
  return {
    owner,
    ids,
    first: ids[0] ?? 0,
    client: () => shipping.shopper(owner),
    spent: async () => (await shipping.spent(owner)) - spentBefore,
    told: async (like: string) => {
      const { rows } = await shipping.app.db.pool.query(
        'select title from messages where account_id = $1 and title like $2 order by id',
        [owner, like],
      );
      return rows.map(({ title }) => title);
    },
  };
}

describe('further storage', () => {
  test('is bought three times at most, and moves every clock', async () => {
    const { first: orderId, client, spent } = await storing();
    pass(61);
    const shopper = await client();
    const before = await shopper.call(overview, {});
    expect(before).toMatchObject({
      feeCents: 200,
      items: [{ orderId, day: 62, daysLeft: 0, extensions: 0, extension: { cents: 2_000, days: 30 } }],
      autopilot: { on: false, tellDays: 3 },
    });
    const detail = await shopper.call('GET /api/shoporder/detail', { id: orderId });
    expect(detail.arrival?.storage).toMatchObject({ feeCents: 200, daysLeft: 0 });
    const key = randomUUID();
    const first = await shopper.call(extend, { orderId, key });
    expect(first).toMatchObject({ orderId, daysLeft: 29, feeCents: 0, extensions: 1 });
    expect(Date.parse(first.givenUpOn) - Date.parse(before.items[0]?.givenUpOn ?? '')).toBe(30 * dayMs);
    expect(await shopper.call(extend, { orderId, key })).toEqual(first);
    await shopper.call(extend, { orderId, key: randomUUID() });
    expect(await shopper.call(extend, { orderId, key: randomUUID() })).toMatchObject({
      extensions: 3,
      extension: null,
    });
    await expect(shopper.call(extend, { orderId, key: randomUUID() })).rejects.toMatchObject({ status: 3000235 });
    expect(await spent()).toBe(6_000);
  });

  test('wished for twice at once, it is bought once; with many keys, as often as it can be had', async () => {
    const { first: orderId, client, spent } = await storing();
    const shopper = await client();
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 6 }, () => shopper.call(extend, { orderId, key })));
    expect(same.map(({ extensions }) => extensions)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await spent()).toBe(2_000);
    const others = await Promise.allSettled(
      Array.from({ length: 6 }, () => shopper.call(extend, { orderId, key: randomUUID() })),
    );
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await spent()).toBe(6_000);
  });

  test('is for the owner of what lies there, and a key is good for one order', async () => {
    const { ids, owner, client } = await storing(2);
    const [one = 0, two = 0] = ids;
    const [shopper, thief] = [await client(), await shipping.shopper(await shipping.person())];
    const key = randomUUID();
    await expect(thief.call(extend, { orderId: one, key })).rejects.toMatchObject({ http: 404 });
    await shopper.call(extend, { orderId: one, key });
    await expect(shopper.call(extend, { orderId: two, key })).rejects.toMatchObject({ status: 3000102 });
    const [unweighed] = await shipping.paid(owner, [{}]);
    const wish = { orderId: unweighed?.id ?? 0, key: randomUUID() };
    await expect(shopper.call(extend, wish)).rejects.toMatchObject({ status: 3000234 });
    expect((await thief.call(overview, {})).items).toEqual([]);
  });
});

describe('the autopilot', () => {
  test('tells in time, tries every day, and says how it ended', async () => {
    const { ids, owner, client, told } = await storing();
    const run = () => autopilotJob.perform(shipping.app, {});
    for (let time = 0; time < 2; time++)
      expect(await (await client()).call(switching, { on: 1 })).toEqual({ on: true, tellDays: 3 });
    pass(50);
    // It has time, and goes along only if it has to leave soon, too.
    const later = await shipping.collected(owner, [box]);
    await run();
    pass(6);
    for (let day = 0; day < 3; day++) {
      await run();
      await run();
      pass(1);
    }
    expect(await told('Autopilot could%')).toEqual([]);
    expect(await told('Autopilot ships%')).toHaveLength(1);
    // There is nobody to ship to.
    await run();
    pass(1);
    await run();
    expect(await told('Autopilot could%')).toEqual(['Autopilot could not ship 1 order']);
    expect(await shipping.orderStatuses(ids)).toEqual([40]);
    await shipping.receiver(await client());
    await run();
    await run();
    const { items } = await (await client()).call('GET /api/deliveryorder/list', {});
    expect(items).toHaveLength(1);
    expect(await told('Autopilot put%')).toEqual([`Autopilot put 1 order into parcel ${items[0]?.number}`]);
    expect([await shipping.orderStatuses(ids), await shipping.orderStatuses(later)]).toEqual([[50], [40]]);
    expect(await (await client()).call(switching, { on: 0 })).toMatchObject({ on: false });
    pass(58);
    await run();
    expect(await shipping.orderStatuses(later)).toEqual([40]);
  });

  test('makes a parcel by sea, once, with a receiver and enough money', async () => {
    const { ids, owner, client, told } = await storing(2);
    const run = () => autopilotJob.perform(shipping.app, {});
    await (await client()).call(switching, { on: 1 });
    pass(59);
    await run();
    expect(await shipping.orderStatuses(ids)).toEqual([40, 40]);
    const { available } = await shipping.balance(owner);
    await shipping.receiver(await client());
    await Promise.all([run(), run()]);
    expect(await shipping.orderStatuses(ids)).toEqual([50, 50]);
    const { items } = await (await client()).call('GET /api/deliveryorder/list', {});
    expect(items).toMatchObject([{ status: 20, line: expect.stringMatching(/^S/) }]);
    const { frozen } = await shipping.balance(owner);
    expect([frozen, available - frozen]).toEqual([items[0]?.totalCents, (await shipping.balance(owner)).available]);
    expect(await told('Autopilot%')).toEqual([
      'Autopilot could not ship 2 orders',
      expect.stringMatching(/^Autopilot put 2 orders into parcel PC\d{8}$/),
    ]);
  });
});

describe('what was given up', () => {
  const clear = 'POST /api/staff/storage/clear';
  const words = { condition: 2, note: 'The box is open.', priceCents: 9_900, categoryId: 10_101 } as const;
  const packer = async () => shipping.shop.client(await ticketFor(shipping.shop, 'demo_warehouse'));

  test('is put on clearance with its photos, once, and really bought', async () => {
    const { first: orderId, client, spent } = await storing();
    const staff = await packer();
    const scales = await uploaderOf(shipping.shop, 'warehouse');
    const { data } = await scales.upload('goods', 'box.png', await drawnPicture(40, 30));
    await shipping.app.db.pool.query('update warehouse_goods set photos = $2 where order_id = $1', [
      orderId,
      [data.fileName],
    ]);
    await expect(staff.call(clear, { orderId, ...words })).rejects.toMatchObject({ status: 3000236 });
    for (const day of [44, 76]) {
      pass(day);
      await storageJob.perform(shipping.app, {});
    }
    const desk = await packer();
    const { items } = await desk.call('GET /api/staff/storage/abandoned', {});
    expect(items.find((item) => item.orderId === orderId)).toMatchObject({
      valueCents: 10_400,
      notices: [{ day: 45 }, { day: 121 }],
    });
    await expect(desk.call(clear, { orderId, ...words, categoryId: 999_999 })).rejects.toMatchObject({ http: 400 });
    // Somebody who waits for an answer still waits for the goods.
    const shopper = await client();
    const report = { shoporderid: orderId, type: 10, content: 'Where are the photos of my goods?' } as const;
    const { id: caseId } = await shopper.call('POST /api/user/workorder/save', report);
    await expect(desk.call(clear, { orderId, ...words })).rejects.toMatchObject({ status: 3000237 });
    const disputed = async () =>
      (await desk.call('GET /api/staff/storage/abandoned', {})).items.find((item) => item.orderId === orderId)
        ?.disputed;
    expect(await disputed()).toBe(true);
    await shopper.call('POST /api/user/workorder/withdraw', { id: caseId });
    expect(await disputed()).toBe(false);
    const tries = await Promise.allSettled([1, 2, 3].map(() => desk.call(clear, { orderId, ...words })));
    const made = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value.pieceId] : []));
    expect(made).toHaveLength(1);
    const [pieceId = 0] = made;

    const ended = await (await client()).call('GET /api/shoporder/detail', { id: orderId });
    expect(ended).toMatchObject({
      status: 90,
      refundedCents: 0,
      restoreUntil: null,
      arrival: { storage: { abandoned: true } },
    });
    expect(await spent()).toBe(0);
    const piece = await shipping.shop.client().call('GET /api/shoporder/clearance/detail', { id: pieceId });
    expect(piece).toMatchObject({ title: '2 × Enamel mug', priceCents: 9_900, originalCents: 10_400, state: 10 });
    const photo = await shipping.shop.fastify.inject(piece.pictures[0] ?? '');
    expect(photo.headers['content-type']).toBe('image/webp');

    const buyer = await shipping.shopper(await shipping.person());
    const bought = await buyer.call('POST /api/shoporder/clearance/pay', { id: pieceId, agreed: 9_900 });
    const order = await buyer.call('GET /api/shoporder/detail', { id: bought.orderId });
    expect(order).toMatchObject({ status: 40, type: 15, arrival: { weightGrams: 950, storage: { day: 1 } } });
  });
});
