import { randomUUID } from 'node:crypto';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays, dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { balance, book } from './modules/books/ledger/index.ts';
import { openTill, type Shopper, type Till } from './modules/buying/checkout/till.fixture.ts';
import { type Desk, openDesk } from './modules/care/workorders/case.fixture.ts';
import { openShipping, type Shipping, ship } from './modules/logistics/parcels/parcel.fixture.ts';
import { expectBooksToBalance } from './testing/books.ts';
import { expectNoTrace, type Refusals } from './testing/traces.ts';

/** The same for what is bought, shipped and complained about. */

let till: Till;
let shipping: Shipping;
let desk: Desk;
beforeAll(async () => {
  till = await openTill();
  shipping = await openShipping();
  desk = await openDesk();
});
afterAll(async () => {
  await till.close();
  await shipping.close();
  await expectBooksToBalance(desk.shop);
  await desk.shop.close();
});

/** Somebody with goods in the cart, a coupon and coins. */
async function atTheTill(cents: number): Promise<{ who: Shopper; totalCents: number }> {
  const who = await till.shopper(cents);
  await till.offer(1);
  await till.add(who, 1, { 0: 2 });
  const { breakdown } = await till.preview(who);
  return { who, totalCents: breakdown.totalCents };
}
const buying: Refusals = {
  async 'a checkout that the balance does not pay for'() {
    const { who, totalCents } = await atTheTill(100);
    return { ask: () => till.submit(who, totalCents), with: 'balanceTooLow' };
  },
  async 'a checkout at another price than was agreed'() {
    const { who, totalCents } = await atTheTill(1_000_000);
    return { ask: () => till.submit(who, totalCents - 1), with: 'checkoutChanged' };
  },
  async 'a checkout that waits, paid from too little'() {
    const { who, totalCents } = await atTheTill(100);
    const { id } = await till.submit(who, totalCents, { paylater: 1 });
    const ask = () => till.client(who).call('POST /api/checkout/pay', { id, agreed: totalCents });
    return { ask, with: 'balanceTooLow' };
  },
  async 'a checkout of somebody else'() {
    const { who, totalCents } = await atTheTill(100);
    const { id } = await till.submit(who, totalCents, { paylater: 1 });
    const stranger = till.client(await till.shopper(1_000_000));
    return { ask: () => stranger.call('POST /api/checkout/pay', { id, agreed: totalCents }), with: 'notFound' };
  },
  async 'a clearance piece that the balance does not pay for'() {
    const client = till.client(await till.shopper(1));
    const { id } = await till.row<{ id: number }>(
      `select id from clearance_pieces where state = 10 and warehouse = 'guangzhou' order by id limit 1`,
    );
    return { ask: () => client.call('POST /api/shoporder/clearance/pay', { id }), with: 'balanceTooLow' };
  },
};
test.each(Object.entries(buying))('%s', async (_name, prepare) => expectNoTrace(till.app.db.pool, await prepare()));

const sql = async (text: string, values: unknown[] = []) => (await shipping.app.db.pool.query(text, values)).rows;
async function person(cents: number) {
  const id = await shipping.person(cents);
  return { id, client: await shipping.shopper(id) };
}
async function stored(cents = 1_000_000) {
  const who = await person(cents);
  const orderids = await shipping.collected(who.id, [{}, {}]);
  return { ...who, orderids, rid: await shipping.receiver(who.client) };
}
/** All but this much. */
async function leave({ id }: { readonly id: number }, cents: number): Promise<void> {
  const { available } = await shipping.balance(id);
  await shipping.app.db.transact((tx) =>
    book(tx, {
      key: `test:left:${id}`,
      type: entryTypes.correction,
      ref: 'T1',
      postings: [{ from: balance(id, 'available'), to: 'bank', amount: available - cents }],
      now: shipping.app.clock.now(),
    }),
  );
}
let waybills = 0;
/** A parcel that has waited for its receiver at our depot for longer than that is free. */
async function atDepot() {
  const who = await stored();
  const { orderids, rid, client } = who;
  const { staff } = shipping;
  const { made } = await ship(client, { orderids, rid, ...{ delivery: 'depot' } });
  const { id } = made;
  const box = { grams: 1_900, lengthMm: 200, widthMm: 150, heightMm: 200 };
  await staff.call('POST /api/staff/parcel/pack', { id, ...box, photo: await shipping.photo() });
  await staff.call('POST /api/staff/parcel/dispatch', { ids: [id], line: 'A1', waybill: `MAWB-R${++waybills}` });
  await staff.call('POST /api/staff/parcel/event', { id, key: randomUUID(), kind: 'warehouse' });
  await staff.call('POST /api/staff/parcel/handover', { id });
  shipping.app.clock.advance(20 * dayMs);
  await sql('update sessions set created_at = $1, expires_at = $1', [addDays(shipping.app.clock.now(), 1)]);
  const [{ code }] = await sql('select code from parcel_journeys where parcel_id = $1', [id]);
  return { ...who, parcelId: id, code: String(code) };
}
const parcels: Refusals = {
  async 'a parcel at another price than was agreed, with coins'() {
    const { id, client, orderids, rid } = await stored();
    await shipping.gifts(id, { coins: 500 });
    const wish = { orderids, rid, line: 'A1', usescoin: 500, key: randomUUID(), declared: 1 as const };
    return {
      ask: () => client.call('POST /api/deliveryorder/shipcreate', { ...wish, totalcents: 1 }),
      with: 'parcelChanged',
    };
  },
  async 'a parcel whose freight the balance does not pay for'() {
    const who = await stored();
    const { made, seen } = await ship(who.client, { orderids: who.orderids, rid: who.rid }, { paynow: 0 });
    await leave(who, 100);
    const ask = () => who.client.call('POST /api/deliveryorder/send', { id: made.id, totalcents: seen.totalCents });
    return { ask, with: 'balanceTooLow' };
  },
  async 'a parcel of somebody else'() {
    const [who, stranger] = [await stored(), await person(1_000_000)];
    const { made, seen } = await ship(who.client, { orderids: who.orderids, rid: who.rid }, { paynow: 0 });
    const wish = { id: made.id, totalcents: seen.totalCents };
    return { ask: () => stranger.client.call('POST /api/deliveryorder/send', wish), with: 'notFound' };
  },
  async 'a signature with a wrong code'() {
    const { client, parcelId: id, code } = await atDepot();
    const wrong = code === '0000' ? '1111' : '0000';
    const ask = () => client.call('POST /api/deliveryorder/sign', { id, code: wrong });
    return { ask, with: 'wrongDeliveryCode', keeps: ['parcel_journeys'] };
  },
  async 'a signature with the right code, for days at the depot that the balance does not pay for'() {
    const who = await atDepot();
    await leave(who, 100);
    const ask = () => shipping.staff.call('POST /api/staff/parcel/deliver', { id: who.parcelId, code: who.code });
    return { ask, with: 'balanceTooLow' };
  },
  async 'further storage that the balance does not pay for'() {
    const who = await stored();
    await leave(who, 100);
    const wish = { orderId: who.orderids[0] ?? 0, key: randomUUID() };
    return { ask: () => who.client.call('POST /api/deliveryorder/storage/extend', wish), with: 'balanceTooLow' };
  },
  async 'a split that the balance does not pay for'() {
    const who = await stored();
    await leave(who, 100);
    const wish = { id: who.orderids[0] ?? 0, pieces: 1, feecents: 800, key: randomUUID() };
    return { ask: () => who.client.call('POST /api/shoporder/split', wish), with: 'balanceTooLow' };
  },
  async 'an order given up at other terms than were seen'() {
    const { id, client } = await person(1_000_000);
    const [order] = await shipping.paid(id, [{}]);
    const wish = { id: order?.id ?? 0, backCents: 1 };
    return { ask: () => client.call('POST /api/shoporder/cancel', wish), with: 'termsChanged' };
  },
};
test.each(Object.entries(parcels))('%s', async (_name, prepare) =>
  expectNoTrace(shipping.app.db.pool, await prepare()),
);

/** A case that we should have answered long ago: every working day is paid for in coins when somebody does. */
async function lateCase() {
  const order = await desk.orderAt(70);
  const { id } = await desk.open(order.id, 10);
  desk.app.clock.advance(10 * dayMs);
  await desk.app.db.pool.query('update sessions set created_at = $1, expires_at = $1', [
    addDays(desk.app.clock.now(), 1),
  ]);
  return id;
}
const decided = { answer: 'You are right, here it is' };
const cases: Refusals = {
  async 'an outcome that gives back more than was paid, of a case that is late'() {
    const id = await lateCase();
    const outcome = { kind: 'freight', freightCents: 900_000 } as const;
    const ask = () => desk.service.call('POST /api/staff/workorder/decide', { id, outcome, ...decided });
    return { ask, with: 'noSuchOutcome' };
  },
  async 'an answer with a picture that is not there, to a case that is late'() {
    const id = await lateCase();
    const words = { id, content: 'We are looking into it', files: [randomUUID()], question: false };
    return { ask: () => desk.service.call('POST /api/staff/workorder/answer', words), with: 'fileNotUsable' };
  },
};
test.each(Object.entries(cases))('%s', async (_name, prepare) => expectNoTrace(desk.app.db.pool, await prepare()));
