import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processesOf, Workplace } from './main.fixture.ts';

/** How a start with this environment ends: its code and its words. */
async function attempt(env: Record<string, string> | ((dataDir: string) => Promise<Record<string, string>>)) {
  const place = await new Workplace().open();
  try {
    const shop = await place.start(typeof env === 'function' ? await env(place.dataDir) : env);
    const code = await shop.exited;
    return { code, output: shop.output, left: processesOf(place.dataDir) };
  } finally {
    await place.close();
  }
}

const production = { NODE_ENV: 'production' };

test.concurrent.each<[string, Parameters<typeof attempt>[0], RegExp]>([
  ['a port that is no number', { PORT: 'http' }, /PORT must be a whole number from 1 to 65535 \(it is 'http'\)/],
  ['a port that does not exist', { PORT: '70000' }, /PORT must be a whole number from 1 to 65535 \(it is '70000'\)/],
  ['an address that is not ours', { HOST: '203.0.113.1' }, /Port \d+ on 203\.0\.113\.1 cannot be opened: .*HOST/],
  ['a wrong number of processes', { WORKERS: 'many' }, /WORKERS must be a whole number/],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgresql://shop:hunter2@127.0.0.1:1/shop' },
    /The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  ['a database address that is none', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgresql:\/\/ address/],
  [
    'production without its secrets',
    production,
    /A production start needs DATABASE_URL, PUBLIC_URL, FILES_SECRET, ENCRYPTION_KEYS, /,
  ],
  [
    'production without an address',
    { ...production, DATABASE_URL: 'postgresql://127.0.0.1:1/shop' },
    /A production start needs PUBLIC_URL, FILES_SECRET, ENCRYPTION_KEYS, /,
  ],
  [
    'a data directory where nothing can be written',
    { DATA_DIR: '/sys/sgb' },
    /cannot use its data directory \/sys\/sgb: /,
  ],
  [
    'a data directory that is a file',
    async (dataDir) => {
      await writeFile(join(dataDir, 'file'), '');
      return { DATA_DIR: join(dataDir, 'file') };
    },
    /cannot use its data directory .*\/file: /,
  ],
])('%s is refused in words', async (_what, env, words) => {
  const { code, output, left } = await attempt(env);
  expect(output).toMatch(words);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('hunter2');
  expect(output).not.toContain('ready http');
  expect(left).toEqual([]);
});

test.concurrent('a port in use is refused in words, before anything else is done', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await attempt({ PORT: String(port) });
  other.close();
  expect(output).toContain(`Port ${port} on 127.0.0.1 cannot be opened: another program is using it.`);
  expect(output).not.toMatch(/^database/m);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
