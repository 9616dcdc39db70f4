import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setSetting } from '../../../testing/settings.ts';
import { inMaseru, newKey, openShipping, refusal, type Shipping, ship } from './parcel.fixture.ts';
import { parcelLiability } from './settings.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

/** A shopper with an address and so many collected orders. */
async function somebody(count: number, boxes: object = {}) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(
    owner,
    Array.from({ length: count }, () => boxes),
  );
  return { owner, client, orderids, rid: await shipping.receiver(client) };
}

describe('a parcel', () => {
  test('of a clearance piece that lies in Guangzhou is made like any other', async () => {
    const { client, rid } = await somebody(1);
    const { rows } = await shipping.app.db.pool.query(
      "select id from clearance_pieces where state = 10 and warehouse = 'guangzhou' order by price_cents limit 1",
    );
    const { orderId } = await client.call('POST /api/shoporder/clearance/pay', { id: rows[0].id });
    const { seen, made } = await ship(client, { orderids: [orderId], rid, line: 'S2', couponid: 0 });
    expect(seen.faults).toEqual([]);
    expect(made).toMatchObject({ status: 20, totalCents: seen.totalCents });
    expect(await shipping.orderStatuses([orderId])).toEqual([50]);
  });

  test('is put together of collected orders, priced, paid from the balance and shown', async () => {
    const { owner, client, orderids, rid } = await somebody(2);
    const before = await shipping.balance(owner);
    const list = await client.call('GET /api/deliveryorder/combine', {});
    expect(list.items.map(({ id, grams, freeDays, storageCents }) => [id, grams, freeDays, storageCents])).toEqual(
      orderids.map((id) => [id, 950, 60, 0]),
    );
    expect(list.all).toMatchObject({ orders: 2, grams: 1900, goodsCents: 20_800 });
    const together = await client.call('POST /api/deliveryorder/deliveryorder', { orderids });
    expect(together.grams).toBe(2052);
    // 2.052 kg are 5 half kilograms: R80 + 4 x R60 and R8 for packing.
    expect(together.lines.find(({ line }) => line === 'A1')?.totalCents).toBe(32_800);
    expect(together.lines.find(({ line }) => line === 'A3')?.refusal).not.toBeNull();

    const { seen, made } = await ship(client, { orderids, rid, line: 'A1', couponid: 0 });
    expect(seen).toMatchObject({ totalCents: 32_800, missingCents: 0, faults: [], declaredCents: 20_800 });
    expect(made).toMatchObject({ status: 20, totalCents: 32_800, dueCents: 0 });
    expect(await shipping.balance(owner)).toMatchObject({ available: before.available - 32_800, frozen: 32_800 });
    expect(await shipping.orderStatuses(orderids)).toEqual([50, 50]);
    const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
    expect(detail).toMatchObject({
      status: 20,
      heldCents: 32_800,
      receiver: { name: 'Nomsa Dube', idMasked: '••••••087' },
      history: [
        { from: 8, to: 20, moneyCents: -32_800 },
        { from: null, to: 8 },
      ],
    });
    const order = await client.call('GET /api/shoporder/detail', { id: orderids[0] ?? 0 });
    expect(order.parcel).toEqual({ id: made.id, number: made.number, status: 20 });
    const parcels = await client.call('GET /api/deliveryorder/list', { q: 'enamel' });
    expect([parcels.total, parcels.counts.warehouse]).toEqual([1, 1]);
    expect((await client.call('GET /api/deliveryorder/combine', {})).items).toEqual([]);
  });

  test('is the same one when it is sent twice, and its key is good for nothing else', async () => {
    const { client, orderids, rid } = await somebody(2);
    const key = newKey();
    const { made } = await ship(client, { orderids, rid, line: 'A1', couponid: 0 }, { key });
    const wish = { orderids, rid, line: 'A1', couponid: 0, key, totalcents: made.totalCents, declared: 1 } as const;
    expect(await client.call('POST /api/deliveryorder/shipcreate', wish)).toEqual(made);
    expect(await refusal(client.call('POST /api/deliveryorder/shipcreate', { ...wish, totalcents: 1 }))).toMatchObject({
      status: 3000102,
    });
  });

  test('waits when it is paid later or the balance is too low, and is paid once', async () => {
    const { owner, client, orderids, rid } = await somebody(1);
    const { made } = await ship(client, { orderids, rid, line: 'A1', couponid: 0 }, { paynow: 0 });
    expect(made).toMatchObject({ status: 8, dueCents: made.totalCents });
    expect((await client.call('GET /api/shoporder/list', { tagIndex: 8 })).items.map(({ id }) => id)).toEqual(orderids);
    const pay = () => client.call('POST /api/deliveryorder/send', { id: made.id, totalcents: made.totalCents });
    expect(await refusal(client.call('POST /api/deliveryorder/send', { id: made.id, totalcents: 5 }))).toMatchObject({
      status: 3000202,
    });
    expect(await pay()).toMatchObject({ status: 20, dueCents: 0 });
    expect(await pay()).toMatchObject({ status: 20, dueCents: 0 });
    expect((await shipping.balance(owner)).frozen).toBe(made.totalCents);
    expect((await client.call('GET /api/shoporder/list', { tagIndex: 8 })).items).toEqual([]);
  });

  test('is paid together with others, all of them for what was shown or none', async () => {
    const { owner, client, orderids, rid } = await somebody(2);
    const made = [];
    for (const id of orderids)
      made.push((await ship(client, { orderids: [id], rid, line: 'A1', couponid: 0 }, { paynow: 0 })).made);
    const ids = made.map(({ id }) => id);
    const totalcents = made.reduce((sum, { dueCents }) => sum + dueCents, 0);
    expect((await client.call('GET /api/deliveryorder/list', { tab: 'pay' })).counts.pay).toBe(2);
    const short = client.call('POST /api/deliveryorder/sendall', { ids, totalcents: totalcents - 1 });
    expect(await refusal(short)).toMatchObject({ status: 3000202 });
    expect((await shipping.balance(owner)).frozen).toBe(0);
    const { items } = await client.call('POST /api/deliveryorder/sendall', { ids, totalcents });
    expect(items).toMatchObject(ids.map((id) => ({ id, status: 20, dueCents: 0 })));
    expect((await shipping.balance(owner)).frozen).toBe(totalcents);
    expect((await client.call('GET /api/deliveryorder/list', { tab: 'warehouse' })).items).toHaveLength(2);
  });

  test('goes on on another device where it was left', async () => {
    const { owner, client, orderids, rid } = await somebody(2);
    const draft = { orderids, rid, line: 'S1', insured: 1 } as const;
    await client.call('POST /api/deliveryorder/save', draft);
    const { draft: kept } = await client.call('GET /api/deliveryorder/combine', {});
    expect(kept).toMatchObject({ ...draft, services: [] });
    await ship(client, { orderids: orderids.slice(0, 1), rid, line: 'A1' });
    expect((await client.call('GET /api/deliveryorder/combine', {})).draft).toBeNull();
    // A plan of several parcels goes on with the next one, whoever makes the first.
    const more = await shipping.collected(owner, [{}, {}, {}]);
    const [one = 0, two = 0, three = 0] = more;
    const next = [two, three].map((id) => ({ orderids: [id], line: 'A2', delivery: 'door' as const }));
    await client.call('POST /api/deliveryorder/save', { orderids: [one], rid, line: 'A1', delivery: 'depot', next });
    await ship(client, { orderids: [one], rid, line: 'A1' });
    const { draft: rest } = await client.call('GET /api/deliveryorder/combine', {});
    expect(rest).toMatchObject({ ...next[0], rid, next: next.slice(1) });
    await ship(client, { orderids: [two, three], rid, line: 'A1' });
    expect((await client.call('GET /api/deliveryorder/combine', {})).draft).toBeNull();
  });

  test('is chosen from all that lies there, found by words, number or kind, and added up', async () => {
    const owner = await shipping.person();
    const client = await shipping.shopper(owner);
    const [mug = 0, kettle = 0, oil = 0, gone = 0, never = 0] = await shipping.collected(owner, [
      {},
      { grams: 1_200, order: { title: 'Blue 50% kettle' } },
      { order: { special: 2, mark: 'kettle' } },
      {},
      { order: { quantity: 3, goodsCents: 15_600 } },
    ]);
    const { db, clock } = shipping.app;
    const since = addDays(clock.now(), -69);
    await db.pool.query('update warehouse_goods set weighed_at = $2 where order_id = any($1)', [[mug, gone], since]);
    await db.pool.query('update warehouse_goods set abandoned_at = now() where order_id = $1', [gone]);
    await db.pool.query('delete from warehouse_goods where order_id = $1', [never]);
    await client.call('POST /api/deliveryorder/save', { orderids: [gone, kettle], line: 'A1' });
    const list = async (wish: object) => {
      const { items, total, all, draft } = await client.call('GET /api/deliveryorder/combine', wish);
      // Whatever is searched for, the sums are of all that can be shipped.
      expect(all).toEqual({ orders: 4, grams: 950 + 1_200 + 950 + 3 * 300, goodsCents: 46_800, storageCents: 1_000 });
      expect(draft?.orderids).toEqual([kettle]);
      return [total, items.map(({ id }) => id)];
    };
    expect(await list({})).toEqual([4, [mug, kettle, oil, never]]);
    expect(await list({ page: 2 })).toEqual([4, []]);
    expect(await list({ q: 'KETTLE' })).toEqual([1, [kettle]]);
    expect(await list({ q: '0%' })).toEqual([1, [kettle]]);
    expect(await list({ q: '_' })).toEqual([0, []]);
    expect(await list({ q: `SO${String(oil).padStart(8, '0')}` })).toEqual([1, [oil]]);
    expect(await list({ special: 2 })).toEqual([1, [oil]]);
    expect(await list({ special: 2, q: 'kettle' })).toEqual([0, []]);
  });

  test('takes the better of membership and coupon, and S Coin', async () => {
    const { owner, client, orderids, rid } = await somebody(2);
    const { app } = shipping;
    await shipping.gifts(owner, { coupon: 'signup', coins: 500 });
    const { seen, made } = await ship(client, { orderids, rid, line: 'A1', usescoin: 530 });
    expect(seen.totalCents).toBe(32_800 - 2_000 - 500);
    expect(seen.coins).toMatchObject({ balance: 500, most: 500, used: 500 });
    expect((await shipping.balance(owner)).scoin).toBe(0);
    expect(seen.quote.find(({ kind }) => kind === 'freightCoupon')).toMatchObject({ cents: -2_000 });
    const show = await client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id });
    expect(show).toMatchObject({ cancellable: true, backCents: 30_300, coupon: true, scoin: 500 });
    await client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: 30_300 });
    const { rows } = await app.db.pool.query('select state from coupons where account_id = $1', [owner]);
    expect(rows).toEqual([{ state: 1 }]);
    expect(await shipping.balance(owner)).toMatchObject({ frozen: 0, scoin: 500 });
    expect(await shipping.orderStatuses(orderids)).toEqual([40, 40]);
    // What was cancelled still tells what was in it.
    const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
    expect([detail.status, detail.contents.length, detail.chargedCents]).toEqual([99, 2, 0]);
  });

  test('is one of the cheapest set for orders that do not go together', async () => {
    const owner = await shipping.person();
    const client = await shipping.shopper(owner);
    const orderids = await shipping.collected(owner, [{}, {}, { order: { special: 2 } }]);
    const rid = await shipping.receiver(client);
    const proposal = await client.call('POST /api/deliveryorder/proposal', { orderids, rid });
    expect(proposal.parcels.flatMap((parcel) => parcel.orderids).toSorted((a, b) => a - b)).toEqual(orderids);
    expect(proposal.totalCents).toBe(proposal.parcels.reduce((sum, { totalCents }) => sum + totalCents, 0));
    expect(proposal.against && proposal.against.cents - proposal.totalCents).toBe(proposal.savingCents);
    // What is proposed is what it costs.
    for (const { orderids: ids, line, delivery, totalCents } of proposal.parcels) {
      const seen = await client.call('POST /api/deliveryorder/shippreview', {
        orderids: ids,
        rid,
        line,
        delivery,
        couponid: 0,
      });
      expect(seen.totalCents).toBe(totalCents);
    }
  });

  test.each([
    ['at home', {}, 'door', ['door']],
    ['at home, where it does not go into the wished locker', {}, 'locker', ['door']],
    ['at our depot', {}, 'depot', ['depot']],
    ['across the border', inMaseru, 'door', ['door']],
    ['wherever it costs least', {}, undefined, ['depot']],
  ] as const)('of a proposal costs what the proposal says: %s', async (_, receiver, delivery, ways) => {
    const owner = await shipping.person(5_000_000);
    const client = await shipping.shopper(owner);
    // Two crates are more than one parcel by sea holds, and 33 kg more than one by air.
    const crate = { lengthMm: 1_400, widthMm: 1_400, heightMm: 1_400, grams: 20_000 };
    const abroad = 'countryId' in receiver;
    const orderids = await shipping.collected(
      owner,
      abroad ? [{ grams: 9_000 }, { grams: 24_000 }] : [{}, crate, crate],
    );
    await shipping.app.db.pool.query('update warehouse_goods set weighed_at = $2 where order_id = any($1)', [
      orderids.slice(0, 1),
      addDays(shipping.app.clock.now(), -69),
    ]);
    const rid = await shipping.receiver(client, receiver);
    const wish = { rid, delivery, insured: 1, services: ['priority'] } as const;
    const proposal = await client.call('POST /api/deliveryorder/proposal', {
      ...wish,
      services: [...wish.services],
      orderids,
    });
    expect(proposal.left).toEqual([]);
    expect(proposal.parcels.length).toBeGreaterThan(1);
    expect([...new Set(proposal.parcels.map((parcel) => parcel.delivery))].toSorted()).toEqual(ways);
    let charged = 0;
    for (const { orderids: ids, line, delivery: way, totalCents, quote } of proposal.parcels) {
      const applied = { ...wish, services: [...wish.services], orderids: ids, line, delivery: way, couponid: 0 };
      const seen = await client.call('POST /api/deliveryorder/shippreview', applied);
      expect([seen.totalCents, seen.quote]).toEqual([totalCents, quote]);
      const agreed = { ...applied, key: newKey(), totalcents: totalCents, declared: 1 } as const;
      expect(await client.call('POST /api/deliveryorder/shipcreate', agreed)).toMatchObject({ status: 20, totalCents });
      charged += totalCents;
    }
    expect(charged).toBe(proposal.totalCents);
    expect((await shipping.balance(owner)).frozen).toBe(proposal.totalCents);
  });

  test('follows the address: nobody in Cape Town is sent to Johannesburg, and 22 kg go into no locker', async () => {
    const owner = await shipping.person(5_000_000);
    const client = await shipping.shopper(owner);
    const orderids = await shipping.collected(owner, [{ grams: 2_000 }]);
    const heavy = await shipping.collected(owner, [{ grams: 22_000 }]);
    const place = { province: 'Western Cape', city: 'Cape Town', suburb: 'Gardens', postcode: '8001' };
    const rid = await shipping.receiver(client, place);
    const endsOf = async (ids: number[], more = {}) => {
      const { lines } = await client.call('POST /api/deliveryorder/deliveryorder', { orderids: ids, rid, ...more });
      return lines.filter(({ refusal }) => refusal === null).map(({ line, delivery, far }) => [line, delivery, far]);
    };
    expect(await endsOf(orderids)).toEqual(
      expect.arrayContaining([
        ['S1', 'locker', false],
        ['S2', 'locker', false],
      ]),
    );
    expect(await endsOf(heavy)).toEqual(
      expect.arrayContaining([
        ['S1', 'door', false],
        ['S2', 'door', false],
      ]),
    );
    // The chosen end is the one that is shown; what is far goes last.
    expect((await endsOf(orderids, { line: 'S1', delivery: 'depot' })).at(-1)).toEqual(['S1', 'depot', true]);
    const { parcels } = await client.call('POST /api/deliveryorder/proposal', { orderids, rid });
    expect(parcels.map(({ delivery }) => delivery)).toEqual(['locker']);
    const seen = await client.call('POST /api/deliveryorder/shippreview', {
      orderids: heavy,
      rid,
      line: 'S2',
      delivery: 'locker',
    });
    expect([seen.delivery, seen.deliveries.map(({ delivery }) => delivery)]).toEqual(['door', ['door']]);
  });

  test('pays for storage when it is submitted, for services, and for its insurance', async () => {
    const { client, orderids, rid } = await somebody(1);
    const { app } = shipping;
    const since = addDays(app.clock.now(), -69);
    await app.db.pool.query('update warehouse_goods set weighed_at = $2 where order_id = any($1)', [orderids, since]);
    const [stored] = (await client.call('GET /api/deliveryorder/combine', {})).items;
    // The days 61 to 70, each for R1 at least.
    expect(stored).toMatchObject({ freeDays: 0, storageCents: 1_000 });
    const wish = { orderids, rid, line: 'A1', couponid: 0, insured: 1, services: ['gift', 'unbox'] } as const;
    const seen = await client.call('POST /api/deliveryorder/shippreview', { ...wish, services: [...wish.services] });
    const cents = (kind: string) => seen.quote.filter((line) => line.kind === kind).map((line) => line.cents);
    // 1.026 kg: R80 + 2 x R60. Two pieces without their boxes. 2 % of R104 and R200 are R6.08.
    expect([cents('airFreight'), cents('storage'), cents('service'), cents('insurance')]).toEqual([
      [20_000],
      [1_000],
      [600, 500],
      [608],
    ]);
    expect(seen.totalCents).toBe(20_000 + 800 + 1_000 + 1_100 + 608);
  });
});

test('what the insurance is said to be good for is the setting that losses are paid by', async () => {
  const { app } = shipping;
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const wish = { orderids: await shipping.collected(owner, [{}]), rid: await shipping.receiver(client), line: 'A1' };
  const said = async () => (await client.call('POST /api/deliveryorder/shippreview', wish)).insurance;
  expect(await said()).toMatchObject((await app.settings()).get(parcelLiability));
  const changed = {
    lostCentsPerKilogram: 12_300,
    lostMostCents: 61_500,
    delayDays: 45,
    delayBasisPoints: 1_000,
    claimHours: 48,
  };
  await setSetting(app, parcelLiability, changed);
  expect(await said()).toMatchObject(changed);
});
