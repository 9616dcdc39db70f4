import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfAmounts } from '../../../../testing/pdf-words.ts';
import { lapseParcelsJob } from '../jobs.ts';
import { openShipping, refusal, type Shipping, ship } from '../parcel.fixture.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

const box = { lengthMm: 250, widthMm: 200, heightMm: 150 };

/** A paid parcel of one order of ten kilograms by A1, estimated at 10.8 kg: 22 half kilograms, R1,340 and R8. */
async function paidParcel(more: object = {}, gifts: { coupon?: string; coins?: number } = {}) {
  const owner = await shipping.person();
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{ grams: 10_000, ...box }]);
  const rid = await shipping.receiver(client);
  await shipping.gifts(owner, gifts);
  const { made } = await ship(client, { orderids, rid, line: 'A1', usescoin: gifts.coins ?? 0 }, more);
  const start = (await shipping.balance(owner)).available + made.totalCents;
  return { owner, client, orderids, made, start };
}

const pack = async (id: number, grams: number, changes: object = {}) =>
  shipping.staff.call('POST /api/staff/parcel/pack', { id, grams, ...box, photo: await shipping.photo(), ...changes });

test('a parcel is picked, packed, settled and leaves with others of its line', async () => {
  const { owner, client, orderids, made, start } = await paidParcel();
  expect(made.totalCents).toBe(134_800);
  const list = await shipping.staff.call('GET /api/staff/parcel/picklist', {});
  const wanted = list.items.find(({ id }) => id === made.id);
  expect(wanted?.goods).toMatchObject([{ orderId: orderids[0], shelf: 'A1-01-1', grams: 10_000 }]);
  const dispatch = (line: string, waybill: string) =>
    shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line, waybill });
  expect(await refusal(dispatch('A1', 'MAWB-1'))).toMatchObject({ status: 3000210 });
  // 10.4 kg are 21 half kilograms: one step less.
  expect(await pack(made.id, 10_400)).toMatchObject({ settlement: 'refunded', differenceCents: 6_000, dueCents: 0 });
  expect(await shipping.balance(owner)).toMatchObject({ available: start - 128_800, frozen: 0 });
  expect(await refusal(pack(made.id, 10_300))).toMatchObject({ status: 3000209 });
  expect(await refusal(dispatch('A2', 'MAWB-1'))).toMatchObject({ status: 3000213 });
  expect(await dispatch('A1', 'mawb-1')).toMatchObject({ parcels: 1 });
  expect(await refusal(dispatch('A1', 'MAWB-2'))).toMatchObject({ status: 3000201 });
  expect(await shipping.orderStatuses(orderids)).toEqual([60]);
  const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect(detail).toMatchObject({
    status: 21,
    waybill: 'MAWB-1',
    chargedCents: 128_800,
    packing: { grams: 10_400, settlement: 'refunded', differenceCents: 6_000 },
  });
  expect(detail.actions).not.toContain('cancel');
  const batches = await shipping.staff.call('GET /api/staff/parcel/batches', {});
  expect(batches.items[0]).toMatchObject({ waybill: 'MAWB-1', parcels: 1, grams: 10_400, numbers: [made.number] });
  const all = await shipping.staff.call('GET /api/staff/parcel/list', { status: 21 });
  expect(all.items.map(({ id }) => id)).toEqual([made.id]);
  const show = await client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id });
  expect(show).toMatchObject({ cancellable: false, backCents: 0 });
});

test.each([
  ['the same', 10_900, 0, { settlement: 'same', dueCents: 0 }, 134_800],
  // A step more is 4.45 % of it.
  ['a step heavier', 11_400, 0, { settlement: 'absorbed', dueCents: 0 }, 134_800],
  ['three steps heavier, and that was agreed to', 12_400, 1, { settlement: 'debited', dueCents: 0 }, 152_800],
] as const)('packed %s', async (_what, grams, autodebit, answer, charged) => {
  const { owner, client, made, start } = await paidParcel({ autodebit });
  expect(await pack(made.id, grams)).toMatchObject(answer);
  expect(await shipping.balance(owner)).toMatchObject({ available: start - charged, frozen: 0 });
  const detail = await client.call('GET /api/deliveryorder/detail', { expressid: made.id });
  expect([detail.chargedCents, detail.totalCents, detail.status]).toEqual([charged, charged, 20]);
  const { base64 } = await client.call('GET /api/deliveryorder/invoice', { expressid: made.id });
  const amounts = pdfAmounts(Buffer.from(base64, 'base64'));
  expect(amounts.at(-1)).toBe(charged);
  expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(charged);
});

test('its invoice is for its owner, once it is packed', async () => {
  const { client, made } = await paidParcel({});
  const wish = { expressid: made.id };
  const early = await refusal(client.call('GET /api/deliveryorder/invoice', wish));
  expect(early).toMatchObject({ message: 'There is an invoice once the parcel is packed and paid.' });
  const stranger = await shipping.shopper(await shipping.person());
  expect(await refusal(stranger.call('GET /api/deliveryorder/invoice', wish))).toMatchObject({ http: 404 });
});

test('a much heavier parcel waits for the difference, is paid, and what was paid comes back but for the fee', async () => {
  const { owner, client, orderids, made, start } = await paidParcel({}, { coupon: 'signup', coins: 1_000 });
  const agreed = 134_800 - 2_000 - 1_000;
  expect(made.totalCents).toBe(agreed);
  expect(await pack(made.id, 12_400)).toMatchObject({ status: 8, settlement: 'waiting', dueCents: 18_000 });
  expect(await shipping.orderStatuses(orderids)).toEqual([50]);
  const waiting = await client.call('GET /api/deliveryorder/list', { tab: 'pay' });
  expect(waiting.items).toMatchObject([
    { id: made.id, dueCents: 18_000, actions: ['pay', 'changeReceiver', 'reopen', 'cancel'] },
  ]);
  await client.call('POST /api/deliveryorder/sendall', { ids: [made.id], totalcents: 18_000 });
  expect(await shipping.balance(owner)).toMatchObject({ available: start - agreed - 18_000, frozen: 0, scoin: 0 });
  const show = await client.call('GET /api/deliveryorder/canceltransit/show', { id: made.id });
  expect(show).toMatchObject({ backCents: agreed + 18_000 - 5_000, feeCents: 5_000, coupon: true, scoin: 1_000 });
  await client.call('POST /api/deliveryorder/canceltransit', { id: made.id, backcents: show.backCents });
  expect(await shipping.balance(owner)).toMatchObject({ available: start - 5_000, frozen: 0, scoin: 1_000 });
  expect(await shipping.orderStatuses(orderids)).toEqual([40]);
});

test('staff take a parcel apart for nothing, with services that were done kept', async () => {
  const { owner, made, start } = await paidParcel();
  await pack(made.id, 10_900);
  await shipping.staff.call('POST /api/staff/parcel/unpack', { id: made.id, why: 'The box broke' });
  expect(await shipping.balance(owner)).toMatchObject({ available: start, frozen: 0 });
});

test('what nobody pays for is taken apart after a week: packed for a fee, unpacked for nothing', async () => {
  const packed = await paidParcel();
  await pack(packed.made.id, 14_000);
  const unpaid = await paidParcel({ paynow: 0 });
  const { app } = shipping;
  const days = async (count: number) => {
    app.clock.advance(addDays(app.clock.now(), count).getTime() - app.clock.now().getTime());
    await lapseParcelsJob.perform(app, {});
  };
  await days(6.9);
  expect(await shipping.orderStatuses([...packed.orderids, ...unpaid.orderids])).toEqual([50, 50]);
  await days(0.2);
  expect(await shipping.orderStatuses([...packed.orderids, ...unpaid.orderids])).toEqual([40, 40]);
  expect(await shipping.balance(packed.owner)).toMatchObject({ available: packed.start - 2_000, frozen: 0 });
  expect((await shipping.balance(unpaid.owner)).frozen).toBe(0);
  const detail = await (await shipping.shopper(packed.owner)).call('GET /api/deliveryorder/detail', {
    expressid: packed.made.id,
  });
  expect(detail).toMatchObject({ status: 99, chargedCents: 2_000, history: [{ to: 99, who: 'SGB' }, {}, {}, {}] });
});
