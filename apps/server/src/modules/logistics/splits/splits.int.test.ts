import { orderNumber } from '@sgb/contract/order-states.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { newKey, openShipping, refusal, type Shipping, ship } from '../parcels/parcel.fixture.ts';
import { lateSplitsJob } from './jobs.ts';

const split = 'POST /api/shoporder/split';
const done = 'POST /api/staff/split/done';
const feecents = 800;

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(() => shipping.close());

/** Ten pieces whose cents share out evenly nowhere, bought with a coupon and coins. */
const ten = {
  quantity: 10,
  unitCents: 5_203,
  goodsCents: 52_030,
  chinaFreightCents: 2_083,
  serviceFeeCents: 5_203,
  servicesCents: 1_501,
  services: [{ code: 'photo', name: 'Extra photo', count: 3, cents: 1_501 }],
  couponCents: 1_007,
  scoinCents: 5_999,
  scoin: 5_999,
  memberSavingCents: 77,
};
const box = { grams: 9_500, lengthMm: 400, widthMm: 300, heightMm: 200 };
const out = { grams: 3_700, lengthMm: 200, widthMm: 300, heightMm: 200, shelf: 'a2-03-1' };

const rowsOf = async (...ids: number[]) =>
  (await shipping.app.db.pool.query('select * from orders where id = any($1) order by id', [ids])).rows;

async function stored(cents?: number) {
  const owner = await shipping.person(cents);
  await shipping.gifts(owner, { coins: 10_000 });
  const client = await shipping.shopper(owner);
  const [id = 0] = await shipping.collected(owner, [{ ...box, order: ten }]);
  const wish = { id, pieces: 4, feecents };
  return { owner, client, id, wish, ask: () => client.call(split, { ...wish, key: newKey() }) };
}

const detail = ({ client, id }: Pick<Awaited<ReturnType<typeof stored>>, 'client' | 'id'>) =>
  client.call('GET /api/shoporder/detail', { id });

test('4 of 10 become an order of their own: not a cent or a gram is lost, and each part goes its own way', async () => {
  const one = await stored();
  const { owner, client, id, ask } = one;
  const { staff } = shipping;
  await client.call('POST /api/deliveryorder/storage/extend', { orderId: id, key: newKey() });
  const before = await shipping.balance(owner);
  const [whole] = await rowsOf(id);
  expect((await detail(one)).split).toEqual({ cents: feecents, hours: 24, waiting: null });
  const wish = await ask();
  expect((await shipping.balance(owner)).available).toBe(before.available - feecents);

  // While it waits, it can go nowhere.
  const waiting = await detail(one);
  expect(waiting).toMatchObject({
    splitting: 4,
    split: { waiting: { pieces: 4, cents: feecents, dueAt: wish.dueAt } },
  });
  expect(waiting.actions).not.toContain('ship');
  expect(waiting.actions).not.toContain('refund');
  const rid = await shipping.receiver(client);
  const parcel = { orderids: [id], rid, line: 'A1' };
  expect(await refusal(client.call('POST /api/deliveryorder/shippreview', parcel))).toMatchObject({ status: 3000490 });
  const money = { shoporderid: id, refundtype: 2, reason: 2, content: 'The handles are broken' } as const;
  expect(await refusal(client.call('POST /api/shoporder/saverefundinfo', money))).toMatchObject({ status: 3000490 });

  // The warehouse has it on its list, finds it by its label, and takes it apart once.
  const list = await staff.call('GET /api/staff/split/list', {});
  expect(list.items.find(({ orderId }) => orderId === id)).toMatchObject({ pieces: 4, of: 10, shelf: 'A1-01-1' });
  const scan = { code: orderNumber(id), site: 'guangzhou' } as const;
  expect((await staff.call('GET /api/staff/floor/scan', scan)).things[0]?.steps).toEqual(['split', 'shelf']);
  const doing = { orderId: id, of: 10, ...out };
  expect(await refusal(staff.call(done, { ...doing, grams: 9_500 }))).toMatchObject({
    message: expect.stringContaining('9500 g'),
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => staff.call(done, doing)));
  const { newOrderId } = answers[0] ?? { newOrderId: 0 };
  expect(new Set(answers.map((answer) => answer.newOrderId))).toEqual(new Set([newOrderId]));
  const [kept, taken] = await rowsOf(id, newOrderId);
  expect([kept.quantity, taken.quantity]).toEqual([6, 4]);
  for (const column of Object.keys(whole).filter((name) => /_cents$|^scoin$|^quantity$/.test(name)))
    if (column !== 'unit_cents') expect([column, kept[column] + taken[column]]).toEqual([column, whole[column]]);
  expect(taken).toMatchObject({
    split_of: id,
    splitting: null,
    entry_id: whole.entry_id,
    checkout_id: whole.checkout_id,
  });
  const [mine, new_] = await Promise.all([detail(one), detail({ client, id: newOrderId })]);
  expect(mine.arrival).toMatchObject({ weightGrams: 5_800, lengthMm: 400 });
  expect(new_.arrival).toMatchObject({ weightGrams: 3_700, lengthMm: 200, storage: { extensions: 1 } });
  expect(new_.arrival?.freeUntil).toBe(mine.arrival?.freeUntil);
  expect(new_.history[0]?.why).toContain(`Split from ${orderNumber(id)}`);
  expect(mine.history.map(({ why }) => why).join()).toContain(orderNumber(newOrderId));
  const shelf = await staff.call('GET /api/staff/floor/scan', { ...scan, code: orderNumber(newOrderId) });
  expect(shelf.things[0]?.facts).toContainEqual({ name: 'Shelf', value: 'A2-03-1' });
  await expectBooksToBalance(shipping.shop);

  // What stayed is shipped; what was taken out is faulty, and all that was paid for it comes back.
  const { made } = await ship(client, { orderids: [id], rid });
  expect([made.status, ...(await shipping.orderStatuses([id, newOrderId]))]).toEqual([20, 50, 40]);
  const held = await shipping.balance(owner);
  const back = await client.call('POST /api/shoporder/saverefundinfo', { ...money, shoporderid: newOrderId });
  expect(back.backCents).toBe(taken.paid_cents);
  const buyer = shipping.shop.client(await ticketFor(shipping.shop, 'demo_buyer'));
  await buyer.call('POST /api/staff/orderrequest/decide', { id: back.request?.id ?? 0, agreed: true });
  expect(await shipping.balance(owner)).toEqual({
    ...held,
    available: held.available + taken.paid_cents,
    scoin: held.scoin + taken.scoin,
  });
  expect((await rowsOf(newOrderId))[0]).toMatchObject({ status: 90, refunded_cents: taken.paid_cents });
  expect((await rowsOf(id))[0]).toMatchObject({ status: 50, refunded_cents: 0, quantity: 6 });
  await expectBooksToBalance(shipping.shop);
});

test('of ten wishes at once one is paid for; left together, or when it cannot be done, the fee comes back', async () => {
  const one = await stored();
  const { owner, client, id, wish } = one;
  const before = await shipping.balance(owner);
  const key = newKey();
  const same = await Promise.all(Array.from({ length: 5 }, () => client.call(split, { ...wish, key })));
  expect(new Set(same.map(({ dueAt }) => dueAt)).size).toBe(1);
  const others = await Promise.allSettled(Array.from({ length: 10 }, () => one.ask()));
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
  expect((await shipping.balance(owner)).available).toBe(before.available - feecents);
  expect(await refusal(client.call(split, { ...wish, pieces: 3, key }))).toMatchObject({ status: 3000102 });

  expect(await client.call('POST /api/shoporder/split/cancel', { id })).toEqual({ id, backCents: feecents });
  expect(await shipping.balance(owner)).toEqual(before);
  expect(await refusal(client.call('POST /api/shoporder/split/cancel', { id }))).toMatchObject({ status: 3000493 });
  const late = { orderId: id, of: 10, ...out };
  expect(await refusal(shipping.staff.call(done, late))).toMatchObject({ status: 3000493 });

  const fresh = await Promise.allSettled(Array.from({ length: 10 }, () => one.ask()));
  expect(fresh.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const why = 'They are sealed in one bag';
  await shipping.staff.call('POST /api/staff/split/fail', { orderId: id, why });
  expect(await shipping.balance(owner)).toEqual(before);
  expect((await rowsOf(id))[0]).toMatchObject({ quantity: 10, splitting: null });
  expect((await detail(one)).history[0]).toMatchObject({ moneyCents: feecents, why: expect.stringContaining(why) });

  // Waiting longer than promised, it is told to staff, until it is done.
  const { dueAt } = await one.ask();
  const alerts = async (hours: number) => {
    const now = addHours(new Date(dueAt), hours);
    await lateSplitsJob.perform({ ...shipping.app, clock: { ...shipping.app.clock, now: () => now } }, {});
    const open = `select title from staff_alerts where kind = 'splits.late' and closed_at is null`;
    return (await shipping.app.db.pool.query(open)).rows;
  };
  expect(await alerts(0)).toEqual([]);
  expect(await alerts(1)).toEqual([{ title: '1 order waits to be split longer than promised' }]);
  await client.call('POST /api/shoporder/split/cancel', { id });
  expect(await alerts(1)).toEqual([]);

  // A shopper who leaves it together while somebody takes it apart: one of both, never both.
  await one.ask();
  const race = await Promise.allSettled([
    client.call('POST /api/shoporder/split/cancel', { id }),
    shipping.staff.call(done, late),
  ]);
  expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expectBooksToBalance(shipping.shop);
});

test('it is for the owner, for several pieces that lie here and are promised to nobody, and not for ever', async () => {
  const { client, id, owner, wish } = await stored();
  const ask = (more: object) => refusal(client.call(split, { ...wish, ...more, key: newKey() }));
  const thief = await shipping.shopper(await shipping.person());
  expect(await refusal(thief.call(split, { ...wish, key: newKey() }))).toMatchObject({ http: 404 });
  expect(await refusal(thief.call('POST /api/shoporder/split/cancel', { id }))).toMatchObject({ http: 404 });
  expect(await ask({ pieces: 10 })).toMatchObject({ message: 'Take out 1 to 9 pieces.' });
  expect(await ask({ feecents: 700 })).toMatchObject({ data: { feeCents: feecents } });
  const [single = 0, far = 0] = await shipping.collected(owner, [{ order: { quantity: 1 } }, {}]);
  expect(await ask({ id: single, pieces: 1 })).toMatchObject({ status: 3000491 });
  const plain = { quantity: 10, unitCents: 5_200, goodsCents: 52_000 };
  const [coming] = await shipping.paid(owner, [plain]);
  expect(await ask({ id: coming?.id ?? 0 })).toMatchObject({ status: 3000491 });
  const rid = await shipping.receiver(client);
  await ship(client, { orderids: [far], rid });
  expect(await ask({ id: far, pieces: 1 })).toMatchObject({ status: 3000491 });
  await client.call('POST /api/shoporder/saverefundinfo', {
    shoporderid: id,
    refundtype: 2,
    reason: 1,
    content: 'It is too small',
  });
  expect(await ask({})).toMatchObject({ message: expect.stringContaining('money back') });

  const [theirs = 0] = await shipping.collected(owner, [{ order: plain }]);
  await shipping.app.db.pool.query('update warehouse_goods set abandoned_at = weighed_at where order_id = $1', [
    theirs,
  ]);
  expect(await ask({ id: theirs })).toMatchObject({ status: 3000491 });

  // All that somebody has went into the goods.
  const poor = await stored(53_811);
  expect((await shipping.balance(poor.owner)).available).toBe(0);
  expect(await refusal(poor.ask())).toMatchObject({ status: 3000100 });
  expect((await rowsOf(poor.id))[0]).toMatchObject({ splitting: null });

  // Five times, from whichever part; then no more.
  const often = await stored();
  for (let of = 10; of > 5; of--) {
    await often.client.call(split, { ...often.wish, pieces: 1, key: newKey() });
    const taken = { ...out, grams: 500 };
    await shipping.staff.call(done, {
      orderId: often.id,
      of,
      ...taken,
      rest: { lengthMm: 300, widthMm: 300, heightMm: 200 },
    });
  }
  expect((await rowsOf(often.id))[0]).toMatchObject({ quantity: 5 });
  expect((await detail(often)).split).toBeNull();
  expect(await refusal(often.ask())).toMatchObject({ status: 3000492 });
  shipping.app.clock.moveTo(addDays(shipping.app.clock.now(), 1));
  await expectBooksToBalance(shipping.shop);
});
