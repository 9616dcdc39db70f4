import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, openShipping, type Shipping, ship } from './parcel.fixture.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

const rounds = 8;

async function somebody(more: object = {}) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{}, {}]);
  const rid = await shipping.receiver(client);
  return { owner, client, orderids, rid, ...more };
}

const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status === 'fulfilled');

test('two devices that combine the same order: one wins', async () => {
  for (let round = 0; round < rounds; round++) {
    const { owner, client, orderids, rid } = await somebody();
    const [first = 0, second = 0] = orderids;
    const wish = { rid, line: 'A1', couponid: 0, declared: 1 } as const;
    const make = async (ids: number[]) => {
      const { totalCents } = await client.call('POST /api/deliveryorder/shippreview', {
        orderids: ids,
        rid,
        line: 'A1',
        couponid: 0,
      });
      return () =>
        client.call('POST /api/deliveryorder/shipcreate', {
          ...wish,
          orderids: ids,
          key: newKey(),
          totalcents: totalCents,
        });
    };
    const devices = [await make([first, second]), await make([first]), await make([second, first])];
    const won = await outcomes(devices.map((device) => device()));
    expect(won.filter(Boolean)).toHaveLength(1);
    const { rows } = await shipping.app.db.pool.query(
      'select count(*)::int as parcels, sum(held_cents)::int as held from parcels where account_id = $1',
      [owner],
    );
    expect(rows).toEqual([{ parcels: 1, held: (await shipping.balance(owner)).frozen }]);
  }
});

test('the same wish many times at once is one parcel', async () => {
  const { owner, client, orderids, rid } = await somebody();
  const { totalCents } = await client.call('POST /api/deliveryorder/shippreview', { orderids, rid, line: 'A1' });
  const wish = { orderids, rid, line: 'A1', key: newKey(), totalcents: totalCents, declared: 1 } as const;
  const made = await Promise.all(
    Array.from({ length: 5 }, () => client.call('POST /api/deliveryorder/shipcreate', wish)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await shipping.balance(owner)).frozen).toBe(totalCents);
});

test('a parcel that is paid and cancelled at the same instant is paid or cancelled, and never both', async () => {
  let cancelled = 0;
  for (let round = 0; round < rounds; round++) {
    const { owner, client, orderids, rid } = await somebody();
    const { made } = await ship(client, { orderids, rid, couponid: 0 }, { paynow: 0 });
    const start = (await shipping.balance(owner)).available;
    const pay = () => client.call('POST /api/deliveryorder/send', { id: made.id, totalcents: made.totalCents });
    const cancel = () => client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: 0 });
    const [paid, gone] = await outcomes(round % 2 === 0 ? [pay(), cancel()] : [cancel(), pay()].toReversed());
    expect(paid).toBe(!gone);
    if (gone) cancelled++;
    const { available, frozen } = await shipping.balance(owner);
    expect([available + frozen, frozen]).toEqual([start, gone ? 0 : made.totalCents]);
    expect(await shipping.orderStatuses(orderids)).toEqual(gone ? [40, 40] : [50, 50]);
  }
  expect(cancelled).toBeLessThanOrEqual(rounds);
});

test('a parcel that is packed and cancelled at the same instant ends in one way, with the money that goes with it', async () => {
  for (let round = 0; round < rounds; round++) {
    const { owner, client, orderids, rid } = await somebody();
    const { made } = await ship(client, { orderids, rid, couponid: 0 });
    const { available, frozen } = await shipping.balance(owner);
    const photo = await shipping.photo();
    const box = { id: made.id, grams: 2_100, lengthMm: 200, widthMm: 200, heightMm: 100, photo };
    const pack = () => shipping.staff.call('POST /api/staff/parcel/pack', box);
    const cancel = () => client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: frozen });
    const [packed, gone] = await outcomes([pack(), cancel()]);
    // Cancelled for the price of an unpacked one, or packed: then other terms hold.
    expect(packed).toBe(!gone);
    const after = await shipping.balance(owner);
    expect(after).toMatchObject({ available: gone ? available + frozen : available, frozen: 0 });
    expect(await shipping.orderStatuses(orderids)).toEqual(gone ? [40, 40] : [50, 50]);
  }
});
