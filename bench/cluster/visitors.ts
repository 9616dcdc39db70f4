import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** Guests outside, on a host of their own: visitors.ts URL CONNECTIONS SECONDS, the paths as JSON on standard input. */
const [url = '', connections = '8', seconds = '5'] = process.argv.slice(2);
const paths = JSON.parse(await text(process.stdin)) as string[];
const somePath = () => paths[Math.floor(Math.random() * paths.length)] ?? '/';
const { requests, latency, non2xx, errors } = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  requests: [{ setupRequest: (request) => ({ ...request, method: 'GET', path: somePath() }) }],
});
console.log(JSON.stringify({ answered: requests.total, p99: latency.p99, failed: non2xx + errors }));
