import { entryTypes } from '@sgb/contract/ledger.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance, book } from '../../books/ledger/index.ts';
import { openShipping, refusal, type Shipping, ship } from './parcel.fixture.ts';

const feecents = 5_000;
const box = { grams: 2_000, lengthMm: 250, widthMm: 200, heightMm: 150 };

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

type Client = Awaited<ReturnType<Shipping['shopper']>>;

async function pack(id: number, grams: number) {
  const { grams: _, ...size } = box;
  return shipping.staff.call('POST /api/staff/parcel/pack', { id, grams, ...size, photo: await shipping.photo() });
}

const reopen = (client: Client, id: number) => client.call('POST /api/deliveryorder/reopen', { id, feecents });
const look = (client: Client, expressid: number) => client.call('GET /api/deliveryorder/detail', { expressid });

async function shopperWith(boxes: number) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(
    owner,
    Array.from({ length: boxes }, () => box),
  );
  return { owner, client, orderids, rid: await shipping.receiver(client) };
}

test('a packed parcel is opened for the fee that was shown, changed, and packed and charged anew', async () => {
  const { owner, client, orderids, rid } = await shopperWith(2);
  await shipping.gifts(owner, { coupon: 'signup', coins: 2_000 });
  const { seen, made } = await ship(client, { orderids, rid, usescoin: 500 });
  const before = await shipping.balance(owner);
  await pack(made.id, 3_500);
  const packed = await look(client, made.id);
  expect(packed.actions).toContain('reopen');
  expect(packed.actions).not.toContain('takeOut');
  expect(packed.reopenCents).toBe(feecents);

  expect(await refusal(client.call('POST /api/deliveryorder/reopen', { id: made.id, feecents: 1 }))).toMatchObject({
    data: { feeCents: feecents },
  });
  expect(await look(client, made.id)).toEqual(packed);

  const opened = await reopen(client, made.id);
  expect(opened).toMatchObject({ id: made.id, status: 20, totalCents: seen.totalCents, dueCents: 0 });
  const after = await shipping.balance(owner);
  // As before it was packed, but for the fee.
  expect(after).toEqual({ ...before, available: before.available - feecents });
  const open = await look(client, made.id);
  expect(open).toMatchObject({ packed: false, packing: null, chargedCents: feecents, openedCents: feecents });
  expect(open.totalCents).toBe(seen.totalCents + feecents);
  expect(open.actions).toEqual(expect.arrayContaining(['changeWay', 'takeOut', 'cancel']));
  expect(await refusal(reopen(client, made.id))).toMatchObject({ message: expect.stringContaining('not packed') });

  await client.call('POST /api/deliveryorder/cancelexpressdetail', { id: orderids[0] ?? 0 });
  await pack(made.id, 2_000);
  const again = await look(client, made.id);
  expect(again.contents).toHaveLength(1);
  expect(again.chargedCents).toBe((again.packing?.totalCents ?? 0) + feecents);
  // It can be opened and packed as often as somebody pays for it.
  await reopen(client, made.id);
  await pack(made.id, 2_000);
  expect(await look(client, made.id)).toMatchObject({ openedCents: 2 * feecents });

  const { backCents } = await client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id });
  await client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: backCents });
  expect(await shipping.balance(owner)).toMatchObject({ frozen: 0 });
  expect(await shipping.orderStatuses(orderids)).toEqual([40, 40]);
});

test('one that waits for the rest of its freight can be opened instead', async () => {
  const { owner, client, orderids, rid } = await shopperWith(1);
  const { made } = await ship(client, { orderids, rid });
  const before = await shipping.balance(owner);
  expect(await pack(made.id, 6_000)).toMatchObject({ status: 8, settlement: 'waiting' });
  expect(await reopen(client, made.id)).toMatchObject({ status: 20, dueCents: 0 });
  expect(await shipping.balance(owner)).toEqual({ ...before, available: before.available - feecents });
  expect(await shipping.orderStatuses(orderids)).toEqual([50]);
});

test('nobody opens what left, what is not packed, or what is not theirs', async () => {
  const { client, orderids, rid } = await shopperWith(1);
  const { made } = await ship(client, { orderids, rid });
  const other = await shipping.shopper(await shipping.person());
  expect(await refusal(reopen(client, made.id))).toMatchObject({ message: expect.stringContaining('not packed') });
  await pack(made.id, 2_000);
  expect(await refusal(reopen(other, made.id))).toMatchObject({ message: 'This parcel is not one of yours.' });
  const waybill = '180-12345675';
  await shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line: 'A1', waybill });
  expect((await look(client, made.id)).actions).not.toContain('reopen');
  await expect(reopen(client, made.id)).rejects.toThrow();
});

test('whoever opens it ten times at once pays once', async () => {
  const { owner, client, orderids, rid } = await shopperWith(1);
  const { made } = await ship(client, { orderids, rid });
  const before = await shipping.balance(owner);
  await pack(made.id, 2_000);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => reopen(client, made.id)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await shipping.balance(owner)).toEqual({ ...before, available: before.available - feecents });
});

test('without the money for it nothing happens', async () => {
  const { owner, client, orderids, rid } = await shopperWith(1);
  const { made } = await ship(client, { orderids, rid });
  await pack(made.id, 2_000);
  const packed = await look(client, made.id);
  const { available } = await shipping.balance(owner);
  const packedAt = shipping.app.clock.now();
  await shipping.app.db.transact(async (tx) => {
    const postings = [{ from: balance(owner, 'available'), to: 'bank' as const, amount: available - feecents + 1 }];
    await book(tx, { key: `test:spent:${owner}`, type: entryTypes.correction, ref: 'T1', postings, now: packedAt });
  });
  await expect(reopen(client, made.id)).rejects.toThrow();
  expect(await look(client, made.id)).toEqual(packed);
});
