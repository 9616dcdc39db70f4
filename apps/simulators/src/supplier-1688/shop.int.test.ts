import { addDays, addMinutes } from '@sgb/contract/time.ts';
import { demoOfferId } from '@sgb/demo/supplier-world.ts';
import { createTokenKeeper } from '@sgb/server/adapters/supplier/alibaba/tokens.ts';
import { tokenStore } from '@sgb/server/modules/goods/sourcing/index.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { ticketFor } from '@sgb/server/permissions.fixture.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { openTestShop, type TestShop } from '@sgb/server/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, simulatedCredentials, startSimulator } from './server.ts';

/** The whole shop with the real client, on the simulator. */

let simulator: Simulator;
let shop: TestShop;
beforeAll(async () => {
  simulator = await startSimulator({ now: () => shop.app.clock.now() });
  shop = await openTestShop({ outside: { alibaba: { ...simulatedCredentials, url: simulator.url } } });
  await setSetting(shop.app, sourcingSupplier, '1688');
});
afterAll(async () => {
  await shop.close();
  await simulator.close();
});

const find = (id: string) =>
  shop.client().call('GET /api/search/searchlink', { keyword: `https://detail.1688.com/offer/${id}.html` });
const detail = (productid: string) => shop.client().call('GET /api/product/detail', { productid });
const age = (minutes: number, id: string) =>
  shop.app.db.pool.query('update products set checked_at = $1 where id = $2', [
    addMinutes(shop.app.clock.now(), -minutes),
    id,
  ]);
const refresh = (productid: string) => shop.client().call('GET /api/product/refresh', { productid });

describe('a product beyond the catalogue', () => {
  const id = demoOfferId(4242);

  test('is fetched over HTTP, stored, and shown with its pictures', async () => {
    expect(await find(id)).toEqual({ productId: id });
    const product = await detail(id);
    expect(product.pictures.every((key) => /^sup\.[0-9a-f]{32}$/.test(key))).toBe(true);
    expect(Number(product.supplier.id)).toBeGreaterThanOrEqual(8_000_000_000_000);
    const picture = await shop.fastify.inject({
      url: `/img/${product.pictures[0]}?w=320`,
      headers: { accept: 'image/webp' },
    });
    expect(picture.statusCode).toBe(200);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  });

  test('of the same supplier comes under the same supplier', async () => {
    const before = (await detail(id)).supplier;
    const offers = Array.from({ length: 400 }, (_, step) => demoOfferId(6000 + step));
    const same = [];
    for (const other of offers) {
      const offer = await shop.supplier.offer(other);
      if (offer.seller.name === before.nameZh) same.push(other);
      if (same.length > 0) break;
    }
    const [other = ''] = same;
    await find(other);
    expect((await detail(other)).supplier.id).toBe(before.id);
  });

  test('follows a change of price, sold out and off the shelf', async () => {
    const before = await detail(id);
    await age(31, id);
    simulator.set({ pricePercent: 200, soldOut: [id] });
    const { product, reached } = await refresh(id);
    expect(reached).toBe(true);
    expect(product.priceCents).toBeGreaterThan(before.priceCents * 1.9);
    expect(product.skus.every(({ stock }) => stock === 0)).toBe(true);
    await age(31, id);
    simulator.set({ pricePercent: 100, soldOut: [], takenDown: [id] });
    expect((await refresh(id)).product.onShelf).toBe(false);
    simulator.set({ takenDown: [] });
  });

  test('a picture that nobody adopted is unknown, whatever its key', async () => {
    expect((await shop.fastify.inject(`/img/sup.${'0'.repeat(32)}?w=320`)).statusCode).toBe(404);
  });
});

test('a gateway that fails is left alone after five failures, and tried again later', async () => {
  const id = demoOfferId(3);
  await age(31, id);
  simulator.set({ failing: true });
  for (let n = 0; n < 6; n++) expect(await refresh(id)).toMatchObject({ reached: false, product: { id } });
  simulator.set({ failing: false });
  const calls = () => [...simulator.seen.calls.values()].reduce((sum, n) => sum + n, 0);
  const before = calls();
  expect((await refresh(id)).reached).toBe(false);
  expect(calls()).toBe(before);
  shop.app.clock.advance(30_001);
  expect((await refresh(id)).reached).toBe(true);
  expect(calls()).toBe(before + 1);
});

test('malformed answers leave our tables as they are', async () => {
  const id = demoOfferId(5);
  const before = await detail(id);
  await age(31, id);
  simulator.set({ malformed: 'shape' });
  expect((await refresh(id)).reached).toBe(false);
  simulator.set({ malformed: 'no' });
  expect({ ...(await detail(id)), checkedAt: '', freshUntil: '' }).toEqual({
    ...before,
    checkedAt: '',
    freshUntil: '',
  });
});

describe('the tokens of all processes', () => {
  const keeper = (ask: () => Promise<unknown>, refreshToken = 'r1') =>
    createTokenKeeper({ store: tokenStore(shop.app.db, '77'), refreshToken, ask, clock: shop.app.clock });
  const answer = (token: string) => ({ access_token: token, expires_in: '36000' });

  test('are refreshed by one of them', async () => {
    let asked = 0;
    const slow = async () => {
      asked++;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return answer(`t${asked}`);
    };
    const tokens = await Promise.all(Array.from({ length: 4 }, () => keeper(slow).accessToken()));
    expect(tokens).toEqual(['t1', 't1', 't1', 't1']);
    expect(asked).toBe(1);
  });

  test('are given up when the environment brings another refresh token', async () => {
    expect(await keeper(async () => answer('t2'), 'r2').accessToken()).toBe('t2');
  });

  test('say until when we may ask, before it ends, to buyers and administrators', async () => {
    const now = shop.app.clock.now();
    const given = { ...answer('t9'), refresh_token_timeout: '20270515000000000+0800' };
    await keeper(async () => given, 'r9').accessToken();
    const end = new Date('2027-05-14T16:00:00.000Z');
    const look = async (at: Date) => {
      shop.app.clock.moveTo(at);
      const buyer = shop.client(await ticketFor(shop, 'demo_buyer'));
      const admin = shop.client(await ticketFor(shop, 'demo_admin'));
      const { state, refreshEndsAt } = await buyer.call('GET /api/staff/supplier/access', {});
      expect(refreshEndsAt).toBe(end.toISOString());
      const { queues } = await buyer.call('GET /api/staff/today', {});
      const queue = queues.find(({ name }) => name === 'supplierAccess');
      const { items } = await admin.call('GET /api/staff/adapter/list', {});
      return [state, queue?.count, queue?.clock, items.find(({ name }) => name === 'supplierAccess')?.state];
    };
    expect(await look(now)).toEqual(['good', 0, 'none', 'well']);
    expect(await look(addDays(end, -13))).toEqual(['soon', 1, 'amber', 'ends']);
    expect(await look(end)).toEqual(['over', 1, 'red', 'fails']);
    shop.app.clock.moveTo(now);
  });

  test('a refresh that fails gives its claim back', async () => {
    const refused = keeper(() => Promise.reject(new Error('no')), 'r3');
    await expect(refused.accessToken()).rejects.toThrow('no');
    expect(await keeper(async () => answer('t3'), 'r3').accessToken()).toBe('t3');
  });
});

test('the log never holds a secret', async () => {
  const lines: string[] = [];
  const { log } = shop.app;
  const warn = log.warn.bind(log);
  log.warn = ((...given: unknown[]) => void lines.push(JSON.stringify(given))) as typeof log.warn;
  simulator.set({ malformed: 'html' });
  await shop.supplier.offer(demoOfferId(9)).catch(() => undefined);
  simulator.set({ malformed: 'no' });
  log.warn = warn;
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toMatch(/simulated-secret|refresh-token|access_token/);
});
