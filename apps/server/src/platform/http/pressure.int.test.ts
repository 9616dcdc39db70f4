import type { AddressInfo } from 'node:net';
import { codes } from '@sgb/contract/codes.ts';
import { listBanners } from '@sgb/contract/content.ts';
import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/shop.ts';

/** Keeps the process busy for a while in which it can do nothing else. */
async function stall(ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until);
  await new Promise((resolve) => setImmediate(resolve));
}

test('a process that works without a pause, but in small pieces, turns nobody away', async () => {
  const shop = await openTestShop({ maxDelayMs: 1000 });
  try {
    await shop.fastify.ready();
    const until = Date.now() + 3000;
    while (Date.now() < until) {
      const pause = Date.now() + 20;
      while (Date.now() < pause);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await shop.fastify.inject(listBanners.path)).statusCode).toBe(200);
  } finally {
    await shop.close();
  }
});

test('one stall, however long, turns nobody away', async () => {
  const shop = await openTestShop({ maxDelayMs: 1000 });
  try {
    await shop.fastify.ready();
    await stall(4000);
    await vi.waitFor(() => expect(shop.fastify.isUnderPressure()).toBe(true));
    expect((await shop.fastify.inject(listBanners.path)).statusCode).toBe(200);
  } finally {
    await shop.close();
  }
});

test('a start that takes all of its time turns nobody away afterwards', async () => {
  const shop = await openTestShop({ maxDelayMs: 1000 });
  try {
    // What a start does between its parts: no look at the event loop falls into a quiet moment.
    for (let part = 0; part < 2; part++) await stall(1500);
    await shop.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.fastify.server.address() as AddressInfo;
    const answers: number[] = [];
    for (let call = 0; call < 25; call++) {
      answers.push((await fetch(`http://127.0.0.1:${port}${listBanners.path}`)).status);
      await stall(call < 5 ? 300 : 50);
    }
    expect(answers).toEqual(answers.map(() => 200));
  } finally {
    await shop.close();
  }
});

test('a process that is behind for seconds turns shoppers away, but not those who watch it, and recovers', async () => {
  const shop = await openTestShop({ maxDelayMs: 1000 });
  try {
    await shop.fastify.ready();
    const answers: number[] = [];
    while (answers.at(-1) !== 503 && answers.length < 20) {
      await stall(1500);
      answers.push((await shop.fastify.inject(listBanners.path)).statusCode);
    }
    expect(answers.filter((http) => http === 200).length).toBeGreaterThanOrEqual(2);
    const [call, page, alive, figures, ready] = await Promise.all(
      [listBanners.path, '/shop/', '/healthz', '/metrics', '/readyz'].map((url) => shop.fastify.inject(url)),
    );
    expect(call?.statusCode).toBe(503);
    expect(call?.json()).toEqual({ status: codes.overloaded.status, message: codes.overloaded.message, data: null });
    expect(Number(call?.headers['retry-after'])).toBeGreaterThan(0);
    expect(call?.headers['x-statements']).toBe('0');
    expect(page?.statusCode).toBe(503);
    expect(page?.headers['retry-after']).toBe(call?.headers['retry-after']);
    expect(page?.body).toContain('<meta http-equiv="refresh"');
    expect([alive?.statusCode, figures?.statusCode, ready?.statusCode]).toEqual([200, 200, 200]);
    await vi.waitFor(async () => expect((await shop.fastify.inject(listBanners.path)).statusCode).toBe(200), {
      timeout: 10_000,
    });
  } finally {
    await shop.close();
  }
});
