import { userTypes } from '@sgb/contract/people.ts';
import { dayMs, hourMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../../../platform/metrics.ts';
import { createShopServer } from '../../../shop-server.ts';
import { testModules } from '../../../testing/modules.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { contactDesk } from '../contacts/index.ts';
import { identityModule } from './module.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function logIn(username: string, password = 'demo1234') {
  return shop.client().call('POST /api/user/logincheck', { username, password });
}
const infoOf = (ticket: string) => shop.client(ticket).call('GET /api/user/logininfo', {});
const noSession = { http: 401, status: 3000012 };
const sessions = async () => (await shop.app.db.pool.query('select * from sessions')).rows;

describe('logging in', () => {
  test.each(['shopper@demo.test', 'demo_shopper', 'SHOPPER@Demo.TEST', 'Demo_Shopper', '  shopper@demo.test '])(
    'works as %j',
    async (name) => {
      const { ticket, user } = await logIn(name);
      expect(ticket).toMatch(/^[\w-]{43}$/);
      expect(user).toMatchObject({ username: 'demo_shopper', usertype: -1 });
    },
  );

  test('a wrong password and an unknown name are refused with the same words', async () => {
    const answers = await Promise.all(
      [
        ['shopper@demo.test', 'demo1235'],
        ['shopper@demo.test', 'DEMO1234'],
        ['nobody@demo.test', 'demo1234'],
        ["' or 1=1 --", 'demo1234'],
      ].map(([username, password]) =>
        shop.fastify.inject({ method: 'POST', url: '/api/user/logincheck', payload: { username, password } }),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: 3000020, message: 'That name and password do not match.', data: null });
    }
  });

  test.each([
    [{ username: '', password: 'x' }, 'username'],
    [{ username: '   ', password: 'x' }, 'username'],
    [{ username: 'x'.repeat(255), password: 'x' }, 'username'],
    [{ username: 'x', password: '' }, 'password'],
    [{ username: 'x', password: 'x'.repeat(65) }, 'password'],
    [{ password: 'x' }, 'username'],
    [{ username: ['a'], password: 'x' }, 'username'],
  ])('%j is bad input', async (payload, field) => {
    const answer = await shop.fastify.inject({ method: 'POST', url: '/api/user/logincheck', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data).toEqual({ field });
  });

  const ordinary = { isleader: 0, customertype: 0, customeridentity: 1, viplevel: 0, staffrole: '' };
  test.each([
    ['shopper', { ...ordinary, usertype: userTypes.normalPersonal, unreadMessages: 5 }],
    ['vip', { ...ordinary, usertype: userTypes.normalPersonal, viplevel: 1, unreadMessages: 2 }],
    ['ambassador', { ...ordinary, usertype: userTypes.header, isleader: 1, unreadMessages: 3 }],
    ['member', { ...ordinary, usertype: userTypes.member, isleader: 2, unreadMessages: 1 }],
    ['business', { ...ordinary, usertype: userTypes.normalBusiness, customeridentity: 2, unreadMessages: 2 }],
    [
      'bigcustomer',
      { ...ordinary, usertype: userTypes.bigCustomer, customeridentity: 2, isleader: 4, unreadMessages: 5 },
    ],
    ['influencer', { ...ordinary, usertype: userTypes.normalPersonal, customertype: 10 }],
    ['admin', { ...ordinary, usertype: userTypes.unknown, staffrole: 'admin', unreadMessages: 0 }],
  ])('%s is told what the account is, at once and later', async (name, kind) => {
    const { ticket, user } = await logIn(`${name}@demo.test`);
    expect(user).toMatchObject({
      ...kind,
      userId: expect.any(Number),
      username: `demo_${name}`,
      searchbartext: 'Search products',
      use1688link: 1,
      avatar: '',
      ambassadorcountrycode: expect.any(String),
      ambassadorcellphone: expect.any(String),
    });
    expect(await infoOf(ticket)).toEqual(user);
  });
});

describe('the account menu', () => {
  test('is told of money, points, coupons and favorites, of membership and of orders', async () => {
    const { ticket } = await logIn('vip@demo.test');
    const basic = await shop.client(ticket).call('GET /api/user/basicinfo', {});
    const { ids } = await shop.client(ticket).call('GET /api/user/collectionids', {});
    expect(ids.length).toBeGreaterThan(0);
    expect(basic).toMatchObject({ username: 'demo_vip', viplevel: 1, favorites: ids.length, showvipbanner: 0 });
    expect(Object.keys(await shop.client(ticket).call('GET /api/shoporder/count', { from: 'account' }))).toHaveLength(
      8,
    );
  });

  test.each([
    ['shopper', 1],
    ['vip', 0],
    ['admin', 0],
  ])('invites %s to a membership: %i', async (name, showvipbanner) => {
    const { ticket } = await logIn(`${name}@demo.test`);
    expect(await shop.client(ticket).call('GET /api/user/basicinfo', {})).toMatchObject({ showvipbanner });
  });

  test('is fed by whoever knows, for the account that asks', async () => {
    const orders = { count3: 1, count4: 2, count5: 3, count6: 4, count9: 5, count112: 6, count113: 7, count114: 8 };
    const fed = await createShopServer({
      ...shop.options,
      app: { ...shop.app, metrics: createMetrics() },
      modules: testModules(
        identityModule({
          desk: contactDesk,
          favourites: async () => 0,
          money: async (_reader, accountId) => ({ balance: accountId * 100, scoin: 200 }),
          coupons: async () => 1,
          unread: async () => 3,
          orders: async () => orders,
          stock: async () => ({ stockPurchase: 0, stockShelves: 4, stockShip: 0 }),
          afterRegistration: [],
        }),
      ),
    });
    try {
      const { ticket, user } = await logIn('demo_stocker');
      const ask = async (path: string) => (await fed.inject(`/api/${path}?ticket=${ticket}`)).json().data;
      expect(await ask('user/logininfo')).toMatchObject({ stockShelves: 4, stockPurchase: 0, unreadMessages: 3 });
      expect(await ask('user/basicinfo')).toMatchObject({ balance: user.userId * 100, scoin: 200, coupons: 1 });
      expect(await ask('shoporder/count')).toEqual(orders);
    } finally {
      await fed.close();
    }
  });
});

describe('a ticket', () => {
  test('is stored only as a hash', async () => {
    const { ticket } = await logIn('vip@demo.test');
    const everything = JSON.stringify(
      (await sessions()).map((row) => ({ ...row, ticket_hash: String(row.ticket_hash) })),
    );
    expect(everything).not.toContain(ticket);
    expect((await sessions()).every((row) => row.ticket_hash.length === 32)).toBe(true);
  });

  test('opens only the calls it is sent with: the cookie of the shop is not one', async () => {
    const { ticket } = await logIn('vip@demo.test');
    const url = '/api/user/logininfo';
    const byCookie = await shop.fastify.inject({ url, headers: { cookie: `ticket=${ticket}` } });
    expect(byCookie.statusCode).toBe(401);
    const byHeader = await shop.fastify.inject({ url, headers: { authorization: `Bearer ${ticket}` } });
    expect(byHeader.statusCode).toBe(401);
    expect((await shop.fastify.inject(`${url}?ticket=${ticket}`)).statusCode).toBe(200);
  });

  test.each([[''], ['wrong'], ['x'.repeat(129)], ['a&ticket=b']])(
    '%j opens nothing and is told where to log in',
    async (ticket) => {
      const answer = await shop.fastify.inject(`/api/user/logininfo?ticket=${ticket}`);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        status: 3000012,
        message: 'Please log in to go on.',
        data: { code: 3000012, loginUrl: '/shop/login' },
      });
    },
  );

  test('ends with the logout, and only this one', async () => {
    const [first, second] = [await logIn('vip@demo.test'), await logIn('vip@demo.test')];
    await shop.client(first.ticket).call('GET /api/user/logout', {});
    await expect(infoOf(first.ticket)).rejects.toMatchObject(noSession);
    expect((await infoOf(second.ticket)).username).toBe('demo_vip');
  });

  test('logging out without one, or twice, is harmless', async () => {
    const { ticket } = await logIn('vip@demo.test');
    for (const each of [undefined, 'wrong', ticket, ticket]) {
      await expect(shop.client(each).call('GET /api/user/logout', {})).resolves.toEqual({});
    }
  });

  test('ends after a day without use', async () => {
    const { ticket } = await logIn('vip@demo.test');
    shop.app.clock.advance(dayMs - 1);
    const unused = await logIn('vip@demo.test');
    expect((await infoOf(ticket)).username).toBe('demo_vip');
    shop.app.clock.advance(dayMs);
    await expect(infoOf(unused.ticket)).rejects.toMatchObject(noSession);
  });

  test('lives on while it is used', async () => {
    const { ticket } = await logIn('vip@demo.test');
    for (let use = 0; use < 4; use++) {
      shop.app.clock.advance(20 * hourMs);
      expect((await infoOf(ticket)).username).toBe('demo_vip');
    }
    shop.app.clock.advance(dayMs);
    await expect(infoOf(ticket)).rejects.toMatchObject(noSession);
  });

  test('ends 90 days after it was opened, however often it is used', async () => {
    const { ticket } = await logIn('vip@demo.test');
    const use = () => infoOf(ticket).then(({ username }) => username);
    for (let days = 1; days < 90; days++) {
      shop.app.clock.advance(dayMs - 1);
      expect(await use()).toBe('demo_vip');
    }
    shop.app.clock.advance(dayMs - 1);
    expect(await use()).toBe('demo_vip');
    shop.app.clock.advance(hourMs);
    await expect(infoOf(ticket)).rejects.toMatchObject(noSession);
  });

  test('is moved at most once an hour, so that reading stays reading', async () => {
    const { ticket } = await logIn('new@demo.test');
    const statements = async () => {
      const answer = await shop.fastify.inject(`/api/user/logininfo?ticket=${ticket}`);
      return Number(answer.headers['x-statements']);
    };
    const plain = await statements();
    shop.app.clock.advance(hourMs + 1);
    expect([await statements(), await statements()]).toEqual([plain + 1, plain]);
  });
});
