import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { startChild } from '../support/child.ts';
import { printPlans } from './plans.ts';
import { measureQuality } from './quality.ts';
import { measureSpeed, scenarios } from './speed.ts';

/**
 * npm run bench:search: how good and how fast search is.
 *   --judged 20000      products for the judged queries (0: leave them out)
 *   --products 1000000  products for the speed (0: leave it out)
 *   --plans             also print what PostgreSQL does for some of them
 *   --verbose           also print the judged queries that did badly
 * The catalogues are kept in .data, so that only the first run waits for them.
 */
const { values } = parseArgs({
  options: {
    judged: { type: 'string', default: '20000' },
    products: { type: 'string', default: '1000000' },
    plans: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '../..');

function grow(products: number, folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'demo/load.ts'), '--products', String(products)], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the catalogue was not made (${code})`))));
  });
}

async function withShop(products: number, work: (shop: string, databaseUrl: string) => Promise<void>): Promise<void> {
  const folder = process.env.BENCH_DATA_DIR ?? join(root, `.data/bench-search-${products}`);
  await mkdir(folder, { recursive: true });
  await grow(products, folder);
  const port = await freePort();
  const shop = await startChild(join(root, 'apps/start/start.js'), {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    JOBS: 'off',
  });
  try {
    await work(`http://127.0.0.1:${port}`, await readFile(join(folder, 'database-url'), 'utf8'));
  } finally {
    await shop.stop();
  }
}

const [judged, products] = [Number(values.judged), Number(values.products)];
if (judged > 0) await withShop(judged, (shop) => measureQuality(shop, judged, values.verbose));
if (products > 0) {
  await withShop(products, async (shop, databaseUrl) => {
    const list = await scenarios(databaseUrl);
    await measureSpeed(shop, list);
    if (values.plans) await printPlans(databaseUrl, list);
  });
}
