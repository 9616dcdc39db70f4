import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { seenCalls } from '@sgb/contract/seen-calls.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idFields, inputFor, send, ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { placeOrders } from '../../buying/orders/order.fixture.ts';

/** Somebody of service sees the shop as a shopper does. */

let shop: TestShop;
let shopperId: number;
let serviceTicket: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { rows } = await shop.app.db.pool.query("select id from accounts where username = 'demo_shopper'");
  shopperId = rows[0].id;
  serviceTicket = await ticketFor(shop, 'demo_service');
});
afterAll(() => shop.close());

const calls: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const reason = 'They cannot find their parcel';
const look = async (id = shopperId) =>
  (await shop.client(serviceTicket).call('POST /api/staff/person/seeas', { id, reason })).ticket;

test('it is opened with a reason, which is written down, and by nobody else for nobody who works here', async () => {
  const ticket = await look();
  const seen = await shop.client(ticket).call('GET /api/user/logininfo', {});
  expect(seen).toMatchObject({ username: 'demo_shopper', seenby: 'demo_service', staffrole: '' });
  const { rows } = await shop.app.db.pool.query(
    "select why, subject, accounts from staff_audit where call = 'POST /api/staff/person/seeas'",
  );
  expect(rows).toEqual([{ why: reason, subject: `person ${shopperId}`, accounts: [shopperId] }]);
  expect(JSON.stringify(rows)).not.toContain(ticket);

  const service = shop.client(serviceTicket);
  await expect(service.call('POST /api/staff/person/seeas', { id: shopperId, reason: 'x' })).rejects.toMatchObject({
    http: 400,
  });
  await expect(look(2_000_000)).rejects.toThrow('We could not find that person.');
  const staff = await shop.app.db.pool.query(
    "select id from accounts where username in ('demo_admin', 'demo_service')",
  );
  for (const { id } of staff.rows) await expect(look(id)).rejects.toMatchObject({ status: 3000442 });
  for (const role of ['buyer', 'finance', 'warehouse', 'marketing', 'shopper']) {
    const client = shop.client(await ticketFor(shop, `demo_${role}`));
    await expect(client.call('POST /api/staff/person/seeas', { id: shopperId, reason })).rejects.toMatchObject({
      http: 403,
    });
  }
  // Who only looks does not open another one, nor the console.
  await expect(
    shop.client(ticket).call('POST /api/staff/person/seeas', { id: shopperId, reason }),
  ).rejects.toMatchObject({
    status: 3000441,
  });
});

test('every call but the few that only look is refused, before anything reads what was sent', async () => {
  const ticket = await look();
  const answered: string[] = [];
  for (const call of calls.filter((each) => !seenCalls.has(nameOf(each)))) {
    const { http, body } = await send(shop, call, ticket, {});
    if (http !== 403 || body.status !== 3000441) answered.push(`${nameOf(call)} ${http} ${body.status}`);
  }
  expect(answered).toEqual([]);
  expect(
    calls
      .filter(({ method }) => method === 'POST')
      .map(nameOf)
      .filter((name) => seenCalls.has(name)),
  ).toEqual([]);
  expect([...seenCalls].filter((name) => !calls.some((call) => nameOf(call) === name))).toEqual([]);
});

test('what may be looked at writes nothing, and tells no money, address or document', async () => {
  const ticket = await look();
  const { pool } = shop.app.db;
  const { clock, db } = shop.app;
  const { orders } = await db.transact((tx) => placeOrders(tx, shopperId, [{ status: 10 }], clock.now()));
  const orderId = orders[0]?.id ?? 0;
  const product = (await pool.query('select id::text from products order by id limit 1')).rows[0]?.id;
  const inputOf = (call: Endpoint) => {
    const [field = ''] = idFields(call);
    const id = field === 'productid' ? product : orderId;
    return (field && inputFor(call, field, id)) || {};
  };
  const looked = new Set<string>();
  // The rounds of a day are made by whoever asks first.
  await shop.client().call('GET /api/activity/snatchcoupon/index', {});
  const transact = vi.spyOn(db, 'transact');
  const wrote: string[] = [];
  for (const call of calls.filter((each) => seenCalls.has(nameOf(each)) && nameOf(each) !== 'GET /api/user/logout')) {
    const answer = await send(shop, call, ticket, inputOf(call));
    expect(answer.http, nameOf(call)).toBeLessThan(500);
    if (answer.http === 200 && answer.body.status === 0) looked.add(nameOf(call));
    // Nothing is written outside of a transaction.
    if (transact.mock.calls.splice(0).length > 0) wrote.push(nameOf(call));
    const said = JSON.stringify(answer.body);
    expect(said, nameOf(call)).not.toMatch(/shopper@demo\.test|82\s?555\s?0199|"balance"|idMasked/);
  }
  expect(wrote).toEqual([]);
  transact.mockRestore();
  expect(looked.size).toBeGreaterThan(40);
  for (const name of ['shoporder/detail', 'shoporder/list', 'cart/list', 'deliveryorder/list'])
    expect(looked).toContain(`GET /api/${name}`);
});

test('it ends after 15 minutes, when it is ended, and with the session of who opened it', async () => {
  const who = (ticket: string) => shop.client(ticket).call('GET /api/user/logininfo', {});
  const ended = await look();
  await shop.client(ended).call('GET /api/user/logout', {});
  await expect(who(ended)).rejects.toMatchObject({ http: 401 });
  // The shopper's own sessions, and that of service, are not touched.
  expect((await who(serviceTicket)).staffrole).toBe('service');

  const late = await look();
  shop.app.clock.advance(14 * minuteMs);
  await who(late);
  shop.app.clock.advance(minuteMs);
  await expect(who(late)).rejects.toMatchObject({ http: 401 });

  const orphan = await look();
  await shop.client(serviceTicket).call('GET /api/user/logout', {});
  await expect(who(orphan)).rejects.toMatchObject({ http: 401 });
  await expect(who(`see-${orphan.slice(4, -1)}x`)).rejects.toMatchObject({ http: 401 });
});
