import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openShipping, type Shipping, ship } from '../../logistics/parcels/parcel.fixture.ts';
import { codeOf } from './case.fixture.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

test('freight of a parcel that weighed too much comes back through the case of one of its orders', async () => {
  const { shop } = shipping;
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{ grams: 1_000 }, { grams: 3_000 }]);
  const rid = await shipping.receiver(client);
  const { made } = await ship(client, { orderids, rid, line: 'A1', couponid: 0 });
  const box = { lengthMm: 200, widthMm: 200, heightMm: 200, photo: await shipping.photo() };
  await shipping.staff.call('POST /api/staff/parcel/pack', { id: made.id, grams: 4_300, ...box });
  await shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A1', waybill: 'CASE-1' });
  const [light = 0] = orderids;
  const content = 'My own scales say one kilogram less.';
  const { id } = await client.call('POST /api/user/workorder/save', { shoporderid: light, type: 7, content });
  const service = shop.client(await ticketFor(shop, 'demo_service'));
  const { choices } = await service.call('GET /api/staff/workorder/detail', { id });
  // A quarter of the freight is its share, and R 10 for the trouble come on top.
  const most = choices.find(({ kind }) => kind === 'freight')?.mostCents ?? 0;
  expect(most).toBeGreaterThan(1_000);
  const decide = (freightCents: number) =>
    service.call('POST /api/staff/workorder/decide', {
      id,
      outcome: { kind: 'freight', freightCents },
      answer: 'You are right: here is the picture of the scales.',
    });
  const before = (await shipping.balance(owner)).available;
  expect(await codeOf(decide(most - 999))).toBe(3000226);
  expect(await decide(most - 1_000)).toMatchObject({ state: 40, backCents: most });
  expect((await shipping.balance(owner)).available).toBe(before + most);
  expect(await service.call('GET /api/staff/workorder/detail', { id })).toMatchObject({
    outcomes: [{ parcelCents: most - 1_000, extraCents: 1_000 }],
  });
  expect(await client.call('GET /api/shoporder/workorder/detail', { shoporderid: light })).toMatchObject({
    parcel: { id: made.id, number: made.number },
  });
  const { items, number } = await client.call('GET /api/deliveryorder/workorder', { expressid: made.id });
  expect([number, items.map(({ order, cases }) => [order.id, cases.length])]).toEqual([
    made.number,
    orderids.map((each) => [each, each === light ? 1 : 0]),
  ]);
  const other = await shipping.shopper(await shipping.person());
  expect(await codeOf(other.call('GET /api/deliveryorder/workorder', { expressid: made.id }))).toBe(3000014);
});
