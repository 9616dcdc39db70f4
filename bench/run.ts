import autocannon from 'autocannon';
import { onStage } from './support/stage.ts';

/**
 * npm run bench: requests a second of the shop on one process beside bare routes, measured in turns in one run. The shop
 * logs, limits and does jobs as in production; the bare routes send as many bytes from the same SQL.
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

/** Of another shopper each time: nobody asks as often as one process can answer. */
const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

async function fire({ url, gzip = false }: Pick<Scenario, 'url' | 'gzip'>, duration: number) {
  const headers = { 'accept-encoding': gzip ? 'gzip' : 'identity' };
  const { pathname, search } = new URL(url);
  const result = await autocannon({
    url,
    connections: 16,
    duration,
    requests: [
      {
        path: `${pathname}${search}`,
        setupRequest: (request) => ({ ...request, headers: { ...headers, 'x-forwarded-for': someAddress() } }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.bytes()).length;
}

async function scenarios(shop: string, bare: string): Promise<Scenario[]> {
  const list = `${shop}/api/shoppingmall/queryProductsByCategory?categoryId=10100`;
  const { data } = (await (await fetch(list)).json()) as { data: { items: { id: string }[] } };
  const id = data.items[0]?.id ?? '';
  const children = await fetch(`${shop}/api/category/listSaleChildByParent?categoryId=10100`);
  const tree = (await children.json()) as { data: { children: { id: number }[] } };
  const leaves = tree.data.children.map((leaf) => leaf.id).join();
  const product = `${shop}/api/product/detail?productid=${id}`;
  const search = `${shop}/api/search/keysearchlist?keyword=wireless%20speaker`;
  const found = `'wireless' & 'speaker'`;
  return [
    { name: 'bare route', url: `${bare}/bare` },
    { name: 'bare one-row SELECT', url: `${bare}/row` },
    { name: 'bare product SQL', url: `${bare}/product?id=${id}&bytes=${await bytesOf(product)}` },
    { name: 'product JSON', url: product, floor: 'bare product SQL', aim: 0.5 },
    { name: 'bare list SQL', url: `${bare}/list?leaves=${leaves}&bytes=${await bytesOf(list)}` },
    { name: 'category list of 20', url: list, floor: 'bare list SQL', aim: 0.5 },
    {
      name: 'bare search SQL',
      url: `${bare}/search?words=${encodeURIComponent(found)}&bytes=${await bytesOf(search)}`,
    },
    { name: 'search, 20 found', url: search, floor: 'bare search SQL', aim: 0.5 },
    { name: 'home HTML, guest', url: `${shop}/shop/shoppingmall/index`, aimPerSecond: 500 },
    { name: 'home HTML, gzip', url: `${shop}/shop/shoppingmall/index`, gzip: true, aimPerSecond: 500 },
    { name: 'product HTML, guest', url: `${shop}/shop/product/${id}.html` },
  ].filter(({ name }) => !process.env.BENCH_ONLY || new RegExp(process.env.BENCH_ONLY).test(name));
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

const asInProduction = { JOBS: 'on', LOG_LEVEL: 'info', RATE_LIMITS: 'on', TRUST_PROXY: '1' };

await onStage(
  10_000,
  async ({ shop, bare }) => {
    const list = await scenarios(shop, bare);
    const best = await measure(list);
    console.log(`\n${'scenario'.padEnd(24)}${'requests/s'.padStart(12)}${'p99 ms'.padStart(9)}   against its floor`);
    for (const scenario of list) {
      const result = best.get(scenario.name) ?? { perSecond: 0, p99: 0 };
      const floor = scenario.floor ? best.get(scenario.floor)?.perSecond : undefined;
      const figures = `${Math.round(result.perSecond)}`.padStart(12) + `${result.p99}`.padStart(9);
      console.log(`${scenario.name.padEnd(24)}${figures}   ${verdict(scenario, result.perSecond, floor)}`.trimEnd());
    }
  },
  asInProduction,
);
