import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningShop, Workplace } from './main.fixture.ts';

let place: Workplace;
let shop: RunningShop;
let file: string;

const [first, second] = ['first-token-of-the-monitor', 'second-token-of-the-monitor'];

beforeAll(async () => {
  place = await new Workplace().open();
  file = join(place.dataDir, 'secrets');
  await writeFile(file, `METRICS_TOKEN=${first}\n`);
  shop = await (await place.start({ DEMO: '0', SECRETS_FILE: file })).ready();
});
afterAll(() => place.close());

async function metricsWith(token: string): Promise<number> {
  const headers = { connection: 'close', authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${shop.port}/metrics`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** Somebody asks without a pause until told to stop; all that was answered. */
function keepAsking(): () => Promise<readonly (number | string)[]> {
  const answers: (number | string)[] = [];
  let asking = true;
  const asked = (async () => {
    while (asking) answers.push(await shop.get('/readyz').then(({ http }) => http, String));
  })();
  return async () => {
    asking = false;
    await asked;
    return answers;
  };
}

test('secrets change while the shop runs, and nobody is turned away', async () => {
  expect([await metricsWith(first), await metricsWith(second)]).toEqual([200, 404]);
  const stop = keepAsking();
  await writeFile(file, `METRICS_TOKEN=${second}\n`);
  shop.child.kill('SIGUSR2');
  await vi.waitFor(() => expect(shop.output).toContain('read again by every process'), { timeout: 60_000 });
  expect([...new Set(await stop())]).toEqual([200]);
  expect([await metricsWith(first), await metricsWith(second)]).toEqual([404, 200]);
});

test('secrets that are wrong, or gone, are told of, and the shop keeps those it has', async () => {
  await writeFile(file, 'METRICS_TOKEN=short\n');
  shop.child.kill('SIGUSR2');
  await vi.waitFor(() => expect(shop.output).toContain("must have at least 16 characters (it is '***')"));
  expect(shop.output).toContain('the shop goes on with those it has');
  expect(await metricsWith(second)).toBe(200);
});
