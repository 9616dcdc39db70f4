import { connect } from 'node:net';
import type { Findings } from './findings.ts';
import type { Target } from './target.ts';

const host = 'host: shop.example\r\n';
/** What no browser would say. */
const requests: readonly (readonly [string, string])[] = [
  ['no HTTP at all', 'HELO shop\r\n\r\n'],
  ['half a head', 'GET / HTTP/1.1\r\nhost'],
  ['two lengths', `POST /api/user/logincheck HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`],
  [
    'a length and pieces',
    `POST /api/user/logincheck HTTP/1.1\r\n${host}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /`,
  ],
  [
    'a piece that lies',
    `POST /api/user/logincheck HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nzz\r\nx\r\n\r\n`,
  ],
  ['an odd method', `BREW / HTTP/1.1\r\n${host}\r\n`],
  ['an address that climbs', `GET /shop/assets/../../../../etc/passwd HTTP/1.1\r\n${host}\r\n`],
  ['an address in full', `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`],
  ['a broken escape', `GET /shop/%E0%A4%A HTTP/1.1\r\n${host}\r\n`],
  ['no bytes in the address', `GET /api/product/detail?productid=%00 HTTP/1.1\r\n${host}\r\n`],
  ['a head without end', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['a name with a space', `GET / HTTP/1.1\r\n${host}bad name: 1\r\n\r\n`],
  ['an old version', `GET /healthz HTTP/0.9\r\n\r\n`],
  ['many at once', `GET /healthz HTTP/1.1\r\n${host}\r\n`.repeat(50)],
];

function say(base: string, text: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.setTimeout(3000, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => undefined).on('close', () => resolve(answer));
    socket.end(text, 'latin1');
  });
}

/** Requests that break HTTP: an answer of our own or a closed line, and a shop that lives on. */
export async function tryBroken({ base }: Target, findings: Findings): Promise<void> {
  for (const [what, text] of requests) {
    findings.counts.set('broken', (findings.counts.get('broken') ?? 0) + 1);
    const http = Number(/^HTTP\/1\.1 (\d+)/.exec(await say(base, text))?.[1] ?? 400);
    if (http >= 500 || http < 200)
      findings.note('broken', `${what} is answered ${http}: ${JSON.stringify(text.slice(0, 200))}`);
  }
  await findings.send('broken', { method: 'GET', url: '/healthz' }, (_sent, { http }) =>
    http === 200 ? undefined : `it does not live any more: ${http}`,
  );
}
