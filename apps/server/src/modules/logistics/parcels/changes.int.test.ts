import { entryTypes } from '@sgb/contract/ledger.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance, book } from '../../books/ledger/index.ts';
import { moveParcel } from './move.ts';
import { inMaseru, openShipping, refusal, type Shipping, ship } from './parcel.fixture.ts';
import { parcelActors } from './rules.ts';
import { lockParcel } from './store.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

async function parcelOf(boxes: readonly object[], more: object = {}) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, boxes);
  const rid = await shipping.receiver(client);
  await shipping.gifts(owner, { coupon: 'signup', coins: 400 });
  const { made } = await ship(client, { orderids, rid, line: 'A1', usescoin: 400 }, more);
  return { owner, client, orderids, rid, made };
}

test('another way: its price is told first, and what is set aside follows', async () => {
  const { owner, client, made } = await parcelOf([{}, {}]);
  expect(made.totalCents).toBe(32_800 - 2_000 - 400);
  const before = await shipping.balance(owner);
  const change = (totalcents?: number) =>
    client.call('POST /api/deliveryorder/changeway', { id: made.id, line: 'A2', delivery: 'door', totalcents });
  // A2: R95 + 4 x R65 and packing, less coupon and coins.
  const asked = await refusal(change());
  expect(asked).toMatchObject({ status: 3000202, data: { totalCents: 36_300 - 2_400 } });
  expect(await shipping.balance(owner)).toEqual(before);
  expect(await change(33_900)).toMatchObject({ status: 20, totalCents: 33_900 });
  expect(await shipping.balance(owner)).toEqual({ ...before, available: before.available - 3_500, frozen: 33_900 });
  const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect(detail).toMatchObject({
    line: 'A2',
    delivery: 'door',
    history: [{ from: 20, to: 20, moneyCents: -3_500 }, {}, {}],
  });
  expect(await refusal(client.call('POST /api/deliveryorder/changeway', { id: made.id, line: 'A3' }))).toMatchObject({
    status: 3000203,
  });
});

test('every way is offered at the price that is then charged, with coupon, coins and what comes back', async () => {
  const { owner, client, orderids, made } = await parcelOf([{ grams: 4_000 }, {}]);
  const before = await shipping.balance(owner);
  const { items, ...shown } = await client.call('GET /api/deliveryorder/changeway/show', { id: made.id });
  expect(await shipping.balance(owner)).toEqual(before);
  expect(shown).toMatchObject({ line: 'A1', totalCents: made.totalCents, held: true });
  expect(items.map(({ line }) => line)).toEqual(['A1', 'A2', 'A3', 'A4', 'S1', 'S2']);
  expect(items.find(({ line }) => line === 'A1')).toMatchObject({ totalCents: made.totalCents, differenceCents: 0 });
  expect(items.find(({ line }) => line === 'A3')).toMatchObject({
    totalCents: null,
    why: expect.stringContaining('line'),
  });
  let nowCents = made.totalCents;
  // Down and up again, each time for what was shown.
  for (const line of ['S1', 'A4', 'A2', 'S2', 'A1']) {
    const offer = items.find((each) => each.line === line);
    if (offer?.totalCents == null || offer.delivery === null) throw new Error(`${line} is not offered`);
    const { totalCents, delivery } = offer;
    expect(offer.differenceCents).toBe(totalCents - made.totalCents);
    const wish = { id: made.id, line, delivery, totalcents: totalCents };
    expect(await client.call('POST /api/deliveryorder/changeway', wish)).toMatchObject({ status: 20, totalCents });
    expect(await shipping.balance(owner)).toMatchObject({
      available: before.available + made.totalCents - totalCents,
      frozen: totalCents,
    });
    nowCents = totalCents;
  }
  expect([nowCents, await shipping.orderStatuses(orderids)]).toEqual([made.totalCents, [50, 50]]);
  const stranger = await shipping.shopper(await shipping.person());
  expect(await refusal(stranger.call('GET /api/deliveryorder/changeway/show', { id: made.id }))).toMatchObject({
    http: 404,
  });
});

/** What is shown of every way against what the change itself says: its price, why not, and whether the balance is enough. */
async function expectShownAsCharged(client: Awaited<ReturnType<Shipping['shopper']>>, id: number) {
  const { items, held } = await client.call('GET /api/deliveryorder/changeway/show', { id });
  for (const { line, delivery, totalCents, missingCents, why } of items) {
    const wish = { id, line, ...(delivery !== null && { delivery }) };
    const asked = await refusal(client.call('POST /api/deliveryorder/changeway', wish));
    if (totalCents === null) {
      expect([line, asked.message]).toEqual([line, why]);
      continue;
    }
    expect([line, asked.data]).toEqual([line, { totalCents }]);
    if (missingCents === 0) continue;
    const tooDear = await refusal(
      client.call('POST /api/deliveryorder/changeway', { ...wish, totalcents: totalCents }),
    );
    expect([line, held, tooDear.data]).toEqual([line, true, { missing: missingCents }]);
  }
  return items;
}

test('what is shown of a way is what the change says, whatever is set aside', async () => {
  // Enough for this parcel, not for every other way.
  const { owner, client, made } = await parcelOf([{}, {}]);
  const { available } = await shipping.balance(owner);
  await shipping.app.db.transact(async (tx) => {
    const gone = { from: balance(owner, 'available'), to: 'bank' as const, amount: available - 600 };
    const words = { key: `gone:${owner}`, type: entryTypes.correction, ref: 'T1', now: shipping.app.clock.now() };
    expect(await book(tx, { ...words, postings: [gone] })).toHaveProperty('entryId');
  });
  const items = await expectShownAsCharged(client, made.id);
  expect(items.find(({ line }) => line === 'A2')).toMatchObject({ totalCents: 33_900, missingCents: 2_900 });
  expect(
    items.filter(({ totalCents, missingCents }) => totalCents !== null && missingCents === 0).length,
  ).toBeGreaterThan(1);
  // The coupon that is set aside has ended: given back, it is good for some days more.
  await shipping.app.db.pool.query('update coupons set granted_at = $1, expires_at = $2 where used_for = $3', [
    addDays(shipping.app.clock.now(), -2),
    addDays(shipping.app.clock.now(), -1),
    `parcel:${made.id}`,
  ]);
  expect(await expectShownAsCharged(client, made.id)).toEqual(items);
  // One that waits to be paid has its coupon and its coins set aside, and no money.
  const waiting = await parcelOf([{}], { paynow: 0 });
  expect(waiting.made.status).toBe(parcelStatuses.waitingToPay);
  const shown = await expectShownAsCharged(waiting.client, waiting.made.id);
  expect(shown.every(({ missingCents }) => missingCents === 0)).toBe(true);
});

test('whoever looks at other ways waits for nobody', async () => {
  const { client, owner, made } = await parcelOf([{}]);
  const look = () => client.call('GET /api/deliveryorder/changeway/show', { id: made.id });
  const before = await look();
  await shipping.app.db.transact(async (tx) => {
    await lockParcel(tx, made.id);
    await tx.orm.execute(sql`select from balances where owner_id = ${owner} for update`);
    expect(await look()).toEqual(before);
  });
});

test('an order is taken out: it lies on its shelf again, and the rest costs less', async () => {
  const { owner, client, orderids, made } = await parcelOf([{}, { grams: 3_000 }]);
  const [light = 0, heavy = 0] = orderids;
  const after = await client.call('POST /api/deliveryorder/cancelexpressdetail', { id: heavy });
  // 1.026 kg are 3 half kilograms: R80 + 2 x R60 and R8, less coupon and coins.
  expect(after.totalCents).toBe(20_800 - 2_400);
  expect(await shipping.balance(owner)).toMatchObject({ frozen: after.totalCents, scoin: 0 });
  expect(await shipping.orderStatuses(orderids)).toEqual([50, 40]);
  expect(await refusal(client.call('POST /api/deliveryorder/cancelexpressdetail', { id: light }))).toMatchObject({
    status: 3000212,
  });
  expect(await refusal(client.call('POST /api/deliveryorder/cancelexpressdetail', { id: heavy }))).toMatchObject({
    http: 404,
  });
  // It travels in another one.
  const rid = await shipping.receiver(client);
  expect((await ship(client, { orderids: [heavy], rid })).made.status).toBe(20);
  const first = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect(first.contents.map(({ orderId }) => orderId)).toEqual([light]);
});

test('another receiver until it is declared, of the same country and with a document', async () => {
  const { client, made } = await parcelOf([{}]);
  const change = (rid: number) => client.call('POST /api/deliveryorder/updatereceiver', { id: made.id, rid });
  const thandi = await shipping.receiver(client, { firstName: 'Thandi', idNumber: '7311190013080' });
  expect(await change(thandi)).toMatchObject({ status: 20, totalCents: made.totalCents });
  const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect(detail.receiver).toMatchObject({ name: 'Thandi Dube', idMasked: '••••••080' });
  const unknown = await shipping.receiver(client, { idType: 0, idNumber: '' });
  expect(await refusal(change(unknown))).toMatchObject({ status: 3000205 });
  const abroad = await shipping.receiver(client, inMaseru);
  expect(await refusal(change(abroad))).toMatchObject({ status: 3000206 });
  const box = { id: made.id, grams: 1_000, lengthMm: 200, widthMm: 150, heightMm: 100, photo: await shipping.photo() };
  await shipping.staff.call('POST /api/staff/parcel/pack', box);
  await shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A1', waybill: 'MAWB-9' });
  expect(await change(thandi)).toMatchObject({ status: 21 });
  for (const to of [23, 30] as const) {
    await shipping.app.db.transact(async (tx) => {
      const parcel = await lockParcel(tx, made.id);
      if (!parcel) throw new Error('it is gone');
      await moveParcel(tx, parcel, { to, who: parcelActors.carrier, by: null, why: '', now: shipping.app.clock.now() });
    });
  }
  expect(await refusal(change(thandi))).toMatchObject({ status: 3000201 });
});
