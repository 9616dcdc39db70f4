import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { documents } from '@sgb/contract/documents.ts';
import type { Document, Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { perMinute } from './limits.ts';

const declarations: readonly (Endpoint | Document)[] = [...endpoints, ...Object.values(documents)];

/** Every route that was really added, by whomever. */
const routes: RouteOptions[] = [];
const listen = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', (route) => void routes.push(route));
};

let shop: TestShop;
beforeAll(async () => {
  subscribe('fastify.initialization', listen);
  shop = await openTestShop();
  unsubscribe('fastify.initialization', listen);
  await shop.fastify.ready();
});
afterAll(() => shop.close());

const named = () =>
  routes.flatMap((route) =>
    [route.method].flat().map((method) => ({ method, url: route.url, declared: route.config?.declared })),
  );

const isFound = (method: string, url: string) => shop.fastify.hasRoute({ method: method as 'GET', url });

describe('every route of the running shop', () => {
  test('is in the contract, with who may come and how often', () => {
    expect(named().length).toBeGreaterThanOrEqual(declarations.length);
    for (const { method, url, declared } of named()) {
      expect(declarations, `${method} ${url}`).toContain(declared);
      expect(declared?.path).toBe(url);
      expect(['guest', 'shopper', 'staff']).toContain(declared?.auth);
      expect(Object.keys(perMinute)).toContain(declared?.limit);
    }
  });

  test('answers to the method of its contract; HEAD is the only other one', () => {
    for (const { method, url, declared } of named()) {
      expect(declared?.method, url).toBe(method === 'HEAD' ? 'GET' : method);
    }
  });
});

test('the router finds every declaration of the contract, and nothing else', () => {
  for (const { method, path } of declarations) expect(isFound(method, path), `${method} ${path}`).toBe(true);
  expect(isFound('GET', '/api/secret')).toBe(false);
});

test('every declaration of the contract is a route', () => {
  const found = named().map(({ method, url }) => `${method} ${url}`);
  for (const { method, path } of declarations) expect(found).toContain(`${method} ${path}`);
});

test('a route that nobody declared cannot be added', async () => {
  const fresh = await openTestShop();
  try {
    expect(() => fresh.fastify.get('/api/secret', async () => 'x')).toThrow(
      'GET /api/secret is not declared in the contract',
    );
  } finally {
    await fresh.close();
  }
});

test('the right to call is checked on every call that is not for guests', async () => {
  const closed = endpoints.filter(({ auth }) => auth !== 'guest');
  expect(closed.length).toBeGreaterThan(0);
  for (const { method, path } of closed) {
    const answer = await shop.fastify.inject({ method, url: path });
    expect([path, answer.statusCode, answer.json().status]).toEqual([path, 401, 3000012]);
  }
});

describe('the description of the API', () => {
  test('lists every call as OpenAPI 3.1 does', async () => {
    const answer = await shop.fastify.inject('/api/openapi.json');
    expect(answer.headers['content-type']).toContain('application/json');
    const document = answer.json();
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const paths = new Set(endpoints.map(({ path }) => path));
    expect(Object.keys(document.paths).toSorted()).toEqual([...paths].toSorted());
    for (const endpoint of endpoints) {
      const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      expect(operation.summary).toBe(endpoint.summary);
      expect(operation.responses['200'].content['application/json'].schema.properties.data).toBeDefined();
      expect(operation.responses['200'].description).toEqual(expect.any(String));
      expect(operation.security).toEqual(endpoint.auth === 'guest' ? undefined : [{ ticket: [] }]);
    }
  });

  test('gives each field of a query its name, place and shape', async () => {
    const document = (await shop.fastify.inject('/api/openapi.json')).json();
    const { parameters } = document.paths['/api/shoppingmall/queryProductsByCategory'].get;
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'categoryId', in: 'query', required: true, schema: expect.any(Object) }),
    );
    expect(parameters).toHaveLength(12);
    const { requestBody } = document.paths['/api/user/logincheck'].post;
    expect(requestBody.content['application/json'].schema.required).toEqual(['username', 'password']);
  });

  test('can be read by people, all calls of it', async () => {
    const answer = await shop.fastify.inject('/api/docs');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
    );
    for (const { method, path } of endpoints) expect(answer.body).toContain(`<code>${method} ${path}</code>`);
    expect(answer.body).not.toContain('<script');
  });
});
