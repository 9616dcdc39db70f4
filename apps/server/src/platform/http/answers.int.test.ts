import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@sgb/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { type BareServer, openBareServer } from './http.fixture.ts';
import { refuse } from './refusal.ts';

const common = { auth: 'guest', limit: 'browse', queries: 0, summary: 'A call of this test' } as const;
const broken = endpoint({
  ...common,
  method: 'GET',
  path: '/api/test/broken',
  input: z.strictObject({}),
  output: z.object({}),
});
const note = endpoint({
  ...common,
  method: 'POST',
  path: '/api/test/note',
  input: z.strictObject({ text: z.string(), times: z.coerce.number().default(1) }),
  output: z.object({ text: z.string(), nested: z.object({ kept: z.string() }) }),
});
const refused = endpoint({
  ...common,
  method: 'GET',
  path: '/api/test/refused',
  input: z.strictObject({ how: z.enum(['business', 'notFound']) }),
  output: z.object({}),
});
const mine = endpoint({ ...broken, path: '/api/test/mine', auth: 'shopper', output: z.object({ name: z.string() }) });
const theirs = endpoint({ ...mine, path: '/api/test/theirs', auth: 'staff' });

let server: BareServer;
beforeAll(async () => {
  server = await openBareServer((http) => {
    http.bind(broken, () => Promise.reject(new Error('password of the vault: 1234')));
    http.bind(note, async (_call, { text, times }) => {
      const answer = { text: text.repeat(times), secret: 'hash', nested: { kept: 'yes', dropped: 'no' } };
      return answer;
    });
    http.bind(refused, async (_call, { how }) =>
      how === 'business' ? refuse('wrongLogin', 'Not today.', { until: 'tomorrow' }) : refuse('notFound'),
    );
    http.bind(mine, async ({ session }) => ({ name: session.username }));
    http.bind(theirs, async ({ session }) => ({ name: session.username }));
  });
});
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.fastify.inject({ url, headers });

test('what is answered to somebody known is kept by no cache on the way', async () => {
  expect((await get('/api/test/mine?ticket=shopper')).headers['cache-control']).toBe('no-store');
  expect((await get('/api/test/refused?how=business')).headers['cache-control']).toBeUndefined();
});

test('no page of another site makes a browser call us; our own pages, links and programs do', async () => {
  const from = async (site: string) =>
    (await get('/api/test/mine?ticket=shopper', { 'sec-fetch-site': site })).json().status;
  expect([await from('cross-site'), await from('same-origin'), await from('none')]).toEqual([3000275, 0, 0]);
});

test('the log says who asked, and how a business refusal ended that looks like any other answer', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const own = await openBareServer((http) => http.bind(mine, async () => refuse('wrongLogin')), { log });
  await own.fastify.inject('/api/test/mine?ticket=shopper');
  await own.fastify.inject('/api/test/mine');
  await own.close();
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([
    { status: 200, account: 1, code: 3000020 },
    { status: 401, account: null, code: 3000012 },
  ]);
});
const post = (payload: string | object, type = 'application/json') =>
  server.fastify.inject({ method: 'POST', url: note.path, payload, headers: { 'content-type': type } });

describe('an answer', () => {
  test('is an envelope without the fields that the contract does not name', async () => {
    const answer = await post({ text: 'ab', times: 2 });
    expect(answer.json()).toEqual({ status: 0, message: 'success', data: { text: 'abab', nested: { kept: 'yes' } } });
  });

  test('to a form is the same as to JSON', async () => {
    const answer = await post('text=a+b%26c&times=2', 'application/x-www-form-urlencoded');
    expect(answer.json().data.text).toBe('a b&ca b&c');
  });

  test('has an id of its own, whatever the caller calls itself', async () => {
    const [first, second] = await Promise.all([get('/api/x', { 'x-request-id': 'mine' }), get('/api/x')]);
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });
});

describe('a refusal', () => {
  test('of business is HTTP 200 with its own status, words and data', async () => {
    const answer = await get('/api/test/refused?how=business');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({ status: 3000020, message: 'Not today.', data: { until: 'tomorrow' } });
  });

  test('of something unknown is 404', async () => {
    const answer = await get('/api/test/refused?how=notFound');
    expect([answer.statusCode, answer.json().status]).toEqual([404, 3000014]);
  });

  test.each([
    [mine.path, '', 401],
    [mine.path, 'shopper', 200],
    [mine.path, 'staff', 200],
    [mine.path, 'nobody', 401],
    [theirs.path, '', 401],
    [theirs.path, 'shopper', 403],
    [theirs.path, 'staff', 200],
  ])('%s with ticket %j answers %i', async (path, ticket, http) => {
    const answer = await get(`${path}?ticket=${ticket}`);
    expect(answer.statusCode).toBe(http);
    expect(answer.json().status).toBe({ 200: 0, 401: 3000012, 403: 3000013 }[http]);
  });
});

describe('bad input', () => {
  test.each([
    ['an unknown field', { text: 'a', colour: 'red' }, 'colour'],
    ['a missing field', {}, 'text'],
    ['a wrong type', { text: 5 }, 'text'],
    ['a number that is none', { text: 'a', times: 'x' }, 'times'],
    ['a list instead of fields', [1], ''],
    ['a prototype', '{"text":"a","constructor":1}', 'constructor'],
  ])('%s is 400 and names the field', async (_what, payload, field) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 3000001, data: { field } });
    expect(answer.json().message).not.toBe('');
  });

  test.each([
    ['half a JSON', '{"text":', 'application/json'],
    ['a prototype attack', '{"__proto__":{"a":1},"text":"a"}', 'application/json'],
    ['an unknown type', 'text=a', 'text/plain'],
    ['no type', 'text=a', ''],
    ['no body at all', '', 'application/json'],
  ])('%s is 400 in the envelope', async (_what, payload, type) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().status).toBe(3000001);
    expect(answer.json().message).not.toBe('');
  });

  test('an unknown address is 404 in the envelope, with any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const answer = await server.fastify.inject({ method, url: '/api/nothing/here' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ status: 3000014, message: 'There is nothing at this address.', data: null });
    }
  });

  test.each(['/api/%', '/api/%E0%A4%A', '/api/test/refused/../../x'])('%s is no fault of ours', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().status).not.toBe(0);
  });
});

test('a fault of ours shows its number and nothing of its cause', async () => {
  const answer = await get(broken.path);
  expect(answer.statusCode).toBe(500);
  const requestId = answer.headers['x-request-id'];
  expect(answer.json()).toEqual({
    status: 3000500,
    message: 'Something went wrong on our side. Please try again.',
    data: { requestId },
  });
  expect(answer.body).not.toMatch(/vault|Error|at .*\.ts/);
});

describe('headers', () => {
  /** All that our answers tell browsers about themselves; what an answer brings besides is not its matter. */
  const forbidding = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  const ofPages = {
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const besides = ['connection', 'content-length', 'content-type', 'date', 'x-request-id'];
  const told = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !besides.includes(name)));

  test('forbid an API answer, a script or a picture to be a page, to be framed, and to be used elsewhere', async () => {
    const tooLong = `/api/nothing?${'a'.repeat(9000)}`;
    const always = { ...forbidding, 'x-statements': '0' };
    for (const url of [broken.path, '/api/nothing', tooLong, mine.path]) {
      expect(told((await get(url)).headers)).toEqual(always);
    }
    for (const url of ['/img/nothing', '/shop/assets/nothing.js', '/console/assets/nothing.js']) {
      expect(told((await get(url)).headers)).toEqual(always);
    }
    const known = await get(`${mine.path}?ticket=shopper`);
    expect(told(known.headers)).toEqual({ ...always, 'cache-control': 'no-store' });
  });

  test('forbid more to whatever could be a page', async () => {
    const answer = await get('/nothing');
    expect(told(answer.headers)).toEqual({ ...forbidding, ...ofPages, 'x-statements': '0' });
  });

  test('demand HTTPS in production, and tell nobody how many statements ran', async () => {
    const live = await openBareServer(() => undefined, { production: true });
    const { headers } = await live.fastify.inject('/api/nothing');
    await live.close();
    const https = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
    expect(told(headers)).toEqual({ ...forbidding, ...https });
  });
});

describe('compression', () => {
  const long = { text: 'long ', times: 2000 };
  const ask = (encoding: string, payload: object) =>
    server.fastify.inject({ method: 'POST', url: note.path, payload, headers: { 'accept-encoding': encoding } });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s makes a long answer short and loses nothing', async (encoding, unpack) => {
    const answer = await ask(encoding, long);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(1000);
    expect(JSON.parse(unpack(answer.rawPayload).toString()).data.text).toBe('long '.repeat(2000));
  });

  test('brotli is preferred, and nobody is forced', async () => {
    expect((await ask('gzip, deflate, br', long)).headers['content-encoding']).toBe('br');
    expect((await ask('identity', long)).headers['content-encoding']).toBeUndefined();
    expect((await ask('br', { text: 'short' })).headers['content-encoding']).toBeUndefined();
  });
});
