import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openTestShop, type TestShop } from './shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const name = 'GET /api/search/hotkeyword';
const call = () => shop.client().call(name, {});

/** Changes what the contract says of the call, for one test. */
function plant(change: object): void {
  const every: readonly Endpoint[] = endpoints;
  const endpoint = every.find(({ method, path }) => `${method} ${path}` === name);
  if (!endpoint) throw new Error(`${name} is not in the contract`);
  const before = { ...endpoint };
  Object.assign(endpoint, change);
  onTestFinished(() => void Object.assign(endpoint, before));
}

test('a call that runs more statements than its budget fails the test that makes it', async () => {
  await call();
  const { headers } = await shop.fastify.inject({ method: 'GET', url: '/api/search/hotkeyword' });
  const statements = Number(headers['x-statements']);
  expect(statements).toBeGreaterThan(0);
  plant({ queries: statements - 1 });
  const words = `${name} ran ${statements} statements; its budget is ${statements - 1}`;
  await expect(call()).rejects.toMatchObject({ cause: { message: words } });
});

test('a call that answers something else than its contract fails the test that makes it', async () => {
  await call();
  plant({ output: z.object({ items: z.string() }) });
  await expect(call()).rejects.toMatchObject({ cause: { message: expect.stringContaining('expected string') } });
});
