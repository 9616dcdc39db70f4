import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { pageWeights } from '@sgb/server/testing/page-weight.ts';
import autocannon from 'autocannon';
import { startChild } from '../support/child.ts';
import { memoryOf, memoryOfMachine, sum } from '../support/memory.ts';
import { type MeasuredStart, startMeasured } from './shop.ts';

/**
 * npm run bench:light: what a start takes of time, what the shop takes of memory, at rest and under load, beside a bare
 * Fastify with SQL on the same machine, and what its pages make a browser load. BENCH_DATA_DIR keeps the world for the next run; the first start of a new one is
 * measured, too.
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const restMs = 15_000;

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: number;
}

const figures: Figure[] = [];
const note = (figure: Figure) => figures.push(figure);

async function pagesOf({ url }: MeasuredStart): Promise<string[]> {
  const answer = await fetch(`${url}/api/shoppingmall/queryProductsByCategory?categoryId=10100`);
  const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
  const id = data.items[0]?.id ?? '';
  return [
    '/api/shoppingmall/queryProductsByCategory?categoryId=10100',
    '/api/search/list?keyword=lamp',
    `/api/product/detail?productid=${id}`,
    '/shop/shoppingmall/index',
    `/shop/product/${id}.html`,
  ];
}

/** The most that the shop's processes held together while it was loaded. */
async function peakUnderLoad(shop: MeasuredStart): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sum(memoryOf(shop.pid)));
  }, 200);
  for (const path of await pagesOf(shop)) {
    await autocannon({ url: shop.url + path, connections: 16, duration: seconds });
  }
  clearInterval(timer);
  return peak;
}

const kept = process.env.BENCH_DATA_DIR;
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'sgb-light-')));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o755);
const env = { DATA_DIR: folder, RATE_LIMITS: 'off', DEMO_PRODUCTS: '10000', PICTURE_INDEX: '0' };
try {
  const port = await freePort();
  if (!kept) {
    const first = await startMeasured({ ...env, WORKERS: '1', DEMO_PRODUCTS: '4000' }, port);
    note({ name: 'first start, 4,000 products', value: first.firstAnswerMs / 1000, unit: 's', aim: 10 });
    await first.stop();
  }
  const shop = await startMeasured({ ...env, WORKERS: '1' }, port);
  note({ name: 'first line', value: shop.firstLineMs / 1000, unit: 's', aim: 0.3 });
  note({ name: 'start to first answer', value: shop.firstAnswerMs / 1000, unit: 's', aim: 3 });
  await wait(restMs);
  const atRest = memoryOf(shop.pid);
  const ofMachine = memoryOfMachine(shop.pid);
  note({ name: `at rest (${atRest.join(' + ')})`, value: sum(atRest), unit: 'MB', aim: 250 });

  const bare = await startChild(join(import.meta.dirname, '../support/bare.ts'), {
    PORT: String(await freePort()),
    DATABASE_URL: await readFile(join(folder, 'database-url'), 'utf8'),
  });
  note({ name: 'bare Fastify + SQL, at rest', value: sum(memoryOf(bare.pid)), unit: 'MB' });
  await bare.stop();

  note({ name: 'peak under load', value: await peakUnderLoad(shop), unit: 'MB', aim: 450 });
  await shop.stop();

  const two = await startMeasured({ ...env, WORKERS: '2' }, port);
  await wait(restMs);
  note({ name: 'each further process', value: sum(memoryOf(two.pid)) - sum(atRest), unit: 'MB', aim: 130 });
  note({ name: 'of it not shared with others', value: memoryOfMachine(two.pid) - ofMachine, unit: 'MB' });
  await two.stop();
} finally {
  if (!kept) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

const { home, stylesOfOthers, pages } = pageWeights();
const kilobyte = 1024;
const aimOfPage = 25;
note({ name: 'scripts and styles of home', value: home / kilobyte, unit: 'KB', aim: 150 });
note({ name: 'styles of all other pages', value: stylesOfOthers / kilobyte, unit: 'KB' });
note({
  name: `most of another page (${pages[0]?.name})`,
  value: (pages[0]?.bytes ?? 0) / kilobyte,
  unit: 'KB',
  aim: aimOfPage,
});
note({
  name: `pages above ${aimOfPage} KB`,
  value: pages.filter(({ bytes }) => bytes > aimOfPage * kilobyte).length,
  unit: '',
  aim: 0,
});

for (const { name, value, unit, aim } of figures) {
  const verdict = aim === undefined ? '' : `aim ${aim}: ${value <= aim ? 'met' : 'missed'}`;
  console.log(
    `${name.padEnd(46)}${value.toFixed(unit === 's' ? 2 : 0).padStart(8)} ${unit.padEnd(4)}${verdict}`.trimEnd(),
  );
}
