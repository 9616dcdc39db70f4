import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));
const query = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const rowsOf = (call: string) => query('select * from staff_audit where call = $1 order by id', call);

const stop = 'POST /api/staff/account/stop';

test('each transaction of a call of staff leaves a row: the proof of the password, and what was done', async () => {
  const admin = await as('admin');
  const input = { username: 'demo_shopper', password: 'demo1234', stop: 1, reason: 'Asked us to' } as const;
  expect(await codeOf(admin.call(stop, input))).toBe('done');
  const [{ id: shopperId }] = await query("select id from accounts where username = 'demo_shopper'");
  const rows = (await rowsOf(stop)).slice(-1);
  expect(rows).toMatchObject([
    {
      role: 'admin',
      accounts: [shopperId],
      input: { username: 'demo_shopper', password: '(hidden)', stop: 1 },
      why: 'Asked us to',
      outcome: 'done',
      ip: '127.0.0.1',
    },
  ]);
  expect(rows[0].request_id).toMatch(/^[0-9a-f-]{36}$/);
  await admin.call(stop, { ...input, stop: 0, reason: 'A mistake' });
});

test('what a transaction undoes takes its row along', async () => {
  const before = await query('select count(*) from staff_audit');
  const finance = await as('finance');
  expect(await codeOf(finance.call('POST /api/staff/recharge/approve', { line: 2_000_000_000 }))).toBe('notFound');
  expect(await query('select count(*) from staff_audit')).toEqual(before);
});

test('nothing of it is ever changed', async () => {
  await expect(query("update staff_audit set why = 'x'")).rejects.toThrow('never changed');
  await expect(query('delete from staff_audit')).rejects.toThrow('never changed');
  await expect(query('truncate staff_audit')).rejects.toThrow('never changed');
});

test('one statement of its own is written down as well, and reading is not', async () => {
  const service = await as('service');
  const feedback = await query(
    `insert into feedback (account_id, kind, state, content, wants_answer, at)
     select id, 1, 10, 'The box was wet', true, now() from accounts where username = 'demo_shopper' returning id`,
  );
  await service.call('GET /api/staff/feedback/list', {});
  await service.call('POST /api/staff/feedback/take', { id: feedback[0].id });
  expect(await query("select subject from staff_audit where call like '%feedback%'")).toEqual([
    { subject: `feedback ${feedback[0].id}` },
  ]);
});

test('it is found by who, what, whom and when, by administrators alone', async () => {
  const admin = await as('admin');
  const find = (wish: object) => admin.call('GET /api/staff/audit/list', wish);
  const all = await find({ who: 'DEMO_admin' });
  expect(all.items.length).toBeGreaterThan(1);
  expect(all.items.every(({ by, call }) => by === 'demo_admin' && call === stop)).toBe(true);
  expect(all.items[0]).toMatchObject({ usernames: ['demo_shopper'], why: 'A mistake' });
  expect((await find({ subject: 'demo_shopper' })).items).toEqual(all.items);
  expect((await find({ who: 'demo_admin', sort: 'at' })).items).toEqual(all.items.toReversed());
  expect((await find({ call: 'feedback' })).items).toHaveLength(1);
  expect((await find({ who: 'nobody_at_all' })).items).toHaveLength(0);
  expect((await find({ subject: '%' })).items).toHaveLength(0);
  expect((await find({ until: '2020-01-01' })).items).toHaveLength(0);
  const finance = await as('finance');
  await expect(finance.call('GET /api/staff/audit/list', {})).rejects.toMatchObject({ http: 403 });
});

test('the page of a thing tells what staff did with it, to whoever may open it', async () => {
  const [service, buyer] = await Promise.all([as('service'), as('buyer')]);
  const [owner] = await query("select id from accounts where username = 'demo_shopper'");
  const now = shop.app.clock.now();
  const { orders } = await shop.app.db.transact((tx) => placeOrders(tx, owner.id, [{ status: 20, paidAt: now }], now));
  const id = orders[0]?.id ?? 0;
  await shop.app.db.pool.query(
    `insert into staff_audit (at, by_account, role, call, subject, input, why, outcome, ip, request_id, things)
     select now(), id, 'warehouse', 'POST /api/staff/warehouse/shelf', 'warehouse 1', '{}', 'Too high', 'done', '', gen_random_uuid(), $1
     from accounts where username = 'demo_warehouse'`,
    [[`order ${id}`]],
  );
  await service.call('POST /api/staff/note/add', { kind: 'order', id, text: 'A note tells of itself' });
  const { items } = await buyer.call('GET /api/staff/audit/about', { kind: 'order', id });
  expect(items).toMatchObject([{ by: 'demo_warehouse', role: 'warehouse', done: true, why: 'Too high' }]);
  const [{ id: shopperId }] = await query("select id from accounts where username = 'demo_shopper'");
  const person = { kind: 'person', id: shopperId } as const;
  const theirs = await service.call('GET /api/staff/audit/about', person);
  expect(theirs.items.map(({ why }) => why)).toContain('A mistake');
  await expect(buyer.call('GET /api/staff/audit/about', person)).rejects.toMatchObject({ http: 403 });
});
