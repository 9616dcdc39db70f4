import { codes } from '@sgb/contract/codes.ts';
import { listBanners } from '@sgb/contract/content.ts';
import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/shop.ts';

/** Blocks the process again and again, until it notices. */
async function overload(isNoticed: () => boolean): Promise<void> {
  const giveUp = Date.now() + 20_000;
  while (!isNoticed()) {
    if (Date.now() > giveUp) throw new Error('the process never felt any pressure');
    const until = Date.now() + 1500;
    while (Date.now() < until);
    await new Promise((resolve) => setImmediate(resolve));
  }
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

test('an overloaded process turns shoppers away at once, but not those who watch it, and recovers', async () => {
  const shop = await openTestShop({ maxDelayMs: 1000 });
  try {
    await shop.fastify.ready();
    expect((await shop.fastify.inject(listBanners.path)).statusCode).toBe(200);
    await overload(() => shop.fastify.isUnderPressure());
    const [call, alive, figures, ready] = await Promise.all(
      [listBanners.path, '/healthz', '/metrics', '/readyz'].map((url) => shop.fastify.inject(url)),
    );
    expect(call?.statusCode).toBe(503);
    expect(call?.json()).toEqual({ status: codes.overloaded.status, message: codes.overloaded.message, data: null });
    expect(Number(call?.headers['retry-after'])).toBeGreaterThan(0);
    expect(call?.headers['x-statements']).toBe('0');
    expect([alive?.statusCode, figures?.statusCode, ready?.statusCode]).toEqual([200, 200, 200]);
    await vi.waitFor(async () => expect((await shop.fastify.inject(listBanners.path)).statusCode).toBe(200), {
      timeout: 10_000,
    });
  } finally {
    await shop.close();
  }
});
