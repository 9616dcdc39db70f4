import { listBanners } from '@sgb/contract/content.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { openDatabase } from '../db/database.ts';
import { createMetrics } from '../metrics.ts';
import { openBareServer } from './http.fixture.ts';
import { probeRoutes } from './probes.ts';

const metrics = createMetrics();
let accepting = true;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    outside: { metrics },
    figures: () => metrics.registry.metrics(),
    accepting: () => accepting,
  });
  metrics.watchPool(shop.app.db.pool);
});
afterAll(() => shop.close());

const ask = (url: string) => shop.fastify.inject(url);

describe('readiness', () => {
  test('is given while the database answers', async () => {
    const answer = await ask('/readyz');
    expect([answer.statusCode, answer.body]).toEqual([200, 'ready\n']);
  });

  test('is looked for once for all who ask at the same time', async () => {
    let written = 0;
    const server = await openBareServer((http, app) => {
      const db = {
        ...app.db,
        transact: ((work) => {
          written += 1;
          return app.db.transact(work);
        }) as typeof app.db.transact,
      };
      probeRoutes(http, { app: { ...app, db }, figures: async () => '', figuresFor: 'nobody', accepting: () => true });
    });
    const ask = async () => (await server.fastify.inject('/readyz')).statusCode;
    const first = await Promise.all(Array.from({ length: 8 }, ask));
    const second = await ask();
    await server.close();
    expect([...new Set([...first, second])]).toEqual([200]);
    expect(written).toBe(2);
  });

  test('ends when the shutdown begins, while the process still lives', async () => {
    accepting = false;
    const [ready, alive] = await Promise.all([ask('/readyz'), ask('/healthz')]);
    accepting = true;
    expect([ready.statusCode, ready.body]).toEqual([503, 'not ready\n']);
    expect([alive.statusCode, alive.body]).toEqual([200, 'leaving\n']);
  });

  test('ends when the database is gone', async () => {
    const server = await openBareServer((http, app) => {
      const lost = openDatabase({ url: 'postgresql://x@127.0.0.1:1/x', poolSize: 1, onIdleError: () => undefined });
      probeRoutes(http, {
        app: { ...app, db: lost },
        figures: async () => '',
        figuresFor: 'everybody',
        accepting: () => true,
      });
    });
    const [ready, alive] = await Promise.all([server.fastify.inject('/readyz'), server.fastify.inject('/healthz')]);
    await server.close();
    expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
  });
});

test('readiness ends while the disk is full', async () => {
  let room = true;
  const server = await openBareServer((http, app) =>
    probeRoutes(http, {
      app,
      figures: async () => '',
      figuresFor: 'nobody',
      accepting: () => true,
      hasRoom: async () => room,
    }),
  );
  const ready = async () => (await server.fastify.inject('/readyz')).statusCode;
  const before = await ready();
  room = false;
  const full = await ready();
  room = true;
  const after = await ready();
  await server.close();
  expect([before, full, after]).toEqual([200, 503, 200]);
});

test('readiness ends while the database takes no writes', async () => {
  const server = await openBareServer((http, app) =>
    probeRoutes(http, { app, figures: async () => '', figuresFor: 'nobody', accepting: () => true }),
  );
  const ready = async () => (await server.fastify.inject('/readyz')).statusCode;
  const { pool } = server.app.db;
  const before = await ready();
  // A lock stands for a database that hangs: nobody waits longer than a balancer does.
  const held = await pool.connect();
  await held.query('begin; lock table readiness');
  const meanwhile = await ready();
  await held.query('rollback');
  held.release();
  const after = await ready();
  await server.close();
  expect([before, meanwhile, after]).toEqual([200, 503, 200]);
});

test.each([
  ['nobody', 'nobody', 'Bearer anything', 404],
  ['everybody', 'everybody', '', 200],
  ['whoever has the token', { token: 'sixteen letters!' }, 'Bearer sixteen letters!', 200],
  ['nobody with another', { token: 'sixteen letters!' }, 'Bearer sixteen letters?', 404],
  ['nobody without', { token: 'sixteen letters!' }, '', 404],
] as const)('figures are for %s', async (_whom, figuresFor, authorization, status) => {
  const server = await openBareServer((http, app) =>
    probeRoutes(http, { app, figures: async () => 'sgb 1\n', figuresFor, accepting: () => true }),
  );
  const answer = await server.fastify.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  await server.close();
  expect(answer.statusCode).toBe(status);
});

describe('figures', () => {
  const figures = async () => {
    const answer = await ask('/metrics');
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    return answer.body;
  };
  const countOf = (text: string, labels: string) =>
    Number(text.match(new RegExp(`^sgb_http_answers_total\\{${labels}\\} (\\d+)`, 'm'))?.[1] ?? 0);

  test('count each request by its route, method and kind of status', async () => {
    const route = `route="${listBanners.path}",method="GET"`;
    const before = countOf(await figures(), `${route},status="2xx"`);
    await ask(listBanners.path);
    await ask(listBanners.path);
    const text = await figures();
    expect(countOf(text, `${route},status="2xx"`)).toBe(before + 2);
    expect(text).toMatch(new RegExp(`^sgb_http_request_seconds_bucket\\{le="0.01",${route}\\} \\d+$`, 'm'));
  });

  test('do not grow with what strangers send', async () => {
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'] as const;
    const odd = (n: number) => {
      const path = ['/api/invented', '/invented', '/img/invented', '/shop/assets/invented'][n % 4];
      return shop.fastify.inject({ method: methods[n % methods.length] ?? 'GET', url: `${path}/${n}?x=${n}` });
    };
    const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
    // Every declared route, with whatever it answers to nothing at all.
    await Promise.all(endpoints.map(({ method, path }) => shop.fastify.inject({ method, url: path })));
    await Promise.all(numbers(0, 100).map(odd));
    const before = await figures();
    await Promise.all(numbers(100, 3000).map(odd));
    const after = await figures();
    expect(after).not.toContain('invented');
    expect(countOf(after, 'route="unknown",method="any",status="4xx"')).toBeGreaterThanOrEqual(500);
    expect(after.split('\n').length).toBe(before.split('\n').length);
    // The 2 MB that strangers once made of them were 7,000 bytes a route.
    expect(after.length / endpoints.length).toBeLessThan(1_500);
  });

  test('show the pool, the event loop and the jobs', async () => {
    metrics.jobs.succeeded('test.job');
    metrics.jobs.failed('test.job');
    const text = await figures();
    expect(text).toMatch(/^sgb_pool_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^sgb_pool_connections\{state="waiting"\} 0$/m);
    expect(text).toMatch(/^sgb_nodejs_eventloop_lag_seconds /m);
    expect(text).toMatch(/^sgb_jobs_total\{job="test.job",result="succeeded"\} 1$/m);
    expect(text).toMatch(/^sgb_jobs_total\{job="test.job",result="failed"\} 1$/m);
  });
});
