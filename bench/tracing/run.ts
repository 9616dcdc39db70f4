import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endRequest, tracedRequest } from '@sgb/server/platform/http/traced.ts';
import { startStatement } from '@sgb/server/platform/tracing/tracing.ts';
import autocannon from 'autocannon';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onStage } from '../support/stage.ts';

/**
 * npm run bench:tracing: what traces cost a request. Off, it is what a request asks of them on its way, a comparison each, held
 * against the time of a core that the request takes; on, the same requests with a collector that takes everything.
 * In time of a core, so that whoever else works on the machine hardly changes it.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = 3;
/** More than most calls make. */
const statements = 10;
const aimPercent = 3;

/** Nanoseconds of one, the best of several goes. */
function nanosecondsOf(work: () => void): number {
  const times = 2_000_000;
  const goes = Array.from({ length: 5 }, () => {
    const begun = process.hrtime.bigint();
    for (let time = 0; time < times; time++) work();
    return Number(process.hrtime.bigint() - begun) / times;
  });
  return Math.min(...goes);
}

function hooksOff(): number {
  const request = { routeOptions: { config: {} } } as unknown as FastifyRequest;
  const reply = {} as FastifyReply;
  const next = () => undefined;
  const aRequest = nanosecondsOf(() => {
    tracedRequest(request, next);
    endRequest(request, reply);
  });
  return aRequest + statements * nanosecondsOf(() => void startStatement('a.name', 'select 1'));
}

async function cpuSeconds(shop: string): Promise<number> {
  const told = await (await fetch(`${shop}/metrics`)).text();
  const found = /^sgb_process_cpu_seconds_total (\S+)/m.exec(told);
  if (!found) throw new Error('the shop does not say what time of a core it took');
  return Number(found[1]);
}

const calls = {
  'product, JSON': (id: string) => `/api/product/detail?productid=${id}`,
  'search, JSON': () => '/api/search/keysearchlist?keyword=wireless%20speaker',
};

/** Milliseconds of a core a request, the least of the rounds. */
async function measured(env: Readonly<Record<string, string>>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await onStage(
    1000,
    async ({ shop }) => {
      const list = await fetch(`${shop}/api/shoppingmall/queryProductsByCategory?categoryId=10100`);
      const { data } = (await list.json()) as { data: { items: { id: string }[] } };
      for (let round = 0; round <= rounds; round++) {
        for (const [name, path] of Object.entries(calls)) {
          const before = await cpuSeconds(shop);
          const { requests, non2xx, errors } = await autocannon({
            url: shop + path(data.items[0]?.id ?? ''),
            connections: 8,
            duration: seconds,
          });
          if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
          const each = ((await cpuSeconds(shop)) - before) * (1000 / requests.total);
          // The first one warms up.
          if (round > 0) found.set(name, Math.min(each, found.get(name) ?? each));
        }
      }
    },
    env,
  );
  return found;
}

const hooks = hooksOff();
const off = await measured({});
let bytes = 0;
const collector = createServer((request, response) => {
  request.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const { port } = collector.address() as AddressInfo;
const on = await measured({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
collector.close();
if (bytes === 0) throw new Error('the collector got nothing');

console.log(`off, a request with ${statements} statements asks whether there are traces for ${hooks.toFixed(0)} ns`);
console.log(
  `${''.padEnd(16)}${['ms off', 'of it hooks', 'ms on', 'on costs'].map((cell) => cell.padStart(12)).join('')}`,
);
for (const [name, ms] of off) {
  const share = (hooks / 1e6 / ms) * 100;
  const traced = on.get(name) ?? 0;
  const cells = [
    ms.toFixed(3),
    `${share.toFixed(3)} %`,
    traced.toFixed(3),
    `${((traced / ms - 1) * 100).toFixed(0)} %`,
  ];
  const verdict = share < aimPercent ? 'met' : 'missed';
  console.log(
    `${name.padEnd(16)}${cells.map((cell) => cell.padStart(12)).join('')}   aim under ${aimPercent} % when off: ${verdict}`,
  );
}
