import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';
import { openShipping, ship } from '../../logistics/parcels/parcel.fixture.ts';

let shipping: Awaited<ReturnType<typeof openShipping>>;
let ids: readonly number[];
let parcelId: number;
let owner: number;

beforeAll(async () => {
  shipping = await openShipping();
  owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{}, {}]);
  const { made } = await ship(client, { orderids, rid: await shipping.receiver(client), line: 'A1' });
  parcelId = made.id;
  const { db, clock } = shipping.app;
  const { rows } = await db.pool.query("select id from accounts where username = 'demo_shopper'");
  ids = await db.transact(async (tx) => {
    const now = clock.now();
    // All of one moment: the page has to end in the middle of it.
    const many = Array.from({ length: 70 }, (_, n) => ({
      status: n % 2 ? (20 as const) : (90 as const),
      supplierId: n % 7 === 0 ? 77 : 1,
      paidAt: now,
      statusAt: now,
    }));
    return (await placeOrders(tx, rows[0].id, many, now)).orders.map(({ id }) => id);
  });
});
afterAll(() => shipping.shop.close());

const as = async (role: string) => shipping.shop.client(await ticketFor(shipping.shop, `demo_${role}`));

async function allOf(role: string, input: Record<string, unknown>) {
  const client = await as(role);
  const found: number[] = [];
  for (let after: string | undefined, page = 0; page < 20; page += 1) {
    const part = await client.call('GET /api/staff/order/list', { ...input, ...(after && { after }) } as never);
    found.push(...part.items.map(({ id }) => id));
    if (part.next === null) return found;
    after = part.next;
  }
  throw new Error('the list does not end');
}

test('every order is on one page and no other, whatever narrows the list down', async () => {
  const mine = ids.toSorted((one, other) => other - one);
  expect(await allOf('buyer', { person: 'demo_shopper' })).toEqual(mine);
  const all = await allOf('buyer', {});
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((id) => ids.includes(id))).toEqual(mine);
  const cancelled = await allOf('service', { status: 90, person: 'demo_Shopper' });
  expect(cancelled).toEqual(mine.filter((id) => ids.indexOf(id) % 2 === 0));
  expect(await allOf('service', { status: 20, market: 0 })).toEqual(mine.filter((id) => ids.indexOf(id) % 2 === 1));
  expect(await allOf('finance', { supplierId: 77 })).toEqual(mine.filter((id) => ids.indexOf(id) % 7 === 0));
  expect(await allOf('finance', { supplierId: 77, status: 20, person: 'demo_shopper' })).toHaveLength(5);
  const day = shipping.app.clock.now().toISOString().slice(0, 10);
  expect(await allOf('service', { person: 'demo_shopper', from: day, until: day })).toEqual(mine);
  expect(await allOf('service', { until: '2020-01-01' })).toEqual([]);
  expect(await allOf('service', { person: 'nobody.at.all' })).toEqual([]);
  expect(await allOf('service', { market: 1 })).toEqual([]);
});

test('every sort shows each order once, in its order, both ways', async () => {
  await shipping.app.db.pool.query(
    `update orders set paid_cents = (id % 5) * 100, status_at = status_at + (id % 3) * interval '1 microsecond'
     where id = any($1::int[])`,
    [ids],
  );
  const { rows } = await shipping.app.db.pool.query<{ id: number; paid: number; since: string }>(
    `select id, paid_cents as paid, extract(epoch from status_at)::text as since from orders where id = any($1::int[])`,
    [ids],
  );
  const sorted = (by: 'paid' | 'since') =>
    rows.toSorted((one, other) => Number(one[by]) - Number(other[by]) || one.id - other.id).map(({ id }) => id);
  for (const by of ['paid', 'since'] as const)
    for (const more of [{}, { market: 0 }, { person: 'demo_shopper' }]) {
      const mine = (found: readonly number[]) => found.filter((id) => ids.includes(id));
      expect(mine(await allOf('finance', { sort: by, ...more })), by).toEqual(sorted(by));
      expect(mine(await allOf('finance', { sort: `-${by}`, ...more })), by).toEqual(sorted(by).toReversed());
    }
  const day = shipping.app.clock.now().toISOString().slice(0, 10);
  const ofToday = await allOf('finance', { sort: '-paid', from: day, until: day });
  expect(ofToday.filter((id) => ids.includes(id))).toEqual(sorted('paid').toReversed());
});

test('a sort that would read everything, or show what somebody may not see, is refused with the reason', async () => {
  await expect(allOf('finance', { sort: 'paid', from: '2020-01-01' })).rejects.toThrow(/at most 31 days/);
  await expect(allOf('finance', { sort: 'paid', until: '2020-01-01' })).rejects.toThrow(/at most 31 days/);
  await expect(allOf('buyer', { sort: 'paid' })).rejects.toMatchObject({ http: 403 });
  await expect(allOf('buyer', { sort: 'title' })).rejects.toThrow(/one of at, since, paid/);
  await expect(allOf('buyer', { after: '7' })).rejects.toThrow(/where a page of this list ended/);
});

test('who deals with orders and parcels reads them; money is for service and finance, the receiver for who packs and helps', async () => {
  const [id = 0] = ids;
  for (const role of ['service', 'finance', 'admin', 'buyer', 'warehouse']) {
    const client = await as(role);
    const pays = !['buyer', 'warehouse'].includes(role);
    const order = await client.call('GET /api/staff/order/detail', { id });
    expect(order).toMatchObject({ id, shopper: { username: 'demo_shopper' }, supplierName: 'Yiwu Bright' });
    expect([order.money !== null, order.paidCents !== null], role).toEqual([pays, pays]);
    const parcel = await client.call('GET /api/staff/parcel/detail', { id: parcelId });
    expect(parcel).toMatchObject({ status: 20, shopper: { id: owner }, country: 'South Africa' });
    expect(parcel.money !== null, role).toBe(pays);
    expect(parcel.receiver !== null, role).toBe(['service', 'admin', 'warehouse'].includes(role));
    expect(JSON.stringify(parcel)).not.toContain('825551234');
  }
  const marketing = await as('marketing');
  await expect(marketing.call('GET /api/staff/order/detail', { id })).rejects.toMatchObject({ http: 403 });
  await expect(marketing.call('GET /api/staff/parcel/all', {})).rejects.toMatchObject({ http: 403 });
  await expect((await as('buyer')).call('GET /api/staff/order/detail', { id: 2_000_000 })).rejects.toThrow(/no such/);
  await expect((await as('buyer')).call('GET /api/staff/parcel/detail', { id: 2_000_000 })).rejects.toThrow(/no such/);
});

test('a parcel leads to its orders, an order to its parcel, and both tell every move', async () => {
  const service = await as('service');
  const parcel = await service.call('GET /api/staff/parcel/detail', { id: parcelId });
  expect(parcel.orders.length).toBeGreaterThan(0);
  const order = await service.call('GET /api/staff/order/detail', { id: parcel.orders[0]?.id ?? 0 });
  expect(order.parcel).toMatchObject({ id: parcelId, number: parcel.number });
  expect(order.stored?.grams).toBe(950);
  expect(order.timeline.map(({ at }) => at)).toEqual(order.timeline.map(({ at }) => at).toSorted());
  expect(order.timeline.length).toBeGreaterThan(2);
  const list = await service.call('GET /api/staff/parcel/all', { country: 1, status: 20 });
  expect(list.items.map(({ id }) => id)).toContain(parcelId);
  expect((await service.call('GET /api/staff/parcel/all', { country: 8 })).items).toEqual([]);
});

test('the search box finds a checkout and a waybill, for whom they are', async () => {
  const { rows } = await shipping.app.db.pool.query('select checkout_id as id from orders where id = $1', [ids[0]]);
  const find = async (role: string, q: string) => (await (await as(role)).call('GET /api/staff/find', { q })).found;
  const checkout = `CO${String(rows[0].id).padStart(8, '0')}`;
  expect(await find('buyer', checkout)).toHaveLength(10);
  expect(await find('marketing', checkout)).toEqual([]);
  const { rows: shipments } = await shipping.app.db.pool.query(
    `insert into parcel_shipments (parcel_id, leg, ref, carrier, service, waybill, asked_at)
     values ($1, 'haul', 'T', 'demo', 'air', 'AWB-16-77', now()) returning parcel_id`,
    [parcelId],
  );
  expect(shipments).toHaveLength(1);
  expect(await find('warehouse', 'awb-16-77')).toMatchObject([{ kind: 'parcel', id: parcelId }]);
});
