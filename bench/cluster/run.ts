import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from '../../scripts/cluster/cluster.ts';
import { here, installPackages, whyNotHere } from '../../scripts/cluster/needs.ts';
import { balancer, databases, outside, shops, spaceOf } from '../../scripts/cluster/plan.ts';
import { cpuSeconds } from './cpu.ts';

/**
 * npm run bench:cluster [-- --seconds 8 --port 3660]: what guests are served by one, two and three shop hosts of a rehearsal
 * (`npm run cluster`; root, Debian), by way of the balancer and with two replicas, and what a request costs each part. All
 * hosts share the cores of this machine: once those are used up, one more host adds nothing here, and the milliseconds of a core say
 * what it would add elsewhere.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, port: { type: 'string', default: '3660' } },
});
const sentence = whyNotHere(here());
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
installPackages(console.error);
const node = join(import.meta.dirname, '../../node_modules/.bin/node');
const seconds = Number(values.seconds);
const connections = 16;
const shop = `http://127.0.0.1:${values.port}`;

interface Scenario {
  readonly name: string;
  readonly paths: readonly string[];
}

async function answerOf<Data>(path: string): Promise<Data> {
  const answer = await fetch(shop + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return ((await answer.json()) as { data: Data }).data;
}

async function scenarios(): Promise<Scenario[]> {
  const list = '/api/shoppingmall/queryProductsByCategory?categoryId=10100';
  const { items } = await answerOf<{ items: { id: string }[] }>(list);
  const words = ['wireless speaker', 'phone case', 'dress', 'lamp', 'shoes', 'watch', 'kettle', 'bag'];
  return [
    { name: 'product, JSON', paths: items.map(({ id }) => `/api/product/detail?productid=${id}`) },
    {
      name: 'search, JSON',
      paths: words.map((word) => `/api/search/keysearchlist?keyword=${encodeURIComponent(word)}`),
    },
    { name: 'product, page', paths: items.map(({ id }) => `/shop/product/${id}.html`) },
  ];
}

function fire({ paths }: Scenario, duration: number) {
  const program = [node, join(import.meta.dirname, 'visitors.ts')];
  const words = [`http://${balancer.address}`, String(connections), String(duration)];
  const said = execFileSync('ip', ['netns', 'exec', spaceOf(outside.name), ...program, ...words], {
    input: JSON.stringify(paths),
    stdio: ['pipe', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  return JSON.parse(said) as { answered: number; p99: number; failed: number };
}

const parts = {
  shops: shops.map(({ name }) => name),
  databases: databases.map(({ name }) => name),
  balancer: [balancer.name],
};

function measure(hosts: number, scenario: Scenario): string {
  fire(scenario, 2);
  const before = Object.values(parts).map(cpuSeconds);
  const { answered, p99, failed } = fire(scenario, seconds);
  const spent = Object.values(parts).map((names, place) => cpuSeconds(names) - (before[place] ?? 0));
  if (failed > 0) throw new Error(`${scenario.name} with ${hosts} shop hosts: ${failed} requests failed`);
  const cells = [
    hosts.toString(),
    (answered / seconds).toFixed(0),
    p99.toFixed(0),
    ...spent.map((each) => ((each * 1000) / answered).toFixed(2)),
    (spent.reduce((sum, each) => sum + each, 0) / seconds).toFixed(2),
    loadavg()[0]?.toFixed(1) ?? '',
  ];
  return scenario.name.padEnd(16) + cells.map((cell) => cell.padStart(13)).join('');
}

const cluster = new Cluster();
function leave(code: number): never {
  cluster.close();
  process.exit(code);
}
process.on('SIGINT', () => leave(130));
process.on('SIGTERM', () => leave(143));
try {
  await cluster.open({
    port: Number(values.port),
    log: console.error,
    beforeShops: async () => ({
      DEMO: '1',
      DEMO_PRODUCTS: '1000',
      PICTURE_INDEX: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    }),
  });
  const list = await scenarios();
  const lines: string[] = [];
  // Those who come first would find programs that have never run.
  for (const scenario of list) fire(scenario, 2 * seconds);
  for (let hosts = shops.length; hosts > 0; hosts--) {
    for (const scenario of list) lines.push(measure(hosts, scenario));
    const last = shops[hosts - 1];
    if (last && hosts > 1) await cluster.stopShop(last);
  }
  const head = ['hosts', 'requests/s', 'p99 ms', 'ms shop', 'ms db', 'ms balancer', 'cores', 'load'];
  console.log(`${'guests ask for'.padEnd(16)}${head.map((cell) => cell.padStart(13)).join('')}`);
  for (const { name } of list)
    for (const line of lines.filter((each) => each.startsWith(name)).reverse()) console.log(line);
  console.log('ms: of a core, for one request; cores: used by all hosts together, those who ask not counted');
  leave(0);
} catch (error) {
  console.error(error);
  leave(1);
}
