import { randomUUID } from 'node:crypto';
import { addDays, hourMs, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Offer } from '../../../adapters/supplier/gateway.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { atOf } from '../../../platform/at.ts';
import { drawnPicture, type Uploader, uploaderOf } from '../../../testing/uploader.ts';
import { tracesOf } from '../../buying/purchasing/index.ts';
import { type Buying, openBuying } from '../../buying/purchasing/purchase.fixture.ts';
import { arrivalOf, waybillsOf } from './index.ts';
import { unweighedJob } from './jobs.ts';
import { storageJob } from './seed.ts';

let buying: Buying;
let packer: Uploader;
let offer: Offer;
beforeAll(async () => {
  buying = await openBuying();
  packer = await uploaderOf(buying.shop, 'warehouse');
  const [one] = await buying.offersOfOneSeller(1);
  if (!one) throw new Error('an offer was looked for');
  offer = one;
});
afterAll(() => buying.close());

const staff = () => buying.shop.client(packer.ticket);

/** Orders that their supplier has sent, with the number of the parcel they lie in. */
async function sent(...changes: readonly object[]) {
  const owner = await buying.person();
  const orders = await buying.paid(
    owner,
    changes.map((change) => buying.orderOf(offer, change)),
  );
  const ids = orders.map(({ id }) => id);
  const { purchases } = await buying.place(ids);
  buying.app.clock.advance(25 * minuteMs);
  const [{ id = 0 } = {}] = purchases;
  await buying.pull(id);
  const traces = await buying.app.db.read((reader) => tracesOf(reader, ids));
  return { owner, ids, purchase: id, bill: traces.get(ids[0] ?? 0)?.[0]?.number ?? '' };
}

async function photos(count = 3): Promise<string[]> {
  const names: string[] = [];
  for (let place = 0; place < count; place++) {
    const { data } = await packer.upload('goods', `${place}.png`, await drawnPicture(40 + place, 30));
    names.push(data.fileName);
  }
  return names;
}

const scan = (code: string) => staff().call('POST /api/staff/warehouse/scan', { code });
const size = { grams: 640, lengthMm: 200, widthMm: 150, heightMm: 100, shelf: 'a1-02-3' };
const weigh = (orderId: number, names: string[], changes = {}) =>
  staff().call('POST /api/staff/warehouse/weigh', { orderId, ...size, photos: names, ...changes });

test('a parcel is scanned, weighed, measured, photographed, and its shopper sees it', async () => {
  const { ids, bill, owner, purchase } = await sent({}, {});
  const [first = 0, second = 0] = ids;
  const arrival = await scan(` ${bill.toLowerCase()} `);
  expect(arrival).toMatchObject({ code: bill, unknown: false, late: false });
  expect(arrival.orders.map(({ orderId, weighed }) => [orderId, weighed])).toEqual([
    [first, false],
    [second, false],
  ]);
  expect(await scan(bill)).toEqual(arrival);

  const pictures = await photos();
  expect(await weigh(first, pictures)).toEqual({ orderId: first, status: 40 });
  // The same again is the same; other numbers correct it.
  expect(await weigh(first, pictures)).toEqual({ orderId: first, status: 40 });
  expect(await weigh(first, pictures, { grams: 655 })).toEqual({ orderId: first, status: 40 });
  expect(await buying.statuses(ids)).toEqual([40, 35]);
  expect(await buying.purchase(purchase)).toMatchObject({ state: 40 });

  const at = await atOf(buying.app);
  const seen = await buying.app.db.read((reader) => arrivalOf(buying.app, reader, ids, at));
  expect([...seen.keys()]).toEqual([first]);
  const arrived = seen.get(first);
  expect(arrived).toMatchObject({ weightGrams: 655, lengthMm: 200, widthMm: 150, heightMm: 100 });
  expect(arrived?.freeUntil).toEqual(new Date('2027-01-13T22:00:00Z'));
  expect(arrived?.photos).toHaveLength(3);
  const photo = await buying.shop.fastify.inject(arrived?.photos[0] ?? '');
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);

  const shopper = buying.shop.client(await buying.ticket(owner));
  const detail = await shopper.call('GET /api/shoporder/detail', { id: first });
  expect(detail).toMatchObject({ arrival: { weightGrams: 655 }, shipments: [{ number: bill, carrier: 'SF Express' }] });
  const stranger = buying.shop.client(await ticketFor(buying.shop, 'demo_shopper'));
  await expect(stranger.call('GET /api/shoporder/detail', { id: first })).rejects.toMatchObject({ http: 404 });

  await weigh(second, await photos());
  expect(await buying.purchase(purchase)).toMatchObject({ state: 80, pull_at: null });
  const told = await buying.app.db.pool.query('select title from messages where account_id = $1 order by id', [owner]);
  expect(told.rows.map(({ title }) => title)).toEqual([
    'We bought 2 of your orders',
    'Your order arrived at our warehouse',
    'Your order arrived at our warehouse',
  ]);
  const { rows } = await buying.app.db.pool.query(
    'select count(*)::int as transitions from order_transitions where order_id = $1 and to_status = 40',
    [first],
  );
  expect(rows).toEqual([{ transitions: 1 }]);
});

test('freight in China that cost much less than was charged goes back when the goods are here', async () => {
  const { ids, bill, owner } = await sent({ chinaFreightCents: 9_000 });
  const before = await buying.spent(owner);
  await scan(bill);
  const [id = 0] = ids;
  await weigh(id, await photos());
  const { rows } = await buying.app.db.pool.query('select refunded_cents from orders where id = $1', [id]);
  const back = rows[0].refunded_cents;
  const { rows: cost } = await buying.app.db.pool.query(
    `select freight_fen from supplier_purchases p join supplier_purchase_lines l on l.purchase_id = p.id where l.order_id = $1`,
    [id],
  );
  expect(back).toBe(9_000 - Math.round(cost[0].freight_fen * 2.6));
  expect(await buying.spent(owner)).toBe(before - back);
});

test('an unknown parcel gets a row, and is told what lies in it', async () => {
  const { ids } = await sent({});
  const [id = 0] = ids;
  const arrival = await scan('YT7788990011223');
  expect(arrival).toMatchObject({ unknown: true, orders: [] });
  const unknown = await staff().call('GET /api/staff/warehouse/arrivals', { show: 'unknown' });
  expect(unknown.items.map(({ code }) => code)).toEqual(['YT7788990011223']);
  const known = await staff().call('POST /api/staff/warehouse/attach', { id: arrival.id, orderIds: ids });
  expect(known).toMatchObject({ unknown: false, orders: [{ orderId: id }] });
  expect((await staff().call('GET /api/staff/warehouse/arrivals', {})).items.map((each) => each.id)).toContain(
    arrival.id,
  );
  await weigh(id, await photos());
  expect((await staff().call('GET /api/staff/warehouse/arrivals', {})).items.map((each) => each.id)).not.toContain(
    arrival.id,
  );
});

test('what is not so is refused', async () => {
  const owner = await buying.person();
  const [paid] = await buying.paid(owner, [buying.orderOf(offer)]);
  const number = `SO${String(paid?.id).padStart(8, '0')}`;
  await expect(scan(number)).rejects.toMatchObject({ status: 3000170 });
  await expect(scan('SO99999999')).rejects.toMatchObject({ http: 404 });
  await expect(weigh(paid?.id ?? 0, await photos())).rejects.toMatchObject({ status: 3000193 });

  const { ids } = await sent({});
  const [id = 0] = ids;
  await scan(`SO${String(id).padStart(8, '0')}`);
  await expect(weigh(id, await photos(2))).rejects.toMatchObject({ http: 400 });
  await expect(weigh(id, [randomUUID(), randomUUID(), randomUUID()])).rejects.toMatchObject({ status: 3000094 });
  expect(await buying.statuses([id])).toEqual([35]);
  const pictures = await photos();
  await weigh(id, pictures);
  await buying.app.db.pool.query('update orders set status = 50 where id = $1', [id]);
  await expect(weigh(id, pictures, { grams: 1 })).rejects.toMatchObject({ status: 3000170 });
  await buying.app.db.pool.query('update orders set status = 40 where id = $1', [id]);
});

test('a shopper cannot upload what only our warehouse photographs', async () => {
  const shopper = await uploaderOf(buying.shop, 'shopper');
  expect(await shopper.begin({ dirtype: 'goods' })).toMatchObject({ http: 403 });
});

test('what came in and was not weighed in a day raises an alarm, until it is', async () => {
  const { ids, bill } = await sent({});
  const open = async () =>
    (
      await buying.app.db.pool.query(
        `select title from staff_alerts where kind = 'warehouse.unweighed' and closed_at is null`,
      )
    ).rows;
  await scan(bill);
  await unweighedJob.perform(buying.app, {});
  expect(await open()).toEqual([]);
  buying.app.clock.advance(25 * hourMs);
  await unweighedJob.perform(buying.app, {});
  expect(await open()).toHaveLength(1);
  packer = await uploaderOf(buying.shop, 'warehouse');
  const { items } = await staff().call('GET /api/staff/warehouse/arrivals', {});
  expect(items.find(({ code }) => code === bill)).toMatchObject({ late: true });
  await weigh(ids[0] ?? 0, await photos());
  await unweighedJob.perform(buying.app, {});
  expect(await open()).toEqual([]);
});

test('shoppers are reminded on their days, once, and goods are given up in the end', async () => {
  const { ids, bill, owner } = await sent({}, {});
  await scan(bill);
  for (const id of ids) await weigh(id, await photos());
  const start = buying.app.clock.now();
  const titles = async () =>
    (
      await buying.app.db.pool.query(
        `select title from messages where account_id = $1 and title like '%days' order by id`,
        [owner],
      )
    ).rows.map(({ title }) => title);
  for (const day of [44, 45, 46, 62, 121, 122]) {
    buying.app.clock.moveTo(addDays(start, day - 1));
    await storageJob.perform(buying.app, {});
    await storageJob.perform(buying.app, {});
  }
  expect(await titles()).toEqual([
    '2 of your orders have been in our warehouse for 45 days',
    '2 of your orders have been in our warehouse for 60 days',
    'We no longer keep 2 of your orders, after 120 days',
  ]);
  packer = await uploaderOf(buying.shop, 'warehouse');
  const list = await staff().call('GET /api/staff/warehouse/goods', { abandoned: 1, shelf: 'a1' });
  expect(list.items.filter(({ orderId }) => ids.includes(orderId))).toMatchObject([
    { shelf: 'A1-02-3', day: 122, abandoned: true },
    { shelf: 'A1-02-3', day: 122, abandoned: true },
  ]);
  const onDay = async (days: number) =>
    (await staff().call('GET /api/staff/warehouse/goods', { days })).items.filter(({ orderId }) =>
      ids.includes(orderId),
    );
  expect([(await onDay(122)).length, (await onDay(123)).length]).toEqual([2, 0]);
  await staff().call('POST /api/staff/warehouse/shelf', { orderId: ids[0] ?? 0, shelf: 'Z9-1-1' });
  const onShelf = async () =>
    (await staff().call('GET /api/staff/warehouse/goods', { shelf: 'Z9' })).items.map(({ orderId }) => orderId);
  expect(await onShelf()).toEqual([ids[0]]);
  // What left is not there any more, and what came back is; a scan of the shelf agrees.
  const go = (status: number) =>
    buying.app.db.pool.query('update orders set status = $2 where id = $1', [ids[0], status]);
  const scanned = async () =>
    (await staff().call('GET /api/staff/floor/scan', { code: 'Z9-1-1', site: 'guangzhou' })).things[0]?.lines.length;
  await go(60);
  expect([await onShelf(), await scanned()]).toEqual([[], 0]);
  await go(40);
  expect([await onShelf(), await scanned()]).toEqual([[ids[0]], 1]);
});

test('orders from Johannesburg are packed and sent, or fail with everything back', async () => {
  const owner = await buying.person();
  const stock = { market: 1, chinaFreightCents: 0, serviceFeeCents: 0, deliveryCents: 6_000 } as const;
  const orders = await buying.paid(owner, [buying.orderOf(offer, stock), buying.orderOf(offer, stock)]);
  const [sending = 0, failing = 0] = orders.map(({ id }) => id);
  expect(await buying.statuses([sending, failing])).toEqual([112, 112]);
  const list = await staff().call('GET /api/staff/stock/list', {});
  expect(list.items).toMatchObject([
    { orderId: sending, picked: false },
    { orderId: failing, picked: false },
  ]);
  await staff().call('POST /api/staff/stock/process', { orderIds: [sending, failing] });
  const out = { orderId: sending, carrier: 'Pudo', waybill: 'pd123456' };
  const ship = () => staff().call('POST /api/staff/stock/ship', out);
  expect(await ship()).toEqual({ orderId: sending, status: 113 });
  expect(await ship()).toEqual({ orderId: sending, status: 113 });
  const other = staff().call('POST /api/staff/stock/ship', { ...out, waybill: 'PD999999' });
  await expect(other).rejects.toMatchObject({ status: 3000170 });
  expect(await buying.app.db.read((reader) => waybillsOf(reader, [sending, failing]))).toMatchObject(
    new Map([[sending, [{ carrier: 'Pudo', number: 'PD123456' }]]]),
  );
  const before = await buying.spent(owner);
  const fail = (orderId: number) =>
    staff().call('POST /api/staff/stock/fail', { orderId, reason: 'It is not on our shelf after all' });
  expect(await fail(failing)).toEqual({ orderId: failing, status: 115 });
  await expect(fail(failing)).rejects.toMatchObject({ status: 3000170 });
  await expect(fail(sending)).rejects.toMatchObject({ status: 3000170 });
  expect(await buying.spent(owner)).toBe(before - (orders[1]?.paidCents ?? 0));
  const again = staff().call('POST /api/staff/stock/process', { orderIds: [sending] });
  await expect(again).rejects.toMatchObject({ status: 3000170 });
});
