import { setTimeout as pause } from 'node:timers/promises';
import { sendMoneyCode } from '@sgb/contract/access.ts';
import { importReceivers } from '@sgb/contract/clients.ts';
import { listBanners } from '@sgb/contract/content.ts';
import { loginCheck } from '@sgb/contract/identity.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ticketFor } from '../../permissions.fixture.ts';
import { createShopServer } from '../../shop-server.ts';
import { openTestApp, openTestShop, type TestApp, type TestShop } from '../../testing/shop.ts';
import { perMinute, perMinuteOfAddress } from './limits.ts';

let shop: TestShop;
const others: { fastify: FastifyInstance; app: TestApp }[] = [];
beforeEach(async () => {
  shop = await openTestShop({ rateLimits: true });
});
afterEach(async () => {
  for (const { fastify, app } of others.splice(0)) {
    await fastify.close();
    await app.close();
  }
  await shop.close();
});

/** Another server process of the same shop, on the same database. */
async function another(): Promise<{ fastify: FastifyInstance; app: TestApp }> {
  const app = await openTestApp(shop.url);
  const fastify = await createShopServer({ ...shop.options, app });
  others.push({ fastify, app });
  return { fastify, app };
}

const tooFast = {
  status: 3000017,
  message: 'Too many requests. Please wait a moment and try again.',
  data: null,
};

describe('reading', () => {
  const read = (url: string, remoteAddress = '10.0.0.1') => shop.fastify.inject({ url, remoteAddress });

  test('is limited for each call and address', async () => {
    for (let n = 0; n < perMinute.browse; n++) expect((await read(listBanners.path)).statusCode).toBe(200);
    const refused = await read(listBanners.path);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual(tooFast);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    expect((await read(listBanners.path, '10.0.0.2')).statusCode).toBe(200);
    expect((await read('/healthz')).statusCode).toBe(200);
  });

  test('a caller cannot pretend to be many when no proxy is trusted', async () => {
    for (let n = 0; n < perMinute.browse; n++) await read(listBanners.path);
    const pretending = await shop.fastify.inject({
      url: listBanners.path,
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': '9.9.9.9' },
    });
    expect(pretending.statusCode).toBe(429);
  });
});

describe('neighbours behind one address', () => {
  const visitor = (n: number) => ({ cookie: `visitorid=${n.toString(16).padStart(32, '0')}` });
  const ask = (n: number, payload: object) =>
    shop.fastify.inject({
      method: 'POST',
      url: loginCheck.path,
      payload,
      remoteAddress: '10.0.0.1',
      headers: visitor(n),
    });
  const wrong = (n: number) => ({ username: `nobody${n}@demo.test`, password: 'wrong' });

  test('are told apart by their browsers; who makes up many meets the limit of the address', async () => {
    const guesses = Array.from({ length: perMinute.guess }, (_, n) => n);
    for (const n of guesses) expect((await ask(1, wrong(n))).statusCode).toBe(200);
    expect((await ask(1, wrong(99))).statusCode).toBe(429);
    expect((await ask(2, { username: 'shopper@demo.test', password: 'demo1234' })).json().status).toBe(0);
    const all = [];
    for (let n = 3; n < 3 + perMinuteOfAddress('guess'); n++) all.push((await ask(n, wrong(n))).statusCode);
    expect(all.filter((status) => status === 200)).toHaveLength(perMinuteOfAddress('guess') - perMinute.guess - 2);
    expect(all.at(-1)).toBe(429);
  });

  test('who makes up tickets does not keep an owner from codes for money, nor get one', async () => {
    const ask = (ticket: string) =>
      shop.fastify.inject({ url: `${sendMoneyCode.path}?ticket=${ticket}`, remoteAddress: '10.0.0.1' });
    const strangers = [];
    for (let n = 0; n < perMinuteOfAddress('guess') + 5; n++) strangers.push((await ask(`made-up-${n}`)).statusCode);
    expect([strangers[0], strangers.at(-1)]).toEqual([401, 429]);
    const own = await ticketFor(shop, 'demo_vip');
    expect((await ask(own)).json()).toMatchObject({ status: 0 });
    // The owner has a limit as well, whatever number of sessions they open.
    const answers = [];
    for (let n = 0; n < perMinute.guess; n++) answers.push((await ask(await ticketFor(shop, 'demo_vip'))).statusCode);
    expect(answers.slice(0, -1)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });

  test('ask for as much as one each, each process counting for itself', async () => {
    // Nobody is logged in: who is not turned away for asking too often is asked to log in.
    const read = (n: number) =>
      shop.fastify.inject({
        method: 'POST',
        url: importReceivers.path,
        remoteAddress: '10.0.0.1',
        headers: visitor(n),
      });
    for (let n = 0; n < perMinute.lookup; n++) expect((await read(1)).statusCode).toBe(401);
    const refused = await read(1);
    expect([refused.statusCode, refused.json()]).toEqual([429, tooFast]);
    expect((await read(2)).statusCode).toBe(401);
    const left = perMinuteOfAddress('lookup') - perMinute.lookup - 2;
    for (let n = 0; n < left; n++) expect((await read(3 + n)).statusCode).toBe(401);
    const all = await read(3 + left);
    expect([all.statusCode, all.json()]).toEqual([429, tooFast]);
    expect(Number(all.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('guessing', () => {
  // Every guess is at another account: a single one would be locked much earlier.
  const wrong = (n: number) => ({ username: `nobody${n}@demo.test`, password: 'wrong' });
  /** A process that is too busy judges nobody: it is asked again. */
  async function guess(at: { fastify: FastifyInstance }, remoteAddress: string, payload: object): Promise<Response> {
    const answer = await at.fastify.inject({ method: 'POST', url: loginCheck.path, payload, remoteAddress });
    if (answer.statusCode !== 503) return answer;
    await pause(100);
    return guess(at, remoteAddress, payload);
  }
  const right = { username: 'shopper@demo.test', password: 'demo1234' };

  test('is limited over all processes together, exactly, however parallel it comes', async () => {
    const addresses = await Promise.all(
      [shop, await another()].map(({ fastify }) => fastify.listen({ port: 0, host: '127.0.0.1' })),
    );
    const ask = async (n: number): Promise<{ http: number; body: { status: number } }> => {
      const answer = await fetch(`${addresses[n % 2]}${loginCheck.path}`, {
        method: 'POST',
        body: JSON.stringify(wrong(n)),
        headers: { 'content-type': 'application/json', connection: 'close' },
      });
      const body = (await answer.json()) as { status: number };
      if (answer.status !== 503) return { http: answer.status, body };
      await pause(100);
      return ask(n);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)));
    const judged = answers.filter((answer) => answer.http === 200 && answer.body.status === 3000020);
    const refused = answers.filter((answer) => answer.http === 429);
    expect([judged.length, refused.length]).toEqual([perMinute.guess, 50 - perMinute.guess]);
    for (const answer of refused) expect(answer.body).toEqual(tooFast);
  });

  test('is still limited after a restart, even with the right password, but not for others or a minute later', async () => {
    for (let n = 0; n < perMinute.guess; n++)
      expect((await guess(shop, '10.0.0.1', wrong(n))).json().status).toBe(3000020);
    const restarted = await another();
    expect((await guess(restarted, '10.0.0.1', right)).statusCode).toBe(429);
    expect((await guess(restarted, '10.0.0.2', right)).json().status).toBe(0);
    restarted.app.clock.advance(minuteMs);
    expect((await guess(restarted, '10.0.0.1', right)).json().status).toBe(0);
  });
});
