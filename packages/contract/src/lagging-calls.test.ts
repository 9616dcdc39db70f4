import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { laggingCalls } from './lagging-calls.ts';

test('calls that may lag exist, are asked with GET and are open to guests', () => {
  const open = endpoints.filter(({ auth, method }) => auth === 'guest' && method === 'GET');
  const known = new Set(open.map(({ method, path }) => `${method} ${path}`));
  expect([...laggingCalls].filter((name) => !known.has(name))).toEqual([]);
});
