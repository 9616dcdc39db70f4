import { randomUUID } from 'node:crypto';
import type { CarrierKind } from '@sgb/contract/carrier-kinds.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { addDays, addMinutes, dayMs, endOfDay, shopDay } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarrierEvent } from '../../../adapters/carrier/gateway.ts';
import { atOf } from '../../../platform/at.ts';
import { refusal, ship } from '../parcels/parcel.fixture.ts';
import { type Carriers, event, openCarriers, type Shopper, smallBox, tell } from './carrier.fixture.ts';
import { applyCarrierEvent } from './events.ts';

let carriers: Carriers;
beforeAll(async () => {
  carriers = await openCarriers();
});
afterAll(() => carriers.close());

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

class Undo extends Error {}

test('events twice and in every order: the same end, each step once, nothing twice', async () => {
  const { id, orderids } = await carriers.left();
  await carriers.toMile(id);
  await carriers.later(20 * dayMs);
  const start = addDays(carriers.app.clock.now(), -15);
  const kinds = ['depot', 'arrived', 'out', 'delivered'] as const;
  const events = kinds.map((kind, day) => event(id, kind, addDays(start, day * 2)));
  const ends = new Set<string>();
  const at = await atOf(carriers.app);
  for (const order of permutations(events)) {
    const undone = carriers.app.db.transact(async (tx) => {
      expect(await tell(tx, order, at)).toEqual(Array(4).fill('new'));
      const transitions =
        'select array_agg(to_status order by id) as transitions from parcel_transitions where parcel_id = $1';
      const before = (await tx.connection.query(transitions, [id])).rows[0].transitions as number[];
      expect(await tell(tx, order.toReversed(), at)).toEqual(Array(4).fill('known'));
      const after = (await tx.connection.query(transitions, [id])).rows[0].transitions as number[];
      expect(after).toEqual(before);
      expect(after.slice(-8)).toEqual([21, 23, 30, 40, 50, 67, 70, 80]);
      const state = await tx.connection.query(
        `select parcel.status, journey.last_scan_at, journey.lost_at,
           (select array_agg(status) from orders where id = any($2)) as orders,
           (select json_agg(json_build_array(kind, at) order by at) from carrier_events where parcel_id = $1) as scans
         from parcels parcel join parcel_journeys journey on journey.parcel_id = parcel.id where parcel.id = $1`,
        [id, orderids],
      );
      ends.add(JSON.stringify(state.rows));
      throw new Undo();
    });
    await expect(undone).rejects.toThrow(Undo);
  }
  expect(ends.size).toBe(1);
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject([{ status: 80, orders: [70, 70] }]);
});

test('from the dispatch to the signature, with the carrier of the demo', async () => {
  const { id, owner, client, orderids, track } = await carriers.left();
  expect(await track()).toMatchObject({ status: 21, code: '', waybills: [], percent: 8 });
  await carriers.run('parcels.book');
  await carriers.run('parcels.book');
  const booked = await track();
  expect(booked.waybills).toMatchObject([{ leg: 'haul', number: expect.stringMatching(/^DC\d{9}ZA$/) }]);
  expect(booked.legs).toMatchObject([
    { from: 'Guangzhou', to: 'Johannesburg', state: 'now' },
    { from: 'Johannesburg', to: 'Rosebank', state: 'waiting' },
  ]);
  await carriers.later(12 * dayMs);
  await carriers.run('parcels.pull');
  await carriers.run('parcels.pull');
  const there = await track();
  expect(there).toMatchObject({ status: 67, code: '' });
  expect(there.timeline.slice(0, 2)).toMatchObject([
    { place: 'Johannesburg', status: 67 },
    { text: 'Cleared by customs, duty and VAT paid.', status: 50 },
  ]);
  expect(there.timeline.filter(({ status }) => status === 21)).toHaveLength(2);
  expect(await carriers.orderStatuses(orderids)).toEqual([60, 60]);
  expect(await refusal(client.call('POST /api/deliveryorder/sign', { id, code: '0000' }))).toMatchObject({
    status: 3000252,
  });

  expect(await carriers.staff.call('POST /api/staff/parcel/handover', { id })).toEqual({ id, status: 70 });
  expect(await carriers.staff.call('POST /api/staff/parcel/handover', { id })).toEqual({ id, status: 70 });
  await carriers.run('parcels.book');
  const out = await track();
  expect(out.code).toBe(await carriers.codeOf(id));
  expect(out.waybills).toHaveLength(2);
  await carriers.later(dayMs);
  await carriers.run('parcels.pull');
  expect(await track()).toMatchObject({ status: 80, expected: null });
  expect(await carriers.orderStatuses(orderids)).toEqual([70, 70]);

  const { scoin: before } = await carriers.balance(owner);
  const signed = await client.call('POST /api/deliveryorder/sign', { id, code: out.code });
  expect(signed).toEqual({ id, status: 90 });
  expect(await client.call('POST /api/deliveryorder/sign', { id, code: '0000' })).toEqual(signed);
  expect((await carriers.balance(owner)).scoin).toBeGreaterThan(before);
  expect((await client.call('GET /api/shoporder/count', {})).count9).toBe(2);
  // What was not read for a day would come first.
  await carriers.sql('update messages set read_at = now() where account_id = $1', [owner]);
  expect((await client.call('GET /api/popupwindow/pop', { location: '/search' })).evaluation).toMatchObject({
    expressid: id,
    expressnumber: parcelNumber(id),
    totalnum: 2,
  });
  expect(await track()).toMatchObject({ status: 90, code: '', percent: 100 });
  const titles = await carriers.sql('select title from messages where account_id = $1 and title like $2', [
    owner,
    'Your parcel%',
  ]);
  expect(titles.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Your parcel left our warehouse in China',
      'Your parcel arrived in South Africa',
      'Your parcel is out for delivery',
      'Your parcel was delivered',
      'Your parcel is signed for',
    ]),
  );
});

test('a clearance piece from Guangzhou is bought, shipped like anything else and signed for', async () => {
  const [piece] = await carriers.sql(
    "select id from clearance_pieces where state = 10 and warehouse = 'guangzhou' order by price_cents limit 1",
  );
  const bought = async (shopper: Shopper) => {
    await shopper.call('POST /api/shoporder/clearance/reserve', { id: piece.id });
    return [(await shopper.call('POST /api/shoporder/clearance/pay', { id: piece.id })).orderId];
  };
  const { id, owner, client, orderids, track } = await carriers.left('A2', { delivery: 'door' }, bought, smallBox);
  expect(await carriers.orderStatuses(orderids)).toEqual([60]);
  await carriers.run('parcels.book');
  await carriers.later(12 * dayMs);
  await carriers.run('parcels.pull');
  await carriers.staff.call('POST /api/staff/parcel/handover', { id });
  await carriers.run('parcels.book');
  await carriers.later(dayMs);
  await carriers.run('parcels.pull');
  expect(await carriers.orderStatuses(orderids)).toEqual([70]);
  const { scoin: before } = await carriers.balance(owner);
  const { code } = await track();
  expect(await client.call('POST /api/deliveryorder/sign', { id, code })).toEqual({ id, status: 90 });
  expect(await client.call('GET /api/shoporder/detail', { id: orderids[0] ?? 0 })).toMatchObject({
    type: 15,
    status: 70,
  });
  expect((await carriers.balance(owner)).scoin).toBeGreaterThan(before);
  expect((await client.call('GET /api/deliveryorder/detail', { expressid: id })).status).toBe(90);
});

test('ten days after the delivery it counts as signed for', async () => {
  const { id, orderids } = await carriers.left();
  await carriers.toMile(id);
  const delivered = carriers.app.clock.now();
  await carriers.later(4 * dayMs);
  // Told four days late, it counts from when it happened.
  await carriers.told([event(id, 'delivered', delivered)]);
  await carriers.moveTo(new Date(addDays(delivered, 10).getTime() - 1));
  await carriers.run('parcels.autoSign');
  expect(await carriers.statusOf(id)).toBe(80);
  await carriers.later(2);
  await carriers.run('parcels.autoSign');
  expect(await carriers.statusOf(id)).toBe(90);
  const rows = await carriers.sql('select signed_at is not null as signed from orders where id = any($1)', [orderids]);
  expect(rows).toEqual([{ signed: true }, { signed: true }]);
});

test('whoever confirms one order of it has the parcel, and each order tells of its way', async () => {
  const { id, client, orderids } = await carriers.left();
  const [first = 0] = orderids;
  await carriers.toMile(id);
  await carriers.told([event(id, 'arrived', carriers.app.clock.now(), { place: 'Durban' })]);
  const { steps, shipments } = await client.call('GET /api/shoporder/logistics', { id: first });
  expect(steps).toContainEqual(expect.objectContaining({ title: 'Durban', text: 'Arrived in South Africa.' }));
  expect(shipments).toEqual([{ carrier: 'SGB parcel', number: parcelNumber(id) }]);
  const detail = await client.call('GET /api/shoporder/detail', { id: first });
  expect(detail.shipments).toMatchObject([{ number: parcelNumber(id), traces: [{ place: 'Durban' }] }]);
  await carriers.told([event(id, 'delivered', carriers.app.clock.now())]);
  expect(await client.call('POST /api/shoporder/confirm', { id: first })).toEqual({ status: 70 });
  expect(await carriers.statusOf(id)).toBe(90);
  expect((await client.call('GET /api/shoporder/count', {})).count9).toBe(2);
});

test('lost after 45 days without a scan, found again by the next one', async () => {
  const { id, owner, track } = await carriers.left();
  const alerts = () => carriers.sql('select 1 from staff_alerts where kind = $1', [`parcels.lost.${id}`]);
  await carriers.later(45 * dayMs - 1000);
  await carriers.run('parcels.lost');
  expect(await alerts()).toHaveLength(0);
  await carriers.later(1000);
  await carriers.run('parcels.lost');
  await carriers.run('parcels.lost');
  expect([(await track()).lostAt, (await alerts()).length]).toEqual([carriers.app.clock.now().toISOString(), 1]);
  const words = 'We are looking for your parcel';
  expect(
    await carriers.sql('select 1 from messages where account_id = $1 and title = $2', [owner, words]),
  ).toHaveLength(1);
  await carriers.told([event(id, 'arrived', carriers.app.clock.now())]);
  expect((await track()).lostAt).toBeNull();
});

test('words name the day by the clock of the shop', async () => {
  const { id, owner } = await carriers.left();
  const scannedAt = addMinutes(endOfDay(carriers.app.clock.now()), 30);
  await carriers.moveTo(scannedAt);
  await carriers.told([event(id, 'arrived', scannedAt)]);
  await carriers.later(45 * dayMs);
  await carriers.run('parcels.lost');
  const [message] = await carriers.sql('select body from messages where account_id = $1 order by id desc limit 1', [
    owner,
  ]);
  expect(message.body).toContain(`was last scanned on ${shopDay(scannedAt)}.`);
});

describe('by hand', () => {
  const note = (id: number, kind: CarrierKind, more: object = {}) =>
    carriers.staff.call('POST /api/staff/parcel/event', { id, key: randomUUID(), kind, ...more });

  test('what a carrier said on the telephone is noted once, and trouble is told', async () => {
    const { id, owner, track } = await carriers.left();
    const key = randomUUID();
    const said = { key, place: 'Durban', text: 'A closer look' };
    expect(await note(id, 'held', said)).toEqual({ id, status: 21 });
    expect(await note(id, 'held', said)).toEqual({ id, status: 21 });
    expect((await track()).timeline.filter(({ text }) => text === 'A closer look')).toHaveLength(1);
    const titles = await carriers.sql('select 1 from messages where account_id = $1 and title = $2', [
      owner,
      'Customs look at your parcel',
    ]);
    expect(titles).toHaveLength(1);
    expect(await note(id, 'arrived', { at: carriers.app.clock.now().toISOString() })).toEqual({ id, status: 50 });
    const tomorrow = addDays(carriers.app.clock.now(), 1).toISOString();
    await expect(note(id, 'warehouse', { at: tomorrow })).rejects.toMatchObject({ http: 400 });
  });

  test('a courier of our own choosing has its waybill', async () => {
    const { id, track } = await carriers.left();
    expect(await refusal(carriers.staff.call('POST /api/staff/parcel/handover', { id }))).toMatchObject({
      status: 3000253,
    });
    await note(id, 'warehouse');
    await carriers.staff.call('POST /api/staff/parcel/handover', { id, waybill: 'tcg-123456' });
    await carriers.run('parcels.book');
    expect((await track()).waybills.at(-1)).toEqual({ leg: 'mile', carrier: 'Courier', number: 'TCG-123456' });
  });

  test('nothing happens to what is not under way', async () => {
    const owner = await carriers.person();
    const client = await carriers.shopper(owner);
    const orderids = await carriers.collected(owner, [{}]);
    const { made } = await ship(client, { orderids, rid: await carriers.receiver(client) });
    expect(await refusal(note(made.id, 'arrived'))).toMatchObject({ status: 3000253 });
    expect(await refusal(client.call('POST /api/deliveryorder/sign', { id: made.id, code: '1234' }))).toMatchObject({
      status: 3000252,
    });
  });
});

test('a parcel of somebody else is nobody’s, and an event of a stranger moves nothing', async () => {
  const { id } = await carriers.left();
  const thief = await carriers.shopper(await carriers.person());
  await expect(thief.call('GET /api/deliveryorder/tracking', { expressid: id })).rejects.toMatchObject({ http: 404 });
  await expect(thief.call('POST /api/deliveryorder/sign', { id, code: '1234' })).rejects.toMatchObject({ http: 404 });
  const at = { settings: await carriers.app.settings(), now: carriers.app.clock.now() };
  const apply = (carrier: string, told: CarrierEvent) =>
    carriers.app.db.transact((tx) => applyCarrierEvent(tx, carrier, told, at));
  expect(await apply('http', event(id, 'arrived', at.now))).toBe('unknown');
  expect(await apply('demo', { ...event(id, 'arrived', at.now), id: 'x', ref: 'PC99999999/haul' })).toBe('unknown');
  expect(await carriers.statusOf(id)).toBe(21);
  for (const code of ['123', '12345', 'abcd', '']) {
    await expect(thief.call('POST /api/deliveryorder/sign', { id, code })).rejects.toMatchObject({ http: 400 });
  }
});
