import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const server = fastify();
server.addHook('onSend', compressAnswers);
const text = (length: number) => 'words of an answer '.repeat(length).slice(0, length);
server.get<{ Querystring: { length: number; type?: string } }>('/text', ({ query }, reply) =>
  reply.type(query.type ?? 'text/plain').send(text(Number(query.length))),
);
server.get('/bytes', (_request, reply) =>
  reply
    .type('text/csv')
    .header('vary', 'cookie')
    .send(Buffer.from(text(9000))),
);
server.get('/stream', (_request, reply) =>
  reply
    .type('text/csv')
    .header('content-length', 6000)
    .send(Readable.from([text(3000), text(3000)])),
);
server.get('/part', (_request, reply) =>
  reply.code(206).type('text/plain').header('content-range', 'bytes 0-2999/9000').send(text(3000)),
);
server.get('/nothing', (_request, reply) => reply.code(204).send());
afterAll(() => server.close());

const get = (url: string, encoding?: string) =>
  server.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['br', 3000],
  ['br', 9000],
  ['gzip', 3000],
  ['gzip', 9000],
] as const)('with %s %i bytes are fewer on their way, and the same at the end', async (encoding, length) => {
  const { rawPayload, headers } = await get(`/text?length=${length}`, encoding);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(rawPayload.length),
    vary: 'accept-encoding',
  });
  expect(rawPayload.length).toBeLessThan(length / 10);
  expect(unpacked[encoding](rawPayload).toString()).toBe(text(length));
});

test.each(['br', 'gzip'] as const)('a stream comes through %s, and says no length', async (encoding) => {
  const { rawPayload, headers } = await get('/stream', encoding);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBeUndefined();
  expect(unpacked[encoding](rawPayload).toString()).toBe(text(3000) + text(3000));
});

test('what it varied by already it still does', async () => {
  expect((await get('/bytes', 'gzip')).headers.vary).toBe('cookie, accept-encoding');
});

test.each([
  ['gzip, deflate, br', 8192, 'gzip'],
  ['gzip, deflate, br', 8193, 'br'],
  ['gzip;q=0.5, br;q=1', 8192, 'br'],
  ['gzip;q=1, br;q=0.5', 8193, 'gzip'],
])('who accepts %j gets %i bytes as %j', async (accepted, length, encoding) => {
  const { rawPayload, headers } = await get(`/text?length=${length}`, accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpacked[encoding as 'br' | 'gzip'](rawPayload).toString()).toBe(text(length));
});

test.each([
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'gzip'],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('who accepts %j gets %j', async (accepted, encoding) => {
  expect((await get('/text?length=3000', accepted)).headers['content-encoding']).toBe(encoding);
});

test.each([
  ['application/json; charset=utf-8', 'br'],
  ['application/manifest+json', 'br'],
  ['image/svg+xml', 'br'],
  ['text/javascript', 'br'],
  ['application/javascript', 'br'],
  ['application/xml', 'br'],
  ['text/event-stream', undefined],
  ['image/webp', undefined],
  ['font/woff2', undefined],
  ['application/pdf', undefined],
])('%s: %j', async (type, encoding) => {
  const { headers } = await get(`/text?length=3000&type=${encodeURIComponent(type)}`, 'br');
  expect(headers['content-encoding']).toBe(encoding);
});

test('what is short, a part of a file or nothing is sent as it is', async () => {
  for (const url of ['/text?length=1023', '/part', '/nothing']) {
    const { headers } = await get(url, 'br');
    expect([url, headers['content-encoding'], headers.vary]).toEqual([url, undefined, undefined]);
  }
});
