import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '../../scripts/self-signed.ts';

/** What only one connection is about; the other side has its own. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const passedOn = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofTheConnection.has(name.toLowerCase())),
  );

/** Stands before a shop as its balancer does: shoppers come with TLS and HTTP/2, the shop is asked without. */
export async function frontOf(shop: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(selfSigned('localhost'), (asked, answer) => {
    const headers = { ...passedOn(asked.headers), host: asked.headers[':authority'] ?? new URL(shop).host };
    const onward = request(new URL(asked.url, shop), { agent, method: asked.method, headers }, (come) => {
      answer.writeHead(come.statusCode ?? 502, passedOn(come.headers));
      come.pipe(answer);
    });
    onward.on('error', () => answer.stream?.close());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      server.close();
    },
  };
}
