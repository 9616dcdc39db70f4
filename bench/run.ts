import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type RunningChild, startChild } from './support/child.ts';
import { freePort } from './support/port.ts';

/**
 * npm run bench: requests a second of the shop on one process beside bare routes, measured in turns in one run.
 * Read the ratios; the absolute figures belong to the machine.
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);

interface Scenario {
  readonly name: string;
  readonly url: string;
  /** Whether the answer is asked for compressed, as browsers do. */
  readonly gzip?: boolean;
  /** Name of the bare scenario it is compared with, and the ratio we aim for. */
  readonly floor?: string;
  readonly aim?: number;
  /** Requests a second we aim for, where a ratio would say nothing. */
  readonly aimPerSecond?: number;
}

async function fire({ url, gzip = false }: Pick<Scenario, 'url' | 'gzip'>, duration: number) {
  const headers = { 'accept-encoding': gzip ? 'gzip' : 'identity' };
  const result = await autocannon({ url, connections: 16, duration, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function scenarios(shop: string, bare: string): Promise<Scenario[]> {
  const answer = await fetch(`${shop}/api/shoppingmall/queryProductsByCategory?categoryId=10100`);
  const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
  const id = data.items[0]?.id ?? '';
  const children = await fetch(`${shop}/api/category/listSaleChildByParent?categoryId=10100`);
  const tree = (await children.json()) as { data: { children: { id: number }[] } };
  const leaves = tree.data.children.map((leaf) => leaf.id).join();
  return [
    { name: 'bare route', url: `${bare}/bare` },
    { name: 'bare one-row SELECT', url: `${bare}/row` },
    { name: 'bare product SQL', url: `${bare}/product?id=${id}` },
    { name: 'product JSON', url: `${shop}/api/product/detail?productid=${id}`, floor: 'bare product SQL', aim: 0.5 },
    { name: 'bare list SQL', url: `${bare}/list?leaves=${leaves}` },
    {
      name: 'category list of 20',
      url: `${shop}/api/shoppingmall/queryProductsByCategory?categoryId=10100`,
      floor: 'bare list SQL',
      aim: 0.5,
    },
    { name: 'home HTML, guest', url: `${shop}/shop/shoppingmall/index`, aimPerSecond: 500 },
    { name: 'home HTML, gzip', url: `${shop}/shop/shoppingmall/index`, gzip: true, aimPerSecond: 500 },
    { name: 'product HTML, guest', url: `${shop}/shop/product/${id}.html` },
  ];
}

async function measure(list: readonly Scenario[]) {
  const best = new Map<string, { perSecond: number; p99: number }>();
  for (const scenario of list) await fire(scenario, 1);
  for (let round = 0; round < rounds; round++) {
    for (const scenario of list) {
      const result = await fire(scenario, seconds);
      if (result.perSecond > (best.get(scenario.name)?.perSecond ?? 0)) best.set(scenario.name, result);
    }
  }
  return best;
}

function verdict(scenario: Scenario, perSecond: number, floor: number | undefined): string {
  if (scenario.aimPerSecond)
    return `aim ${scenario.aimPerSecond}/s: ${perSecond >= scenario.aimPerSecond ? 'met' : 'missed'}`;
  if (!floor || !scenario.aim) return '';
  const ratio = perSecond / floor;
  return `${ratio.toFixed(2)} of ${scenario.floor}, aim ${scenario.aim}: ${ratio >= scenario.aim ? 'met' : 'missed'}`;
}

const folder = await mkdtemp(join(tmpdir(), 'sgb-bench-'));
await chmod(folder, 0o755);
const running: RunningChild[] = [];
try {
  const [shopPort, barePort] = [await freePort(), await freePort()];
  const root = join(import.meta.dirname, '..');
  running.push(
    await startChild(join(root, 'apps/start/src/main.ts'), {
      PORT: String(shopPort),
      DATA_DIR: folder,
      WORKERS: '1',
      RATE_LIMITS: 'off',
      DEMO_PRODUCTS: '10000',
    }),
  );
  running.push(
    await startChild(join(root, 'bench/support/bare.ts'), {
      PORT: String(barePort),
      DATABASE_URL: await readFile(join(folder, 'database-url'), 'utf8'),
    }),
  );
  const list = await scenarios(`http://127.0.0.1:${shopPort}`, `http://127.0.0.1:${barePort}`);
  const best = await measure(list);
  console.log(`\n${'scenario'.padEnd(24)}${'requests/s'.padStart(12)}${'p99 ms'.padStart(9)}   against its floor`);
  for (const scenario of list) {
    const result = best.get(scenario.name) ?? { perSecond: 0, p99: 0 };
    const floor = scenario.floor ? best.get(scenario.floor)?.perSecond : undefined;
    const figures = `${Math.round(result.perSecond)}`.padStart(12) + `${result.p99}`.padStart(9);
    console.log(`${scenario.name.padEnd(24)}${figures}   ${verdict(scenario, result.perSecond, floor)}`.trimEnd());
  }
} finally {
  for (const child of running.reverse()) await child.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
