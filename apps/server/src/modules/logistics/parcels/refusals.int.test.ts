import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting } from '../../../testing/settings.ts';
import { newKey, openShipping, refusal, type Shipping, ship } from './parcel.fixture.ts';
import { parcelYearLimit } from './settings.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

async function somebody(boxes: readonly object[] = [{}]) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, boxes);
  return { owner, client, orderids, rid: await shipping.receiver(client) };
}

/** What a wish is refused with; nothing may have changed by it. */
async function refused(who: Awaited<ReturnType<typeof somebody>>, wish: object) {
  const state = async () => [await shipping.orderStatuses(who.orderids), await shipping.balance(who.owner)];
  const before = await state();
  const { owner: _, client, ...choices } = who;
  const all = { ...choices, line: 'A1', key: newKey(), totalcents: 0, declared: 1 as const, ...wish };
  const answer = await refusal(client.call('POST /api/deliveryorder/shipcreate', all));
  expect(await state()).toEqual(before);
  return answer;
}

test('orders that are not yours, not collected or packed already cannot be shipped', async () => {
  const one = await somebody([{}, {}]);
  const other = await somebody();
  const theirs = other.orderids;
  expect(await refused(one, { orderids: [...one.orderids, ...theirs] })).toMatchObject({
    status: 3000200,
    data: { orderIds: theirs },
  });
  const [paid] = await shipping.paid(one.owner, [{}]);
  expect(await refused(one, { orderids: [paid?.id ?? 0] })).toMatchObject({ status: 3000200 });
  const [first = 0] = one.orderids;
  await ship(one.client, { orderids: [first], rid: one.rid });
  expect(await refused(one, {})).toMatchObject({ status: 3000200, data: { orderIds: [first] } });
  const preview = { orderids: theirs, rid: one.rid, line: 'A1' };
  expect(await refusal(one.client.call('POST /api/deliveryorder/shippreview', preview))).toMatchObject({
    status: 3000200,
  });
  expect(await refusal(one.client.call('POST /api/deliveryorder/deliveryorder', { orderids: theirs }))).toMatchObject({
    status: 3000200,
  });
});

test('a parcel of somebody else is nobody’s business', async () => {
  const one = await somebody();
  const { made } = await ship(one.client, { orderids: one.orderids, rid: one.rid });
  const other = await somebody();
  for (const ask of [
    () => other.client.call('GET /api/deliveryorder/detail', { expressid: made.id }),
    () => other.client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id }),
    () => other.client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: made.totalCents }),
    () => other.client.call('POST /api/deliveryorder/send', { id: made.id, totalcents: made.totalCents }),
    () => other.client.call('POST /api/deliveryorder/changeway', { id: made.id, line: 'A2' }),
    () => other.client.call('POST /api/deliveryorder/updatereceiver', { id: made.id, rid: other.rid }),
    () => other.client.call('POST /api/deliveryorder/cancelexpressdetail', { id: one.orderids[0] ?? 0 }),
  ]) {
    expect(await refusal(ask())).toMatchObject({ http: 404 });
  }
  expect(await refused(other, { rid: one.rid })).toMatchObject({ http: 404 });
  const takeOut = async (id: number) => {
    const answer = await refusal(other.client.call('POST /api/deliveryorder/cancelexpressdetail', { id }));
    return answer.message;
  };
  // Neither tells which orders there are.
  expect(await takeOut(one.orderids[0] ?? 0)).toBe(await takeOut(999_999));
});

test('receivers without a document, behind a post box or in a locker are told why', async () => {
  const who = await somebody();
  const withoutId = await shipping.receiver(who.client, { idType: 0, idNumber: '' });
  expect(await refused(who, { rid: withoutId })).toMatchObject({ status: 3000205 });
  const locker = await shipping.receiver(who.client, { type: 3 });
  expect(await refused(who, { rid: locker, line: 'A2', delivery: 'door' })).toMatchObject({ status: 3000206 });
  expect(await refused(who, { declared: 0 })).toMatchObject({ status: 3000208 });
});

test('goods that a line does not take are refused, with the reason', async () => {
  const liquid = await somebody([{ order: { special: 2 } }]);
  expect(await refused(liquid, {})).toMatchObject({ status: 3000203, data: { reason: 'liquid' } });
  const magnet = await somebody([{ order: { special: 1 } }]);
  expect(await refused(magnet, { line: 'A2' })).toMatchObject({ status: 3000203, data: { reason: 'magnet' } });
  expect(await refused(magnet, { line: 'X1' })).toMatchObject({ status: 3000203 });
  expect(await refused(magnet, { line: 'Z9' })).toMatchObject({ status: 3000203 });
});

test('sizes of nothing, and less, are bad input', async () => {
  const who = await somebody();
  const { made } = await ship(who.client, { orderids: who.orderids, rid: who.rid });
  const photo = await shipping.photo();
  const box = { id: made.id, grams: 900, lengthMm: 100, widthMm: 100, heightMm: 100, photo };
  for (const change of [
    { grams: 0 },
    { grams: -5 },
    { lengthMm: 0 },
    { widthMm: -1 },
    { heightMm: 0.5 },
    { grams: 1e9 },
  ]) {
    expect(await refusal(shipping.staff.call('POST /api/staff/parcel/pack', { ...box, ...change }))).toMatchObject({
      http: 400,
    });
  }
  expect(await refusal(who.client.call('POST /api/staff/parcel/pack', box))).toMatchObject({ http: 403 });
  expect(
    await refusal(who.client.call('POST /api/deliveryorder/shippreview', { orderids: [], rid: who.rid, line: 'A1' })),
  ).toMatchObject({
    http: 400,
  });
});

test('an address that a parcel goes to cannot be deleted before it is signed for', async () => {
  const who = await somebody();
  await ship(who.client, { orderids: who.orderids, rid: who.rid });
  expect(await refusal(who.client.call('POST /api/user/address/delete', { rid: who.rid }))).toMatchObject({
    status: 3000051,
  });
});

test('more than one parcel holds, or a person may bring in, is refused', async () => {
  const dear = await somebody([{ order: { goodsCents: 500_001 } }]);
  expect(await refused(dear, {})).toMatchObject({ status: 3000204 });
  const { app } = shipping;
  const yearLimit = (await app.settings()).get(parcelYearLimit);
  const before = await app.db.pool.query(
    `select coalesce(sum(declared_cents), 0)::int as cents from parcels where status <> 99`,
  );
  await setSetting(app, parcelYearLimit, { ...yearLimit, cents: before.rows[0].cents + 30_000 });
  const one = await somebody([{ order: { goodsCents: 20_000 } }]);
  const { seen } = await ship(one.client, { orderids: one.orderids, rid: one.rid });
  expect(seen.meter).toMatchObject({ usedCents: before.rows[0].cents });
  // The same person, whoever sends to them.
  const other = await somebody([{ order: { goodsCents: 20_000 } }]);
  expect(await refused(other, {})).toMatchObject({ status: 3000207 });
});
