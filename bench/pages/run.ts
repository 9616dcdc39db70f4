import { freePort } from '@sgb/server/platform/free-port.ts';
import autocannon from 'autocannon';
import { startChild } from '../support/child.ts';
import { onStage, type Stage } from '../support/stage.ts';
import { serveBare } from './bare.ts';

/**
 * npm run bench:pages: pages a second of the shop on one process, for guests, beside a bare route that sends as many
 * bytes, measured in turns in one run. Products and categories are another page each time, so that none has been
 * rendered before; home is one page for all guests, as in the shop. BENCH_DATA_DIR keeps the world for the next run.
 */

const products = 4000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const pagesEach = { home: 4000, product: 800, category: 300 };
const connections = 8;
const kilobyte = 1024;

interface Scenario {
  readonly name: keyof typeof pagesEach;
  /** The next page that nobody has asked for. */
  readonly next: () => string;
  readonly aimPerSecond?: number;
  readonly aimKilobytes?: number;
}

/** Goes along a list, and says so when it ends: a page that was sent before would be sent again as it was. */
function walk(paths: readonly string[]): () => string {
  let place = 0;
  return () => {
    const path = paths[place++];
    if (path === undefined) throw new Error(`there are only ${paths.length} different pages`);
    return path;
  };
}

async function fire(url: string, paths: readonly string[]): Promise<number> {
  let place = 0;
  const started = performance.now();
  // It tells of the end only with its next look at the clock, up to a second late.
  let ended = started;
  const { non2xx, errors } = await autocannon({
    url,
    connections,
    amount: paths.length,
    headers: { 'accept-encoding': 'identity' },
    requests: [
      {
        setupRequest: (request) => ({ ...request, method: 'GET', path: paths[place++] ?? '/' }),
        onResponse: () => {
          ended = performance.now();
        },
      },
    ],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${paths[0]} and others: ${non2xx} refused, ${errors} failed`);
  return (paths.length / (ended - started)) * 1000;
}

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

async function scenarios(db: Stage['db']): Promise<Scenario[]> {
  const goods = await db.pool.query<{ id: string }>('select id::text from products order by monthly_sales desc, id');
  const categories = await db.pool.query<{ id: number }>('select distinct category_id as id from products order by id');
  const sorts = [1, 2, 3, 4];
  return [
    { name: 'home', next: () => '/shop/shoppingmall/index', aimPerSecond: 1500, aimKilobytes: 160 },
    { name: 'product', next: walk(goods.rows.map(({ id }) => `/shop/product/${id}.html`)), aimPerSecond: 300 },
    {
      name: 'category',
      next: walk(
        sorts.flatMap((sort) =>
          categories.rows.map(({ id }) => `/shop/shoppingmall/categoryproduct/${id}?sort=${sort}`),
        ),
      ),
    },
  ];
}

/** Pages in turns with their floors; the first round warms up, and is not counted. */
async function measure(shop: string, bare: string, list: readonly Scenario[]) {
  const figures = new Map(list.map(({ name }) => [name, { bytes: 0, rates: [] as number[], floors: [] as number[] }]));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, next } of list) {
      const figure = figures.get(name);
      if (!figure) continue;
      figure.bytes = await bytesOf(shop + next());
      const paths = Array.from({ length: pagesEach[name] }, next);
      const rate = await fire(shop, paths);
      const floor = await fire(bare, new Array(pagesEach.home).fill(`/bare?bytes=${figure.bytes}`));
      if (round === 0) continue;
      figure.rates.push(rate);
      figure.floors.push(floor);
    }
  }
  return figures;
}

const verdict = (met: boolean) => (met ? 'met' : 'missed');

async function work({ shop, db }: Stage): Promise<void> {
  const bare = await startChild(import.meta.filename, { BARE_PORT: String(await freePort()) });
  try {
    const list = await scenarios(db);
    const figures = await measure(shop, bare.ready, list);
    const titles = ['pages/s', 'bare/s', 'KB of HTML'].map((title) => title.padStart(12)).join('');
    console.log(`\n${'guest page'.padEnd(12)}${titles}`);
    for (const { name, aimPerSecond, aimKilobytes } of list) {
      const { bytes, rates, floors } = figures.get(name) ?? { bytes: 0, rates: [], floors: [] };
      const [rate, floor, size] = [median(rates), median(floors), bytes / kilobyte];
      const row = [rate.toFixed(0), floor.toFixed(0), size.toFixed(1)].map((figure) => figure.padStart(12)).join('');
      const said = [`${(rate / floor).toFixed(3)} of bare`];
      if (aimPerSecond) said.push(`aim ${aimPerSecond}/s: ${verdict(rate >= aimPerSecond)}`);
      if (aimKilobytes) said.push(`aim ${aimKilobytes} KB: ${verdict(size <= aimKilobytes)}`);
      console.log(`${name.padEnd(12)}${row}   ${said.join(', ')}`);
    }
  } finally {
    await bare.stop();
  }
}

if (process.env.BARE_PORT) await serveBare(Number(process.env.BARE_PORT));
else await onStage(products, work);
