import { hash } from '@node-rs/argon2';
import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createShopServer } from '../../../shop-server.ts';
import { openTestApp, openTestShop, type TestShop } from '../../../testing/shop.ts';
import { hashCheaply } from './seed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
// Every test on a day of its own: the limits of one do not reach into the next.
beforeEach(() => shop.app.clock.advance(25 * hourMs));

const password = 'demo1234';

const logIn = (username: string, secret = password) =>
  shop.client().call('POST /api/user/logincheck', { username, password: secret });
const infoOf = (ticket: string) => shop.client(ticket).call('GET /api/user/logininfo', {});
const told = async (ticket: string) =>
  (await shop.client(ticket).call('GET /api/message/record', {})).items.map(({ title }) => title);
const mail = async (to: string) => (await shop.client().call('GET /api/demo/outbox', { to })).list;
const codeFor = async (to: string) => (await mail(to))[0]?.body.slice(0, 6) ?? '';
const status = (code: number) => expect.objectContaining({ status: code });
const post = (url: string, payload: object) => shop.fastify.inject({ method: 'POST', url, payload });

test('a hash of an earlier cost is made anew at a login; those that come at once all get in', async () => {
  const hashAsShopsDo = hashCheaply();
  hashAsShopsDo();
  onTestFinished(() => void hashCheaply());
  const cheap = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const owner = { email: 'influencer@demo.test' };
  await shop.app.db.run('test.cheap', 'update accounts set password_hash = $2 where email = $1', [owner.email, cheap]);
  const inside = await Promise.all(Array.from({ length: 10 }, () => logIn(owner.email)));
  expect(new Set(inside.map(({ user }) => user.username))).toEqual(new Set(['demo_influencer']));
  const text = 'select password_hash as hash from accounts where email = $1';
  const [kept] = await shop.app.db.run<{ hash: string }>('test.hash', text, [owner.email]);
  expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await expect(logIn(owner.email, 'wrong1')).rejects.toEqual(status(3000020));
});

describe('wrong passwords', () => {
  test('five of fifty at once are looked at, all others meet the lock, and it ends after 15 minutes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/user/logincheck', { username: 'vip@demo.test', password: 'wrong1' })),
    );
    const counted = Object.groupBy(answers, (answer) => answer.json().status);
    expect(Object.fromEntries(Object.entries(counted).map(([code, list]) => [code, list?.length]))).toEqual({
      3000020: 5,
      3000021: 45,
    });
    await expect(logIn('demo_vip')).rejects.toEqual(status(3000021));
    shop.app.clock.advance(15 * minuteMs - 1);
    await expect(logIn('vip@demo.test')).rejects.toEqual(status(3000021));
    shop.app.clock.advance(1);
    expect((await logIn('vip@demo.test')).user.username).toBe('demo_vip');
  });

  test('are counted alone: right ones that come at once are all right, also for somebody who mistyped before', async () => {
    const { ticket } = await logIn('vip@demo.test');
    const right = () => Promise.all(Array.from({ length: 20 }, () => logIn('vip@demo.test').then(({ user }) => user)));
    for (let guess = 0; guess < 4; guess++) await logIn('vip@demo.test', 'wrong1').catch(() => undefined);
    expect(new Set((await right()).map(({ username }) => username))).toEqual(new Set(['demo_vip']));
    const me = shop.client(ticket);
    const change = (oldpassword: string) =>
      me.call('POST /api/user/updatepassword', { oldpassword, password }).then(
        () => 0,
        ({ status: refused }) => refused as number,
      );
    for (let guess = 0; guess < 4; guess++) expect(await change('wrong1')).toBe(3000029);
    expect(await Promise.all(Array.from({ length: 10 }, () => change(password)))).toEqual(Array(10).fill(0));
  });

  test('among fifty at once are told of five times, wherever a right one stands; after the lock it is locked, too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        post('/api/user/logincheck', { username: 'new@demo.test', password: n === 49 ? password : `wrong${n}` }),
      ),
    );
    const told = answers.map((answer) => answer.json().status);
    expect(told.filter((each) => each === 3000020).length).toBeLessThanOrEqual(
      5 + 5 * told.filter((each) => each === 0).length,
    );
    expect(told.every((each) => [0, 3000020, 3000021].includes(each))).toBe(true);
  });

  test('of a name that nobody has lock in the same way', async () => {
    for (let guess = 0; guess < 5; guess++) {
      await expect(logIn('nobody@demo.test')).rejects.toEqual(status(3000020));
    }
    await expect(logIn('NOBODY@demo.test')).rejects.toEqual(status(3000021));
  });

  test('lock one address only: the owner elsewhere logs in, and a right one starts the count anew', async () => {
    const from = (remoteAddress: string, secret: string) =>
      shop.fastify.inject({
        method: 'POST',
        url: '/api/user/logincheck',
        payload: { username: 'member@demo.test', password: secret },
        remoteAddress,
      });
    for (let guess = 0; guess < 6; guess++) await from('198.51.100.1', 'wrong1');
    expect((await from('198.51.100.1', password)).json().status).toBe(3000021);
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 4; guess++) expect((await from('198.51.100.2', 'x')).json().status).toBe(3000020);
      expect((await from('198.51.100.2', password)).json().status).toBe(0);
    }
  });
});

describe('sessions', () => {
  test('are listed, and the others end together', async () => {
    const [here, there] = [await logIn('stocker@demo.test'), await logIn('stocker@demo.test')];
    const stranger = await logIn('new@demo.test');
    const { list } = await shop.client(here.ticket).call('GET /api/user/sessions', {});
    expect(list.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const end = (password: string) => shop.client(here.ticket).call('POST /api/user/signoutothers', { password });
    await expect(end('wrong1')).rejects.toMatchObject({ message: expect.stringMatching(/password/i) });
    expect((await infoOf(there.ticket)).username).toBe('demo_stocker');
    expect(await end('demo1234')).toEqual({ ended: 1 });
    await expect(infoOf(there.ticket)).rejects.toEqual(status(3000012));
    expect((await infoOf(here.ticket)).username).toBe('demo_stocker');
    expect((await infoOf(stranger.ticket)).username).toBe('demo_new');
  });

  test('that end in one process are over in another at once', async () => {
    const app = await openTestApp(shop.url);
    app.clock.advance(shop.app.clock.now().getTime() - app.clock.now().getTime());
    const other = await createShopServer({ ...shop.options, app });
    try {
      const { ticket } = await logIn('stocker@demo.test');
      const second = await logIn('stocker@demo.test');
      const at = (each: string) => other.inject(`/api/user/logininfo?ticket=${each}`);
      expect((await at(ticket)).statusCode).toBe(200);
      await shop.client(second.ticket).call('POST /api/user/signoutothers', { password: 'demo1234' });
      expect((await at(ticket)).statusCode).toBe(401);
      await shop.client(second.ticket).call('GET /api/user/logout', {});
      expect((await at(second.ticket)).statusCode).toBe(401);
    } finally {
      await other.close();
      await app.close();
    }
  });

  test('a ticket that was planted before the login opens nothing after it', async () => {
    const planted = 'A'.repeat(43);
    const answer = await shop.fastify.inject({
      method: 'POST',
      url: `/api/user/logincheck?ticket=${planted}`,
      headers: { cookie: `ticket=${planted}` },
      payload: { username: 'vip@demo.test', password },
    });
    expect(answer.json().data.ticket).not.toBe(planted);
    await expect(infoOf(planted)).rejects.toEqual(status(3000012));
  });

  test('a stolen ticket does not serve to guess the password', async () => {
    const { ticket } = await logIn('influencer@demo.test');
    const change = (oldpassword: string) =>
      shop.client(ticket).call('POST /api/user/updatepassword', { oldpassword, password: 'kudu-77' });
    for (let guess = 0; guess < 5; guess++) await expect(change('wrong1')).rejects.toEqual(status(3000029));
    await expect(change(password)).rejects.toEqual(status(3000021));
  });

  test('a login from another device is told by mail, the first and the known are not', async () => {
    const from = (visitorid: string) =>
      shop.client().call('POST /api/user/logincheck', { username: 'marketing@demo.test', password, visitorid });
    const letters = async () => (await mail('marketing@demo.test')).map(({ subject }) => subject);
    await from('a'.repeat(32));
    await from('a'.repeat(32));
    expect(await letters()).toEqual([]);
    await from('b'.repeat(32));
    const { ticket, user } = await from('b'.repeat(32));
    expect(await letters()).toEqual(['A new device logged in to your account']);
    expect([user.unreadMessages, await told(ticket)]).toEqual([1, ['A new device logged in to your account']]);
  });
});

describe('a forgotten password', () => {
  const email = 'shopper@demo.test';
  const ask = (to: string) => shop.client().call('GET /api/user/forgotsendemailcode', { email: to });
  const set = (to: string, emailcode: string, secret = 'new-pw-1') =>
    shop.client().call('POST /api/user/forgotupdateemailcode', { email: to, emailcode, password: secret });

  test('ends sessions too that are being opened with the old one at that moment', async () => {
    const to = 'business@demo.test';
    await ask(to);
    const code = await codeFor(to);
    const overlapping = Array.from({ length: 40 }, () => logIn(to));
    const [, ...logins] = await Promise.allSettled([set(to, code), ...overlapping]);
    const tickets = logins.flatMap((login) => (login.status === 'fulfilled' ? [login.value.ticket] : []));
    const alive = await Promise.allSettled(tickets.map(infoOf));
    expect(alive.filter((answer) => answer.status === 'fulfilled')).toEqual([]);
    // Those that came after it had a wrong password, and may have locked the login.
    shop.app.clock.advance(15 * minuteMs);
    expect((await logIn(to, 'new-pw-1')).user.username).toBe('demo_business');
  });

  test('is replaced with the code from the mail, once; all sessions and waits end', async () => {
    const before = await logIn(email);
    for (let guess = 0; guess < 6; guess++) await logIn(email, 'wrong1').catch(() => undefined);
    await ask('Shopper@Demo.test');
    const code = await codeFor(email);
    await set(email, code);
    await expect(infoOf(before.ticket)).rejects.toEqual(status(3000012));
    await expect(logIn(email)).rejects.toEqual(status(3000020));
    expect((await logIn(email, 'new-pw-1')).user.username).toBe('demo_shopper');
    await expect(set(email, code)).rejects.toEqual(status(3000024));
    expect((await mail(email))[0]?.subject).toBe('Your password was changed');
  });

  test('has the same answers and the same work for an address that nobody has', async () => {
    const url = (to: string) => `/api/user/forgotsendemailcode?email=${to}`;
    const seen = async (to: string) => {
      const first = await shop.fastify.inject(url(to));
      const again = await shop.fastify.inject(url(to));
      return [first.json(), first.headers['x-statements'], again.json(), again.headers['x-statements']];
    };
    expect(await seen('vip@demo.test')).toEqual(await seen('nobody@demo.test'));
    expect(await mail('nobody@demo.test')).toEqual([]);
    expect(await mail('vip@demo.test')).not.toEqual([]);
  });

  test('five wrong codes of fifty at once are looked at, then the right one is locked out for 15 minutes', async () => {
    await ask(email);
    const code = await codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        post('/api/user/forgotupdateemailcode', { email, emailcode: wrong, password: 'new-pw-2' }),
      ),
    );
    expect(answers.filter((answer) => answer.json().status === 3000024)).toHaveLength(5);
    expect(answers.filter((answer) => answer.json().status === 3000025)).toHaveLength(45);
    await expect(set(email, code)).rejects.toEqual(status(3000025));
    shop.app.clock.advance(15 * minuteMs);
    await expect(set(email, code)).rejects.toEqual(status(3000024));
  });

  test('a code lives five minutes, is sent again after a minute, ten times a day', async () => {
    const to = 'finance@demo.test';
    await ask(to);
    const code = await codeFor(to);
    await expect(ask(to)).rejects.toEqual(status(3000022));
    shop.app.clock.advance(5 * minuteMs);
    await expect(set(to, code)).rejects.toEqual(status(3000024));
    for (let sent = 1; sent < 10; sent++) {
      await ask(to);
      shop.app.clock.advance(minuteMs);
    }
    await expect(ask(to)).rejects.toEqual(status(3000023));
    expect(await mail(to)).toHaveLength(10);
  });

  test('codes are stored only as hashes, and fifty who ask at once get one', async () => {
    const to = 'service@demo.test';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.fastify.inject(`/api/user/forgotsendemailcode?email=${to}`)),
    );
    expect(answers.filter((answer) => answer.json().status === 0)).toHaveLength(1);
    const { rows } = await shop.app.db.pool.query('select code_hash from one_time_codes where address = $1', [to]);
    expect(rows[0].code_hash).toHaveLength(32);
    expect(rows[0].code_hash.toString()).not.toContain(await codeFor(to));
  });
});
