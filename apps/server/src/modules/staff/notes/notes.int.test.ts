import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';

let shop: TestShop;
let orderId: number;
let shopperId: number;
beforeAll(async () => {
  shop = await openTestShop();
  const { db, clock } = shop.app;
  const { rows } = await db.pool.query("select id from accounts where username = 'demo_shopper'");
  shopperId = rows[0].id;
  const placed = await db.transact((tx) => placeOrders(tx, shopperId, [{ status: 10 }], clock.now()));
  orderId = placed.orders[0]?.id ?? 0;
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));

test('a note is read by whoever may open the thing, and is on the Today of who is named until they have seen it', async () => {
  const [service, buyer, finance, marketing] = await Promise.all(['service', 'buyer', 'finance', 'marketing'].map(as));
  if (!service || !buyer || !finance || !marketing) throw new Error('nobody works here');
  const about = { kind: 'order', id: orderId } as const;
  const text = 'The shopper wants blue. @Demo_Buyer, @demo_buyer please ask; not n@demo.test, and not @demo_service';
  const note = await service.call('POST /api/staff/note/add', { ...about, text });
  expect(note).toMatchObject({ by: 'demo_service', text });

  expect(await finance.call('GET /api/staff/note/list', about)).toMatchObject({ items: [{ text }], mine: false });
  expect((await finance.call('GET /api/staff/note/mine', {})).items).toEqual([]);
  // Naming oneself tells nobody.
  expect((await service.call('GET /api/staff/note/mine', {})).items).toEqual([]);
  const mine = await buyer.call('GET /api/staff/note/mine', {});
  expect(mine.items).toMatchObject([{ kind: 'order', id: orderId, by: 'demo_service', text }]);
  expect(mine.items[0]?.number).toMatch(/^SO\d{8}$/);
  expect((await buyer.call('GET /api/staff/note/list', about)).mine).toBe(true);
  expect(await buyer.call('POST /api/staff/note/seen', about)).toEqual({ seen: 1 });
  expect(await buyer.call('POST /api/staff/note/seen', about)).toEqual({ seen: 0 });
  expect((await buyer.call('GET /api/staff/note/mine', {})).items).toEqual([]);
  expect((await buyer.call('GET /api/staff/note/list', about)).mine).toBe(false);

  const { rows } = await shop.app.db.pool.query(
    "select subject, accounts from staff_audit where call = 'POST /api/staff/note/add'",
  );
  expect(rows).toEqual([{ subject: `order ${orderId}`, accounts: [shopperId] }]);

  for (const call of ['GET /api/staff/note/list', 'POST /api/staff/note/seen'] as const)
    await expect(marketing.call(call, about)).rejects.toMatchObject({ http: 403 });
  await expect(marketing.call('POST /api/staff/note/add', { ...about, text: 'x' })).rejects.toMatchObject({
    http: 403,
  });
  await expect(buyer.call('GET /api/staff/note/list', { kind: 'person', id: shopperId })).rejects.toMatchObject({
    http: 403,
  });
});

test('a name that nobody has, or that may not open the page, is said and nothing is kept', async () => {
  const service = await as('service');
  const person = { kind: 'person', id: shopperId } as const;
  const add = (about: { kind: 'person' | 'order'; id: number }, text: string) =>
    service.call('POST /api/staff/note/add', { ...about, text });
  await expect(add(person, 'Ask @demo_admin and @demo_nobody')).rejects.toMatchObject({
    status: 3000440,
    message: 'Nobody of staff is called @demo_nobody.',
  });
  // A shopper is no colleague, and a buyer may not look at people.
  await expect(add(person, '@demo_shopper')).rejects.toThrow(/@demo_shopper/);
  await expect(add(person, '@demo_buyer')).rejects.toThrow('@demo_buyer may not open this page.');
  await expect(add({ kind: 'order', id: 2_000_000 }, 'There is none')).rejects.toThrow('There is no such order.');
  await expect(add(person, '   ')).rejects.toMatchObject({ http: 400 });
  expect((await service.call('GET /api/staff/note/list', person)).items).toEqual([]);
  await add(person, 'Prefers to be called after five');
  const copy = await shop.app.db.pool.query("select count(*)::int as n from staff_notes where kind = 'person'");
  expect(copy.rows[0].n).toBe(1);
});
