import { randomUUID } from 'node:crypto';
import type { CarrierKind } from '@sgb/contract/carrier-kinds.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { addDays, addMinutes, dayMs, endOfDay, shopDay } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarrierEvent } from '../../../adapters/carrier/gateway.ts';
import { jobs } from '../../../app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { openShipping, refusal, type Shipping, ship } from '../parcels/parcel.fixture.ts';
import { applyCarrierEvent } from './events.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

const run = async (name: string) => {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await job.perform(shipping.app, {});
};
const sql = async (text: string, values: unknown[] = []) => (await shipping.app.db.pool.query(text, values)).rows;
let batch = 0;
type Side = 'bank' | ReturnType<typeof balance>;

/** Nobody is logged out by a clock that jumps. */
async function moveTo(time: Date): Promise<void> {
  shipping.app.clock.moveTo(time);
  await sql('update sessions set created_at = $1, expires_at = $1', [addDays(time, 1)]);
}
const later = (ms: number) => moveTo(new Date(shipping.app.clock.now().getTime() + ms));

type Shopper = Awaited<ReturnType<Shipping['shopper']>>;
const largeBox = { grams: 1900, lengthMm: 200, widthMm: 150, heightMm: 200 };
const smallBox = { grams: 100, lengthMm: 100, widthMm: 80, heightMm: 50 };
const twoOrders = (_: Shopper, owner: number) => shipping.collected(owner, [{}, {}]);

/** A parcel that has just left China. */
async function left(line = 'A2', more: object = { delivery: 'door' }, goods = twoOrders, box = largeBox) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await goods(client, owner);
  const rid = await shipping.receiver(client);
  const { made } = await ship(client, { orderids, rid, line, ...more });
  await shipping.staff.call('POST /api/staff/parcel/pack', { id: made.id, ...box, photo: await shipping.photo() });
  const waybill = `MAWB-T${++batch}`;
  await shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line, waybill });
  const track = () => client.call('GET /api/deliveryorder/tracking', { expressid: made.id });
  return { id: made.id, owner, client, orderids, track };
}

const event = (id: number, kind: CarrierKind, at: Date, more: Partial<CarrierEvent> = {}): CarrierEvent => {
  const leg = ['out', 'waiting', 'delivered', 'attempt'].includes(kind) ? 'mile' : 'haul';
  const told = { ref: `${parcelNumber(id)}/${leg}`, waybill: 'W', place: 'P', text: '', code: null };
  return { ...told, id: `${id} ${kind}`, kind, at, ...more };
};

async function tell(tx: Tx, events: readonly CarrierEvent[], at: At) {
  const outcomes: string[] = [];
  for (const each of events) outcomes.push(await applyCarrierEvent(tx, 'demo', each, at));
  return outcomes;
}
async function told(events: readonly CarrierEvent[]) {
  const at = await atOf(shipping.app);
  return shipping.app.db.transact((tx) => tell(tx, events, at));
}
const codeOf = async (id: number): Promise<string> =>
  (await sql('select code from parcel_journeys where parcel_id = $1', [id]))[0].code;
const statusOf = async (id: number): Promise<number> =>
  (await sql('select status from parcels where id = $1', [id]))[0].status;

/** Both legs are booked, so that events of both are known. */
async function toMile(id: number): Promise<void> {
  await sql(
    `insert into parcel_shipments (parcel_id, leg, ref, carrier, service, asked_at)
     values ($1, 'mile', $2, 'demo', 'door', now()) on conflict do nothing`,
    [id, `${parcelNumber(id)}/mile`],
  );
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

class Undo extends Error {}

test('events twice and in every order: the same end, each step once, nothing twice', async () => {
  const { id, orderids } = await left();
  await toMile(id);
  await later(20 * dayMs);
  const start = addDays(shipping.app.clock.now(), -15);
  const kinds = ['depot', 'arrived', 'out', 'delivered'] as const;
  const events = kinds.map((kind, day) => event(id, kind, addDays(start, day * 2)));
  const ends = new Set<string>();
  const at = await atOf(shipping.app);
  for (const order of permutations(events)) {
    const undone = shipping.app.db.transact(async (tx) => {
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
  const { id, owner, client, orderids, track } = await left();
  expect(await track()).toMatchObject({ status: 21, code: '', waybills: [], percent: 8 });
  await run('parcels.book');
  await run('parcels.book');
  const booked = await track();
  expect(booked.waybills).toMatchObject([{ leg: 'haul', number: expect.stringMatching(/^DC\d{9}ZA$/) }]);
  expect(booked.legs).toMatchObject([
    { from: 'Guangzhou', to: 'Johannesburg', state: 'now' },
    { from: 'Johannesburg', to: 'Rosebank', state: 'waiting' },
  ]);
  await later(12 * dayMs);
  await run('parcels.pull');
  await run('parcels.pull');
  const there = await track();
  expect(there).toMatchObject({ status: 67, code: '' });
  expect(there.timeline.slice(0, 2)).toMatchObject([
    { place: 'Johannesburg', status: 67 },
    { text: 'Cleared by customs, duty and VAT paid.', status: 50 },
  ]);
  expect(there.timeline.filter(({ status }) => status === 21)).toHaveLength(2);
  expect(await shipping.orderStatuses(orderids)).toEqual([60, 60]);
  expect(await refusal(client.call('POST /api/deliveryorder/sign', { id, code: '0000' }))).toMatchObject({
    status: 3000252,
  });

  expect(await shipping.staff.call('POST /api/staff/parcel/handover', { id })).toEqual({ id, status: 70 });
  expect(await shipping.staff.call('POST /api/staff/parcel/handover', { id })).toEqual({ id, status: 70 });
  await run('parcels.book');
  const out = await track();
  expect(out.code).toBe(await codeOf(id));
  expect(out.waybills).toHaveLength(2);
  await later(dayMs);
  await run('parcels.pull');
  expect(await track()).toMatchObject({ status: 80, expected: null });
  expect(await shipping.orderStatuses(orderids)).toEqual([70, 70]);

  const { scoin: before } = await shipping.balance(owner);
  const signed = await client.call('POST /api/deliveryorder/sign', { id, code: out.code });
  expect(signed).toEqual({ id, status: 90 });
  expect(await client.call('POST /api/deliveryorder/sign', { id, code: '0000' })).toEqual(signed);
  expect((await shipping.balance(owner)).scoin).toBeGreaterThan(before);
  expect((await client.call('GET /api/shoporder/count', {})).count9).toBe(2);
  // What was not read for a day would come first.
  await sql('update messages set read_at = now() where account_id = $1', [owner]);
  expect((await client.call('GET /api/popupwindow/pop', { location: '/search' })).evaluation).toMatchObject({
    expressid: id,
    expressnumber: parcelNumber(id),
    totalnum: 2,
  });
  expect(await track()).toMatchObject({ status: 90, code: '', percent: 100 });
  const titles = await sql('select title from messages where account_id = $1 and title like $2', [
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
  const [piece] = await sql(
    "select id from clearance_pieces where state = 10 and warehouse = 'guangzhou' order by price_cents limit 1",
  );
  const bought = async (shopper: Shopper) => {
    await shopper.call('POST /api/shoporder/clearance/reserve', { id: piece.id });
    return [(await shopper.call('POST /api/shoporder/clearance/pay', { id: piece.id })).orderId];
  };
  const { id, owner, client, orderids, track } = await left('A2', { delivery: 'door' }, bought, smallBox);
  expect(await shipping.orderStatuses(orderids)).toEqual([60]);
  await run('parcels.book');
  await later(12 * dayMs);
  await run('parcels.pull');
  await shipping.staff.call('POST /api/staff/parcel/handover', { id });
  await run('parcels.book');
  await later(dayMs);
  await run('parcels.pull');
  expect(await shipping.orderStatuses(orderids)).toEqual([70]);
  const { scoin: before } = await shipping.balance(owner);
  const { code } = await track();
  expect(await client.call('POST /api/deliveryorder/sign', { id, code })).toEqual({ id, status: 90 });
  expect(await client.call('GET /api/shoporder/detail', { id: orderids[0] ?? 0 })).toMatchObject({
    type: 15,
    status: 70,
  });
  expect((await shipping.balance(owner)).scoin).toBeGreaterThan(before);
  expect((await client.call('GET /api/deliveryorder/detail', { expressid: id })).status).toBe(90);
});

describe('the code', () => {
  test('five wrong ones lock it for a day, and staff are told', async () => {
    const { id, client, track } = await left();
    await toMile(id);
    await told([event(id, 'delivered', shipping.app.clock.now())]);
    const code = await codeOf(id);
    const wrong = code === '0000' ? '1111' : '0000';
    const sign = (given: string) => client.call('POST /api/deliveryorder/sign', { id, code: given });
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await refusal(sign(wrong))).toMatchObject({ status: 3000250, data: { left: triesLeft } });
    }
    expect(await refusal(sign(wrong))).toMatchObject({ status: 3000251 });
    expect(await refusal(sign(code))).toMatchObject({ status: 3000251 });
    expect(await refusal(shipping.staff.call('POST /api/staff/parcel/deliver', { id, code }))).toMatchObject({
      status: 3000251,
    });
    expect((await track()).lockedUntil).toBe(addDays(shipping.app.clock.now(), 1).toISOString());
    const alerts = await sql('select kind from staff_alerts where kind = $1', [`parcels.code.${id}`]);
    expect(alerts).toHaveLength(1);
    await later(dayMs);
    expect(await sign(code)).toEqual({ id, status: 90 });
  });

  test('the carrier and the shopper sign at once: once', async () => {
    for (let round = 0; round < 3; round++) {
      const { id, owner, client } = await left();
      await toMile(id);
      await told([event(id, 'out', shipping.app.clock.now())]);
      await told([event(id, 'delivered', shipping.app.clock.now())]);
      const code = await codeOf(id);
      const byCarrier = event(id, 'delivered', shipping.app.clock.now(), { id: `${id} with code`, code });
      const coins = (await shipping.balance(owner)).scoin;
      await Promise.all([
        client.call('POST /api/deliveryorder/sign', { id, code }),
        told([byCarrier]),
        told([byCarrier]),
        shipping.staff.call('POST /api/staff/parcel/deliver', { id, code }),
        run('parcels.autoSign'),
      ]);
      expect(
        await sql('select to_status from parcel_transitions where parcel_id = $1 and to_status = 90', [id]),
      ).toHaveLength(1);
      expect(await sql('select id from surveys where express_id = $1', [id])).toHaveLength(1);
      const earned = await sql(
        'select coalesce(sum(reward_coins), 0)::int as coins from orders where account_id = $1',
        [owner],
      );
      expect((await shipping.balance(owner)).scoin - coins).toBe(earned[0].coins);
    }
  });

  test('a wrong one of the carrier delivers, signs nothing, and is told', async () => {
    const { id } = await left();
    await toMile(id);
    const code = (await codeOf(id)) === '0000' ? '1111' : '0000';
    await told([event(id, 'delivered', shipping.app.clock.now(), { code })]);
    expect(await statusOf(id)).toBe(80);
    expect(await sql('select kind from staff_alerts where kind = $1', [`parcels.handedOver.${id}`])).toHaveLength(1);
  });
});

test('ten days after the delivery it counts as signed for', async () => {
  const { id, orderids } = await left();
  await toMile(id);
  const delivered = shipping.app.clock.now();
  await later(4 * dayMs);
  // Told four days late, it counts from when it happened.
  await told([event(id, 'delivered', delivered)]);
  await moveTo(new Date(addDays(delivered, 10).getTime() - 1));
  await run('parcels.autoSign');
  expect(await statusOf(id)).toBe(80);
  await later(2);
  await run('parcels.autoSign');
  expect(await statusOf(id)).toBe(90);
  const rows = await sql('select signed_at is not null as signed from orders where id = any($1)', [orderids]);
  expect(rows).toEqual([{ signed: true }, { signed: true }]);
});

test('whoever confirms one order of it has the parcel, and each order tells of its way', async () => {
  const { id, client, orderids } = await left();
  const [first = 0] = orderids;
  await toMile(id);
  await told([event(id, 'arrived', shipping.app.clock.now(), { place: 'Durban' })]);
  const { steps, shipments } = await client.call('GET /api/shoporder/logistics', { id: first });
  expect(steps).toContainEqual(expect.objectContaining({ title: 'Durban', text: 'Arrived in South Africa.' }));
  expect(shipments).toEqual([{ carrier: 'SGB parcel', number: parcelNumber(id) }]);
  const detail = await client.call('GET /api/shoporder/detail', { id: first });
  expect(detail.shipments).toMatchObject([{ number: parcelNumber(id), traces: [{ place: 'Durban' }] }]);
  await told([event(id, 'delivered', shipping.app.clock.now())]);
  expect(await client.call('POST /api/shoporder/confirm', { id: first })).toEqual({ status: 70 });
  expect(await statusOf(id)).toBe(90);
  expect((await client.call('GET /api/shoporder/count', {})).count9).toBe(2);
});

test('lost after 45 days without a scan, found again by the next one', async () => {
  const { id, owner, track } = await left();
  const alerts = () => sql('select 1 from staff_alerts where kind = $1', [`parcels.lost.${id}`]);
  await later(45 * dayMs - 1000);
  await run('parcels.lost');
  expect(await alerts()).toHaveLength(0);
  await later(1000);
  await run('parcels.lost');
  await run('parcels.lost');
  expect([(await track()).lostAt, (await alerts()).length]).toEqual([shipping.app.clock.now().toISOString(), 1]);
  const words = 'We are looking for your parcel';
  expect(await sql('select 1 from messages where account_id = $1 and title = $2', [owner, words])).toHaveLength(1);
  await told([event(id, 'arrived', shipping.app.clock.now())]);
  expect((await track()).lostAt).toBeNull();
});

test('words name the day by the clock of the shop', async () => {
  const { id, owner } = await left();
  const scannedAt = addMinutes(endOfDay(shipping.app.clock.now()), 30);
  await moveTo(scannedAt);
  await told([event(id, 'arrived', scannedAt)]);
  await later(45 * dayMs);
  await run('parcels.lost');
  const [message] = await sql('select body from messages where account_id = $1 order by id desc limit 1', [owner]);
  expect(message.body).toContain(`was last scanned on ${shopDay(scannedAt)}.`);
});

test('at our depot: ready at once, reminded once, dearer each day', async () => {
  const { id, owner, client, track } = await left('A1', { delivery: 'depot' });
  await told([event(id, 'warehouse', shipping.app.clock.now())]);
  expect(await shipping.staff.call('POST /api/staff/parcel/handover', { id })).toEqual({ id, status: 73 });
  expect(await sql(`select 1 from parcel_shipments where parcel_id = $1 and leg = 'mile'`, [id])).toHaveLength(0);
  const ready = shipping.app.clock.now();
  const fee = { since: ready.toISOString(), freeUntil: addDays(ready, 14).toISOString(), dayCents: 500 };
  expect((await track()).collect).toEqual({ ...fee, feeCents: 0 });
  await later(15 * dayMs);
  const { collect: seen } = await track();
  expect(seen).toEqual({ ...fee, feeCents: 500 });
  await later(dayMs);
  await run('parcels.fetchReminder');
  await run('parcels.fetchReminder');
  const words = 'Please fetch your parcel from our depot';
  expect(await sql('select 1 from messages where title = $1', [words])).toHaveLength(1);
  expect((await track()).collect).toEqual({ ...fee, feeCents: 1_000 });
  const { code } = await track();
  const before = (await client.call('GET /api/deliveryorder/detail', { expressid: id })).totalCents;
  const { available } = await shipping.balance(owner);
  const sign = (agreed?: number) => client.call('POST /api/deliveryorder/sign', { id, code, agreed });

  // Nobody pays what they did not see, and nobody is told what it costs who does not know the code.
  const dearer = { status: 3000202, message: expect.stringContaining('R\u00a010.00'), data: { feeCents: 1_000 } };
  for (const agreed of [seen?.feeCents, undefined]) expect(await refusal(sign(agreed))).toMatchObject(dearer);
  const guess = { id, code: code === '0000' ? '1111' : '0000', agreed: 0 };
  expect(await refusal(client.call('POST /api/deliveryorder/sign', guess))).toMatchObject({ data: { left: 4 } });
  expect((await shipping.balance(owner)).available).toBe(available);

  // It is handed over against the money for its days, by whomever.
  const moved = (key: string, from: Side, to: Side) =>
    shipping.app.db.transact((tx) =>
      book(tx, {
        key: `test:${key}:${id}`,
        type: entryTypes.correction,
        ref: 'T1',
        postings: [{ from, to, amount: available - 999 }],
        now: shipping.app.clock.now(),
      }),
    );
  const own = balance(owner, 'available');
  await moved('spent', own, 'bank');
  const lacks = { status: 3000100, data: { feeCents: 1_000, missingCents: 1 } };
  expect(await refusal(sign(1_000))).toMatchObject(lacks);
  expect(await refusal(shipping.staff.call('POST /api/staff/parcel/deliver', { id, code }))).toMatchObject(lacks);
  const noted = { id, key: randomUUID(), kind: 'delivered' as const };
  expect(await refusal(shipping.staff.call('POST /api/staff/parcel/event', noted))).toMatchObject(lacks);
  expect((await track()).status).toBe(73);
  await moved('back', 'bank', own);

  expect(await Promise.all([sign(1_000), sign(1_000)])).toEqual([
    { id, status: 90 },
    { id, status: 90 },
  ]);
  expect((await shipping.balance(owner)).available).toBe(available - 1_000);
  expect(await client.call('GET /api/deliveryorder/detail', { expressid: id })).toMatchObject({
    depot: { days: 2, cents: 1_000 },
    totalCents: before + 1_000,
    chargedCents: before + 1_000,
  });
  const bill = await sql(`select 1 from messages where account_id = $1 and title like 'R\u00a010.00 for the days%'`, [
    owner,
  ]);
  expect(bill).toHaveLength(1);
});

describe('by hand', () => {
  const note = (id: number, kind: CarrierKind, more: object = {}) =>
    shipping.staff.call('POST /api/staff/parcel/event', { id, key: randomUUID(), kind, ...more });

  test('what a carrier said on the telephone is noted once, and trouble is told', async () => {
    const { id, owner, track } = await left();
    const key = randomUUID();
    const said = { key, place: 'Durban', text: 'A closer look' };
    expect(await note(id, 'held', said)).toEqual({ id, status: 21 });
    expect(await note(id, 'held', said)).toEqual({ id, status: 21 });
    expect((await track()).timeline.filter(({ text }) => text === 'A closer look')).toHaveLength(1);
    const titles = await sql('select 1 from messages where account_id = $1 and title = $2', [
      owner,
      'Customs look at your parcel',
    ]);
    expect(titles).toHaveLength(1);
    expect(await note(id, 'arrived', { at: shipping.app.clock.now().toISOString() })).toEqual({ id, status: 50 });
    const tomorrow = addDays(shipping.app.clock.now(), 1).toISOString();
    await expect(note(id, 'warehouse', { at: tomorrow })).rejects.toMatchObject({ http: 400 });
  });

  test('a courier of our own choosing has its waybill', async () => {
    const { id, track } = await left();
    expect(await refusal(shipping.staff.call('POST /api/staff/parcel/handover', { id }))).toMatchObject({
      status: 3000253,
    });
    await note(id, 'warehouse');
    await shipping.staff.call('POST /api/staff/parcel/handover', { id, waybill: 'tcg-123456' });
    await run('parcels.book');
    expect((await track()).waybills.at(-1)).toEqual({ leg: 'mile', carrier: 'Courier', number: 'TCG-123456' });
  });

  test('nothing happens to what is not under way', async () => {
    const owner = await shipping.person();
    const client = await shipping.shopper(owner);
    const orderids = await shipping.collected(owner, [{}]);
    const { made } = await ship(client, { orderids, rid: await shipping.receiver(client) });
    expect(await refusal(note(made.id, 'arrived'))).toMatchObject({ status: 3000253 });
    expect(await refusal(client.call('POST /api/deliveryorder/sign', { id: made.id, code: '1234' }))).toMatchObject({
      status: 3000252,
    });
  });
});

test('a parcel of somebody else is nobody’s, and an event of a stranger moves nothing', async () => {
  const { id } = await left();
  const thief = await shipping.shopper(await shipping.person());
  await expect(thief.call('GET /api/deliveryorder/tracking', { expressid: id })).rejects.toMatchObject({ http: 404 });
  await expect(thief.call('POST /api/deliveryorder/sign', { id, code: '1234' })).rejects.toMatchObject({ http: 404 });
  const at = { settings: await shipping.app.settings(), now: shipping.app.clock.now() };
  const apply = (carrier: string, told: CarrierEvent) =>
    shipping.app.db.transact((tx) => applyCarrierEvent(tx, carrier, told, at));
  expect(await apply('http', event(id, 'arrived', at.now))).toBe('unknown');
  expect(await apply('demo', { ...event(id, 'arrived', at.now), id: 'x', ref: 'PC99999999/haul' })).toBe('unknown');
  expect(await statusOf(id)).toBe(21);
  for (const code of ['123', '12345', 'abcd', '']) {
    await expect(thief.call('POST /api/deliveryorder/sign', { id, code })).rejects.toMatchObject({ http: 400 });
  }
});
