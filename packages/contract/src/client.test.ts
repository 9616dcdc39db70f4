import { describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient, Refused, type Transport, Unreachable } from './client.ts';
import { endpoints } from './endpoints.ts';
import { repeatableCalls } from './repeatable-calls.ts';

type Answer = Awaited<ReturnType<Transport>>;

const success = (data: unknown = {}): Answer => ({ http: 200, body: { status: 0, message: 'success', data } });
const fault: Answer = { http: 503, body: { status: 3000503, message: 'The shop is very busy.', data: null } };

/** A client whose server gives these answers one after the other, the last one for ever. */
function clientOf(answers: (Answer | Error)[], options: Partial<ClientOptions> = {}) {
  const pauses: number[] = [];
  const transport = vi.fn<Transport>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  });
  const wait = async (milliseconds: number) => {
    pauses.push(milliseconds);
  };
  const client = createClient({ transport, ticket: () => undefined, wait, ...options });
  return { client, transport, pauses };
}

function withCode(code: string, message = 'fetch failed'): Error {
  return new TypeError(message, { cause: Object.assign(new Error(code), { code }) });
}

const banners = 'GET /api/banner/list';
const login = 'POST /api/user/logincheck';
const someone = { username: 'a', password: 'b' };

describe('a server fault', () => {
  test('of a GET is tried again three times, without a pause', async () => {
    const { client, transport, pauses } = clientOf([fault]);
    await expect(client.call(banners, {})).rejects.toMatchObject({ http: 503, status: 3000503 });
    expect(transport).toHaveBeenCalledTimes(4);
    expect(pauses).toEqual([]);
  });

  test('that passes is never seen', async () => {
    const { client, transport } = clientOf([fault, fault, success({ items: [] })]);
    await expect(client.call(banners, {})).resolves.toEqual({ items: [] });
    expect(transport).toHaveBeenCalledTimes(3);
  });

  test('of a POST that may be repeated is tried again like a GET', async () => {
    const { client, transport } = clientOf([fault, success({ items: [] })]);
    await expect(client.call('POST /api/user/bill/list', {})).resolves.toEqual({ items: [] });
    expect(transport).toHaveBeenCalledTimes(2);
    const lost = clientOf([withCode('ECONNRESET'), withCode('ECONNRESET'), success({})]);
    await lost.client.call('POST /api/cart/tick', { market: 0, ids: [1], ticked: 1 });
    expect(lost.pauses).toEqual([100, 200]);
  });

  test('of another POST is never tried again', async () => {
    const { client, transport } = clientOf([fault]);
    await expect(client.call(login, someone)).rejects.toBeInstanceOf(Refused);
    expect(transport).toHaveBeenCalledTimes(1);
  });

  test.each([400, 401, 403, 404, 429])('is not what %i is: one attempt', async (http) => {
    const { client, transport } = clientOf([{ http, body: { status: 3000001, message: 'no', data: null } }]);
    await expect(client.call(banners, {})).rejects.toMatchObject({ http });
    expect(transport).toHaveBeenCalledTimes(1);
  });
});

describe('a lost connection', () => {
  test('of a GET is tried again three times, each pause longer than the last', async () => {
    const onUnreachable = vi.fn();
    const { client, transport, pauses } = clientOf([withCode('ECONNRESET')], { onUnreachable });
    await expect(client.call(banners, {})).rejects.toBeInstanceOf(Unreachable);
    expect(transport).toHaveBeenCalledTimes(4);
    expect(pauses).toEqual([100, 200, 400]);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
  });

  test('is borne longer by who asks in the background, and not for ever', async () => {
    const onUnreachable = vi.fn();
    const { client, transport, pauses } = clientOf([withCode('ECONNRESET')], { onUnreachable, lostLineRetries: 7 });
    await expect(client.call(banners, {})).rejects.toBeInstanceOf(Unreachable);
    expect(transport).toHaveBeenCalledTimes(8);
    expect(pauses.at(-1)).toBe(6400);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
  });

  test('of a POST is not tried again: it may have done its work', async () => {
    const { client, transport } = clientOf([withCode('ECONNRESET')]);
    await expect(client.call(login, someone)).rejects.toBeInstanceOf(Unreachable);
    expect(transport).toHaveBeenCalledTimes(1);
  });

  test.each([
    'ENOTFOUND',
    'EAI_AGAIN',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])('%s is hopeless: one attempt, no pause', async (code) => {
    const { client, transport, pauses } = clientOf([withCode(code)]);
    await expect(client.call(banners, {})).rejects.toMatchObject({ cause: { cause: { code } } });
    expect(transport).toHaveBeenCalledTimes(1);
    expect(pauses).toEqual([]);
  });

  test('that the caller gave up is not tried again and stays an abort', async () => {
    const controller = new AbortController();
    const transport = vi.fn<Transport>(async ({ signal }) => {
      controller.abort();
      throw signal?.reason;
    });
    const onUnreachable = vi.fn();
    const { client } = clientOf([], { transport, onUnreachable });
    await expect(client.call(banners, {}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(transport).toHaveBeenCalledTimes(1);
    expect(onUnreachable).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  test('throws with the status, the message and the data of the answer', async () => {
    const body = { status: 3000020, message: 'That name and password do not match.', data: { left: 3 } };
    const { client } = clientOf([{ http: 200, body }]);
    const refusal = await client.call(login, someone).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal).toMatchObject({ http: 200, status: 3000020, message: body.message, data: { left: 3 } });
  });

  test.each([['<html>502</html>'], [null], [[]], [{ message: 'no status' }]])(
    'without an envelope (%j) is a fault of ours',
    async (body) => {
      const { client } = clientOf([{ http: 404, body }]);
      await expect(client.call(banners, {})).rejects.toMatchObject({ http: 404, status: 3000500 });
    },
  );

  test('for want of a session tells where to log in, once', async () => {
    const onNoSession = vi.fn();
    const body = { status: 3000012, message: 'Please log in to go on.', data: { loginUrl: '/shop/login?from=x' } };
    const { client } = clientOf([{ http: 401, body }], { onNoSession });
    await expect(client.call('GET /api/user/logininfo', {})).rejects.toMatchObject({ http: 401, status: 3000012 });
    expect(onNoSession.mock.calls).toEqual([['/shop/login?from=x']]);
  });

  test('with another code or another HTTP status is not taken for a missing session', async () => {
    const onNoSession = vi.fn();
    const other = { http: 401, body: { status: 3000013, message: '', data: null } };
    const odd = { http: 200, body: { status: 3000012, message: '', data: null } };
    for (const answer of [other, odd]) {
      await expect(clientOf([answer], { onNoSession }).client.call(banners, {})).rejects.toBeInstanceOf(Refused);
    }
    expect(onNoSession).not.toHaveBeenCalled();
  });
});

describe('what is sent', () => {
  test('leaves out what is undefined and keeps what is zero', async () => {
    const { client, transport } = clientOf([success()]);
    await client.call('GET /api/shoppingmall/queryProductsByCategory', {
      categoryId: 10_000,
      minPriceCents: 0,
      maxPriceCents: undefined,
    });
    const url = '/api/shoppingmall/queryProductsByCategory?categoryId=10000&minPriceCents=0';
    expect(transport.mock.calls).toEqual([[{ method: 'GET', url }]]);
  });

  test('has no question mark without a question', async () => {
    const { client, transport } = clientOf([success()]);
    await client.call(banners, {});
    expect(transport.mock.calls[0]?.[0].url).toBe('/api/banner/list');
  });

  test('carries the ticket in the query, of a POST too, and the signal', async () => {
    const { client, transport } = clientOf([success()], { ticket: () => 'a+b&c' });
    const { signal } = new AbortController();
    await client.call('GET /api/product/detail', { productid: '610000000000' }, signal);
    await client.call(login, someone);
    expect(transport.mock.calls.map(([request]) => request)).toEqual([
      { method: 'GET', url: '/api/product/detail?productid=610000000000&ticket=a%2Bb%26c', signal },
      { method: 'POST', url: '/api/user/logincheck?ticket=a%2Bb%26c', body: JSON.stringify(someone) },
    ]);
  });

  test('asks for the ticket at each call, because it changes', async () => {
    let ticket: string | undefined = 'first';
    const { client, transport } = clientOf([success()], { ticket: () => ticket });
    await client.call(banners, {});
    ticket = undefined;
    await client.call(banners, {});
    expect(transport.mock.calls.map(([request]) => request.url)).toEqual([
      '/api/banner/list?ticket=first',
      '/api/banner/list',
    ]);
  });
});

test('what may be repeated are calls that there are', () => {
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  expect([...repeatableCalls].filter((name) => !known.has(name))).toEqual([]);
});
