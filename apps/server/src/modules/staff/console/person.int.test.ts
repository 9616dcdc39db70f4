import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));

test('a person at a glance: masked, with what is theirs, and the whole contact only with a reason', async () => {
  const { db, clock } = shop.app;
  const { rows } = await db.pool.query("select id from accounts where username = 'demo_shopper'");
  const id: number = rows[0].id;
  await db.transact((tx) =>
    placeOrders(tx, id, [{ status: 20, paidAt: clock.now(), statusAt: clock.now() }], clock.now()),
  );
  const service = await as('service');
  const person = await service.call('GET /api/staff/person/detail', { id });
  expect(person).toMatchObject({ id, username: 'demo_shopper', email: 's…@demo.test', country: 'South Africa' });
  expect(JSON.stringify(person)).not.toContain('shopper@demo.test');
  expect(person.wallet.map(({ name }) => name)).toContain('Can be spent');
  const orders = person.parts.find(({ name }) => name === 'orders');
  expect(orders?.items[0]).toMatchObject({ state: 'Paid' });
  expect(orders?.items[0]?.number).toMatch(/^SO\d+$/);
  expect(person.parts.map(({ kind }) => kind).sort()).toEqual([
    'case',
    'chat',
    'feedback',
    'order',
    'parcel',
    'refund',
  ]);

  const whole = await service.call('POST /api/staff/person/contact', { id, reason: 'They asked to be called back' });
  expect(whole.email).toBe('shopper@demo.test');
  const looks = await db.pool.query(
    "select why, accounts from staff_audit where call = 'POST /api/staff/person/contact'",
  );
  expect(looks.rows).toEqual([{ why: 'They asked to be called back', accounts: [id] }]);
  await expect(service.call('POST /api/staff/person/contact', { id, reason: 'x' })).rejects.toMatchObject({
    http: 400,
  });
  for (const call of ['GET /api/staff/person/detail', 'POST /api/staff/person/contact'] as const)
    await expect(service.call(call, { id: 2_000_000, reason: 'Nobody has it' } as never)).rejects.toThrow();
  await expect((await as('buyer')).call('GET /api/staff/person/detail', { id })).rejects.toMatchObject({ http: 403 });
});
