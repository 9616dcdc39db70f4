import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codes } from './codes.ts';
import { documents } from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const calls: readonly Endpoint[] = endpoints;
const named = calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(named)('%s', (_name, endpoint) => {
  test('says what it is, for whom, how often and how dear', () => {
    expect(endpoint.path).toMatch(/^\/api\/[a-zA-Z0-9/]+[a-zA-Z0-9]$/);
    expect(endpoint.summary.trim().length).toBeGreaterThan(5);
    expect(['guest', 'shopper', 'staff']).toContain(endpoint.auth);
    expect(['browse', 'picture', 'page', 'guess', 'lookup', 'costly', 'probe', 'upload', 'send']).toContain(
      endpoint.limit,
    );
    expect(Number.isInteger(endpoint.queries) && endpoint.queries >= 0).toBe(true);
  });

  test('refuses a field that it does not know', () => {
    const parsed = endpoint.input.safeParse({ surprise: '1' });
    expect(parsed.error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['surprise'] }),
    );
  });

  test('takes and answers with objects that JSON schema can describe', () => {
    const output = z.toJSONSchema(endpoint.output, { target: 'draft-7', io: 'output' });
    const input = z.toJSONSchema(endpoint.input, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    expect([input.type, output.type]).toEqual(['object', 'object']);
    expect(input.additionalProperties).toBe(false);
  });
});

test('every call with which staff change something says what it decides about', () => {
  const silent = calls.filter(({ auth, method, decides }) => auth === 'staff' && method === 'POST' && !decides);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('no two routes have the same method and address', () => {
  const addresses = [...calls, ...Object.values(documents)].map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('no two codes share a number, and every one has words for a shopper', () => {
  const all = Object.values(codes);
  expect(new Set(all.map(({ status }) => status)).size).toBe(all.length);
  for (const { message } of all) expect(message).not.toBe('');
});

test('the codes of the product document are what it says', () => {
  expect(codes.ok.status).toBe(0);
  expect(codes.noSession).toMatchObject({ status: 3000012, http: 401 });
});
