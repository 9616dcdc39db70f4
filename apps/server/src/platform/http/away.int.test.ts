import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes } from '@sgb/contract/codes.ts';
import { listBanners } from '@sgb/contract/content.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ticketFor } from '../../permissions.fixture.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { productOf, skuOf } from '../../testing/goods.ts';
import { findOffer } from '../../testing/offers.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';

/** A way to the database that can be closed. */
let folder: string;
let way: Server;
const open = new Set<Socket>();
let database: TestDatabase;
let shop: TestShop;
let ticket: string;

beforeAll(async () => {
  database = await cloneDatabase();
  const url = new URL(database.url);
  const behind = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  folder = await mkdtemp(join(tmpdir(), 'sgb-way-'));
  way = createServer((near) => {
    const far = connect(behind);
    near.pipe(far).pipe(near);
    const hangUp = () => [near.destroy(), far.destroy()];
    for (const socket of [near, far]) open.add(socket.on('error', hangUp).on('close', hangUp));
  });
  await openWay();
  url.searchParams.set('host', folder);
  shop = await openTestShop({ database: { ...database, url: url.href } });
  ticket = await ticketFor(shop, 'demo_shopper');
});
afterAll(async () => {
  await shop.close();
  way.close();
  await rm(folder, { recursive: true, force: true });
});

async function openWay(): Promise<void> {
  way.listen(join(folder, '.s.PGSQL.5432'));
  await once(way, 'listening');
}

async function closeWay(): Promise<void> {
  way.close();
  for (const socket of open) socket.destroy();
  open.clear();
  await vi.waitFor(() => expect(shop.app.db.pool.totalCount).toBe(0));
}

test('while the database is away, pages ask for a moment and reload, calls answer as when busy', async () => {
  const cookie = { cookie: `ticket=${ticket}` };
  await closeWay();
  const [page, own, call, alive] = await Promise.all([
    shop.fastify.inject('/shop/shoppingmall/index'),
    // Who is logged in is not sent to the login: nobody knows whether they are.
    shop.fastify.inject({ url: '/shop/user/info', headers: cookie }),
    shop.fastify.inject(listBanners.path),
    shop.fastify.inject('/healthz'),
  ]);
  await openWay();
  for (const each of [page, own]) {
    expect(each.statusCode).toBe(503);
    expect(each.headers['retry-after']).toBe('5');
    expect(each.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(each.body).toContain('One moment');
  }
  expect(call.statusCode).toBe(503);
  expect(call.headers['retry-after']).toBe('5');
  expect(call.json()).toEqual({ status: codes.overloaded.status, message: codes.overloaded.message, data: null });
  expect(alive.statusCode).toBe(200);
  // A machine that stalls asks for a moment's patience, too.
  await vi.waitFor(async () => {
    const again = await Promise.all([
      shop.fastify.inject('/shop/shoppingmall/index'),
      shop.fastify.inject({ url: '/shop/user/info', headers: cookie }),
    ]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  }, 30_000);
});

test('a database that is back within a moment is waited for', async () => {
  await closeWay();
  const asked = shop.fastify.inject(listBanners.path);
  await openWay();
  expect((await asked).statusCode).toBe(200);
});

test('backends that are ended under everybody lose nothing, add nothing twice, and nobody sees a fault', async () => {
  const plain = findOffer(({ minOrder, batch, skus }) => minOrder === 1 && batch === 1 && (skus[0]?.stock ?? 0) > 100);
  const [productid, skuid] = [String(productOf(plain)), String(skuOf(plain, 0))];
  const operator = new pg.Client({ connectionString: database.url });
  await operator.connect();
  const add = () =>
    shop.fastify.inject({
      method: 'POST',
      url: `/api/cart/add?ticket=${ticket}`,
      payload: { productid, skus: [{ skuid, quantity: 1 }], key: randomUUID() },
    });
  const statuses: number[] = [];
  for (let kill = 0; kill < 5; kill++) {
    const asked = Array.from({ length: 12 }, () => [
      add(),
      shop.fastify.inject(`/api/user/logininfo?ticket=${ticket}`),
      shop.fastify.inject(`/api/product/detail?productid=${productid}`),
    ]).flat();
    await Promise.race(asked);
    const { rowCount } = await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'sgb'`);
    expect(rowCount).toBeGreaterThan(0);
    statuses.push(...(await Promise.all(asked)).map(({ statusCode }) => statusCode));
  }
  const { rows } = await operator.query('select quantity from cart_lines where sku_id = $1', [skuid]);
  await operator.end();
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(rows).toEqual([{ quantity: 60 }]);
});
