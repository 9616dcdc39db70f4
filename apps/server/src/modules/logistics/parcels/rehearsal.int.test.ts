import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lapseParcelsJob } from './jobs.ts';
import { openShipping, refusal, type Shipping, ship } from './parcel.fixture.ts';

const rehearsalcents = 5_000;
const box = { grams: 2_000, lengthMm: 250, widthMm: 200, heightMm: 150 };

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

type Client = Awaited<ReturnType<Shipping['shopper']>>;

async function rehearsed() {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [box]);
  const rid = await shipping.receiver(client);
  const before = await shipping.balance(owner);
  const { seen, made } = await ship(client, { orderids, rid }, { paynow: 0, rehearsalcents });
  return { owner, client, orderids, before, seen, made };
}

async function pack(id: number, grams: number) {
  const { grams: _, ...size } = box;
  return shipping.staff.call('POST /api/staff/parcel/pack', { id, grams, ...size, photo: await shipping.photo() });
}

const look = (client: Client, expressid: number) => client.call('GET /api/deliveryorder/detail', { expressid });

test('it is packed and weighed for a fee, which comes off the freight that is paid afterwards', async () => {
  const { owner, client, before, seen, made } = await rehearsed();
  expect(seen.rehearsal).toEqual({ cents: rehearsalcents, creditDays: 7 });
  expect(made).toMatchObject({ status: 8, dueCents: 0 });
  expect((await shipping.balance(owner)).available).toBe(before.available - rehearsalcents);
  const waiting = await look(client, made.id);
  expect(waiting).toMatchObject({ packed: false, payUntil: null, rehearsalCents: rehearsalcents });
  expect(waiting.actions).not.toContain('pay');
  const early = client.call('POST /api/deliveryorder/send', { id: made.id, totalcents: 0 });
  expect(await refusal(early)).toMatchObject({ message: expect.stringContaining('weigh it first') });
  const { items } = await shipping.staff.call('GET /api/staff/parcel/picklist', {});
  expect(items.map(({ id }) => id)).toContain(made.id);

  // Lighter than expected: what the scales say is the price.
  await pack(made.id, 1_400);
  const packed = await look(client, made.id);
  expect(packed.actions[0]).toBe('pay');
  expect(packed.packing?.lines).toContainEqual(
    expect.objectContaining({ kind: 'rehearsalCredit', cents: -rehearsalcents }),
  );
  expect(packed.dueCents).toBe(packed.packing?.totalCents);
  expect(packed.dueCents).toBeLessThan(seen.totalCents - rehearsalcents);
  expect(packed.payUntil).toBe(addDays(shipping.app.clock.now(), 7).toISOString());

  const paid = await client.call('POST /api/deliveryorder/send', { id: made.id, totalcents: packed.dueCents });
  expect(paid).toMatchObject({ status: 20, dueCents: 0 });
  expect((await shipping.balance(owner)).available).toBe(before.available - rehearsalcents - packed.dueCents);
  // Whoever cancels it now gets the freight back but for the fee; the work of packing it first was done.
  const { backCents } = await client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id });
  await client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: backCents });
  expect(await shipping.balance(owner)).toMatchObject({
    available: before.available - rehearsalcents - packed.dueCents + backCents,
    frozen: 0,
  });
});

test('cancelled before anybody packed it, the fee comes back', async () => {
  const { owner, client, orderids, before, made } = await rehearsed();
  const offer = await client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id });
  expect(offer.backCents).toBe(rehearsalcents);
  await client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: rehearsalcents });
  expect(await shipping.balance(owner)).toEqual(before);
  expect(await shipping.orderStatuses(orderids)).toEqual([40]);
});

test('its way can be changed before it is packed, and it can be opened again after', async () => {
  const { owner, client, before, made } = await rehearsed();
  const { data } = await refusal(client.call('POST /api/deliveryorder/changeway', { id: made.id, line: 'A4' }));
  const { totalCents } = data as { totalCents: number };
  const changed = { id: made.id, line: 'A4', totalcents: totalCents };
  expect(await client.call('POST /api/deliveryorder/changeway', changed)).toMatchObject({ status: 8, dueCents: 0 });
  await pack(made.id, 2_000);
  const opened = await client.call('POST /api/deliveryorder/reopen', { id: made.id, feecents: 5_000 });
  expect(opened).toMatchObject({ status: 20, dueCents: 0, totalCents });
  const { available, frozen } = await shipping.balance(owner);
  expect([available, frozen]).toEqual([before.available - rehearsalcents - 5_000 - totalCents, totalCents]);
});

test('what nobody pays within seven days is taken apart, and its fee stays', async () => {
  const { owner, orderids, before, made } = await rehearsed();
  await pack(made.id, 2_000);
  shipping.app.clock.advance(addDays(new Date(0), 7.1).getTime());
  await lapseParcelsJob.perform(shipping.app, {});
  expect(await shipping.orderStatuses(orderids)).toEqual([40]);
  expect((await shipping.balance(owner)).available).toBe(before.available - rehearsalcents);
  const again = await shipping.shopper(owner);
  expect((await look(again, made.id)).status).toBe(99);
});

test('another price than the one that was shown, or a balance without it, makes no parcel', async () => {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [box]);
  const rid = await shipping.receiver(client);
  const wish = ship(client, { orderids, rid }, { paynow: 0, rehearsalcents: 4_999 });
  expect(await refusal(wish)).toMatchObject({ data: { rehearsalCents: rehearsalcents } });
  expect(await shipping.orderStatuses(orderids)).toEqual([40]);
});
