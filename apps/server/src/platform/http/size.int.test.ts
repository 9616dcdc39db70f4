import { type AddressInfo, connect } from 'node:net';
import { getProduct } from '@sgb/contract/catalog.ts';
import { loginCheck } from '@sgb/contract/identity.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';

const megabytes = 1024 * 1024;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** What comes back over a real socket. The server may hang up while we still talk. */
async function send(text: string): Promise<{ http: number; body: { status: number; message: string } }> {
  const { port } = shop.fastify.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.on('error', () => undefined).on('close', () => resolve()));
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await closed;
  const [head = '', body = '{}'] = answer.split('\r\n\r\n');
  return { http: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const heads = 'host: shop.example\r\nconnection: close\r\n';

describe('an address', () => {
  test.each([9 * 1024, 100 * 1024, 10 * megabytes])('of %i bytes is 414 in the envelope', async (size) => {
    const answer = await send(`GET ${getProduct.path}?productid=${'1'.repeat(size)} HTTP/1.1\r\n${heads}\r\n`);
    expect(answer).toEqual({ http: 414, body: { status: 3000016, message: 'That address is too long.', data: null } });
  });

  test('of 8 KB is read', async () => {
    const answer = await send(`GET ${getProduct.path}?productid=${'1'.repeat(8000)} HTTP/1.1\r\n${heads}\r\n`);
    expect(answer).toMatchObject({ http: 400, body: { status: 3000001 } });
  });
});

test('endless headers are 431', async () => {
  const answer = await send(`GET /healthz HTTP/1.1\r\n${heads}x-long: ${'a'.repeat(100_000)}\r\n\r\n`);
  expect(answer).toMatchObject({ http: 431, body: { status: 3000015 } });
});

test('what is not HTTP is 400', async () => {
  expect(await send('HELO shop.example\r\n\r\n')).toMatchObject({ http: 400, body: { status: 3000001 } });
});

describe('a body', () => {
  const login = (body: string) =>
    `POST ${loginCheck.path} HTTP/1.1\r\n${heads}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

  test('of 10 MB is 413 in the envelope', async () => {
    const answer = await send(login(JSON.stringify({ username: 'a'.repeat(10 * megabytes), password: 'b' })));
    expect(answer).toEqual({ http: 413, body: { status: 3000015, message: 'That is too large to send.', data: null } });
  });

  test('of 10 MB that does not say its length is 413 too', async () => {
    const chunk = `${(64 * 1024).toString(16)}\r\n${'a'.repeat(64 * 1024)}\r\n`;
    const head = `POST ${loginCheck.path} HTTP/1.1\r\n${heads}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    expect(await send(`${head}${chunk.repeat(160)}0\r\n\r\n`)).toMatchObject({ http: 413 });
  });

  /** As a client on a slow line does: says all of it, piece by piece, whatever is answered meanwhile. */
  async function sendAll(path: string, type: string, size: number): Promise<number | string> {
    const { port } = shop.fastify.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let [answer, trouble] = ['', ''];
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', (error) => {
      trouble = error.message;
    });
    const piece = Buffer.alloc(64 * 1024, 'a');
    socket.write(`POST ${path} HTTP/1.1\r\n${heads}content-type: ${type}\r\ncontent-length: ${size}\r\n\r\n`);
    for (let sent = 0; sent < size && !socket.destroyed; sent += piece.length)
      await new Promise((resolve) => socket.write(piece, resolve));
    await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 20_000 });
    return trouble || Number(answer.split(' ')[1]);
  }

  test.each([
    ['to a call', loginCheck.path, 'application/json', 413],
    ['to a call, in no format that it reads', loginCheck.path, 'x/y', 400],
    ['to an address where nothing is', '/api/nothing', 'x/y', 404],
    ['to a callback', '/api/payments/yoco/webhook', 'application/json', 413],
  ])('of 10 MB %s is heard to its end, and answered', async (_where, path, type, http) => {
    expect(await sendAll(path, type, 10 * megabytes)).toBe(http);
  });

  test('of 900 KB is read and judged by its fields', async () => {
    const answer = await send(login(JSON.stringify({ username: 'a'.repeat(900_000), password: 'b' })));
    expect(answer).toMatchObject({ http: 400, body: { data: { field: 'username' } } });
  });
});

test('none of that stops the shop', async () => {
  expect((await shop.fastify.inject('/readyz')).body).toBe('ready\n');
});
