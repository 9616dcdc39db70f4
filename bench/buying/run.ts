import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { type RunningChild, startChild } from '../support/child.ts';
import { freePort } from '../support/port.ts';
import { offersOf, refreshOffers } from './goods.ts';
import { fire, type Volley } from './load.ts';
import { makePeople } from './people.ts';
import { type Scenario, scenarios } from './scenarios.ts';

/**
 * npm run bench:buying: from the cart to the payment on one process, beside a bare Fastify route with one transaction of
 * three statements, measured in turns in one run. Read the ratios; the absolute figures belong to the machine. What a
 * payment leaves for later, such as its letter, is left to a worker, as in production. BENCH_DATA_DIR keeps the world
 * for the next run.
 */

const requests = Number(process.env.BENCH_REQUESTS ?? 1000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const connections = 16;
const products = 10_000;
/** People beside the crowd: those who add, and those whose carts and orders are looked at. */
const others = requests + 4 * connections;

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const share = (numbers: readonly number[], part: number) =>
  ascending(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

async function measure(list: readonly Scenario[], refresh: () => Promise<void>): Promise<Map<string, Volley[]>> {
  const volleys = new Map<string, Volley[]>(list.map(({ name }) => [name, []]));
  // The first round warms up, and is not counted.
  for (let round = 0; round <= rounds; round++) {
    await refresh();
    for (const scenario of list) {
      const shots = await scenario.shots();
      const volley = await fire(scenario.url, shots, scenario.connections ?? connections);
      if (round > 0) volleys.get(scenario.name)?.push(volley);
    }
  }
  return volleys;
}

function verdicts({ aim, aimP95 }: Scenario, ratio: number, p95: number): string {
  const said = [`${ratio.toFixed(2)} of bare`];
  if (aim) said.push(`aim ${aim}: ${ratio >= aim ? 'met' : 'missed'}`);
  if (aimP95) said.push(`aim p95 under ${aimP95} ms: ${p95 < aimP95 ? 'met' : 'missed'}`);
  return said.join(', ');
}

function print(list: readonly Scenario[], volleys: ReadonlyMap<string, readonly Volley[]>): void {
  const rateOf = (name: string) =>
    share(
      (volleys.get(name) ?? []).map(({ perSecond }) => perSecond),
      0.5,
    );
  const floor = rateOf(list[0]?.name ?? '');
  const titles = ['requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'SQL'].map((title) => title.padStart(11)).join('');
  console.log(`\n${'scenario'.padEnd(28)}${titles}`);
  for (const scenario of list) {
    const fired = volleys.get(scenario.name) ?? [];
    const times = fired.flatMap(({ milliseconds }) => milliseconds);
    const sql = fired.reduce((sum, { statements }) => sum + statements, 0) / times.length;
    const rate = rateOf(scenario.name);
    const figures = [rate.toFixed(0), ...[0.5, 0.95, 0.99].map((part) => share(times, part).toFixed(1))];
    const row = [...figures, sql > 0 ? sql.toFixed(1) : '3'].map((figure) => figure.padStart(11)).join('');
    const said = scenario === list[0] ? '' : verdicts(scenario, rate / floor, share(times, 0.95));
    console.log(`${scenario.name.padEnd(28)}${row}   ${said}`.trimEnd());
  }
}

const kept = process.env.BENCH_DATA_DIR;
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'sgb-bench-')));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o755);
const running: RunningChild[] = [];
try {
  const [shopPort, barePort] = [await freePort(), await freePort()];
  const root = join(import.meta.dirname, '../..');
  running.push(
    await startChild(join(root, 'apps/server/src/main.ts'), {
      PORT: String(shopPort),
      DATA_DIR: folder,
      WORKERS: '1',
      JOBS: 'off',
      RATE_LIMITS: 'off',
      DEMO_PRODUCTS: String(products),
    }),
  );
  const databaseUrl = await readFile(join(folder, 'database-url'), 'utf8');
  const db = openDatabase({ url: databaseUrl, poolSize: 2, onIdleError: () => undefined, statementTimeoutMs: 0 });
  await db.pool.query(`create table if not exists bare_lines (
    account_id int not null, sku_id bigint not null, quantity int not null, primary key (account_id, sku_id))`);
  running.push(
    await startChild(join(root, 'bench/support/bare.ts'), { PORT: String(barePort), DATABASE_URL: databaseUrl }),
  );
  const people = await makePeople(db, requests + others);
  const offers = await offersOf(db, 400);
  await refreshOffers(db, offers);
  const waiting = people.slice(requests);
  const list = await scenarios({
    shop: `http://127.0.0.1:${shopPort}`,
    bare: `http://127.0.0.1:${barePort}`,
    offers,
    crowd: people.slice(0, requests),
    few: (count) => waiting.splice(0, count),
  });
  await db.pool.query('vacuum analyze');
  print(list, await measure(list, () => refreshOffers(db, offers)));
  await db.close();
} finally {
  for (const child of running.reverse()) await child.stop();
  if (!kept) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
