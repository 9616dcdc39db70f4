import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { createOutsideGet, type OutsideAnswer } from './get.ts';
import { createLinkFollower } from './links.ts';

test.each([
  ['8.8.8.8', true],
  ['203.119.205.1', true],
  ['2400:3200::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
  ['', false],
])('%s is a public address: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

describe('fetching from outside', () => {
  let server: Server;
  let port = 0;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked++;
      if (request.url === '/slow') return;
      if (request.url === '/moved') return void response.writeHead(302, { location: 'http://inside.test/' }).end();
      response.end('x'.repeat(1000));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.closeAllConnections() ?? server.close());

  const options = {
    allowed: () => true,
    timeoutMs: 300,
    maxBytes: 2000,
    tooLong: 'refuse',
    resolve: async () => ['127.0.0.1'],
  } as const;
  const trusting = { ...options, trusted: () => true };
  const at = (path: string) => `http://shop.test:${port}${path}`;

  test('gets an answer, and gives a redirect without following it', async () => {
    const get = createOutsideGet(trusting);
    expect((await get(at('/'))).body.length).toBe(1000);
    expect(await get(at('/moved'))).toMatchObject({ status: 302, location: 'http://inside.test/' });
  });

  test('a name that leads inside is never dialled', async () => {
    const before = asked;
    await expect(createOutsideGet(options)(at('/'))).rejects.toThrow('may not be asked');
    await expect(createOutsideGet(options)(`http://127.0.0.1:${port}/`)).rejects.toThrow('may not be asked');
    await expect(createOutsideGet(options)(`http://[::1]:${port}/`)).rejects.toThrow('may not be asked');
    const mixed = { ...options, resolve: async () => ['8.8.8.8', '127.0.0.1'] };
    await expect(createOutsideGet(mixed)(at('/'))).rejects.toThrow('may not be asked');
    expect(asked).toBe(before);
  });

  test('what is not allowed is not even looked up', async () => {
    const names: string[] = [];
    const resolve = async (host: string) => [...names, host];
    const get = createOutsideGet({ ...options, resolve, allowed: ({ hostname }) => hostname === 'shop.test' });
    for (const url of [at('/').replace('shop', 'other'), 'file:///etc/passwd', 'ftp://shop.test/', 'nonsense']) {
      await expect(get(url)).rejects.toThrow('not allowed');
    }
    expect(names).toEqual([]);
  });

  test('neither waits for ever nor swallows everything', async () => {
    await expect(createOutsideGet(trusting)(at('/slow'))).rejects.toThrow();
    await expect(createOutsideGet({ ...trusting, maxBytes: 999 })(at('/'))).rejects.toThrow('more than 999 bytes');
    const cut = await createOutsideGet({ ...trusting, maxBytes: 10, tooLong: 'cut' })(at('/'));
    expect(cut.body.length).toBe(10);
  });
});

describe('following short links', () => {
  /** A web of addresses, each with where it leads or what its page says. */
  function follower(web: Record<string, string | { page: string }>, asked: string[] = []) {
    return createLinkFollower(async (url): Promise<OutsideAnswer> => {
      asked.push(url);
      const there = web[url];
      if (there === undefined) throw new Error('no such address');
      const redirect = typeof there === 'string';
      return {
        status: redirect ? 302 : 200,
        location: redirect ? there : undefined,
        body: Buffer.from(redirect ? '' : there.page),
      };
    });
  }
  const start = 'https://qr.1688.com/s/abc';
  const offer = { kind: 'offer', id: '610000007919' };
  const product = 'https://detail.1688.com/offer/610000007919.html';

  test.each<[string, Record<string, string | { page: string }>, unknown]>([
    ['straight', { [start]: product }, offer],
    ['over two hops', { [start]: 'https://m.1688.com/go?x=1', 'https://m.1688.com/go?x=1': product }, offer],
    ['over a relative address', { [start]: '/t', 'https://qr.1688.com/t': product }, offer],
    ['over a script in a page', { [start]: { page: `<script>var url = '${product}?spm=1';</script>` } }, offer],
    [
      'over an escaped address',
      { [start]: { page: `{"url":"https:\\/\\/m.1688.com\\/offer\\/610000007919.html"}` } },
      offer,
    ],
    ['to a page without a product', { [start]: { page: 'https://www.1688.com/ nothing here' } }, { kind: 'unknown' }],
    ['out of the shops', { [start]: 'https://evil.example/offer/610000007919.html' }, { kind: 'unknown' }],
    ['to our own machine', { [start]: 'http://127.0.0.1/offer/610000007919.html' }, { kind: 'unknown' }],
    ['to a file', { [start]: 'file:///etc/passwd' }, { kind: 'unknown' }],
    ['in a circle', { [start]: start }, { kind: 'unknown' }],
  ])('%s', async (_way, web, expected) => {
    const asked: string[] = [];
    expect(await follower(web, asked)(start)).toEqual(expected);
    expect(asked.length).toBeLessThanOrEqual(5);
    for (const url of asked) expect(new URL(url).hostname).toMatch(/(^|\.)1688\.com$/);
  });

  test('a Taobao link leads to Taobao', async () => {
    const web = { 'https://m.tb.cn/h.x': { page: "var url = 'https://item.taobao.com/item.htm?id=5201314520&a=1';" } };
    expect(await follower(web)('https://m.tb.cn/h.x')).toEqual({
      kind: 'thirdParty',
      shop: 'Taobao',
      id: '5201314520',
    });
  });

  test('a shop that does not answer is down', async () => {
    await expect(follower({})(start)).rejects.toMatchObject({ fault: 'down' });
  });
});
