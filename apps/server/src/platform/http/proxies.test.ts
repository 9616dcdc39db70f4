import createFastify from 'fastify';
import { expect, test } from 'vitest';
import { trusting } from './server.ts';

/** Whom the shop takes a visitor for who wrote a header, behind a balancer at 10.0.0.1 that appended to it. */
test.each([
  ['nobody is trusted', false, '10.0.0.1'],
  ['one proxy stands before the shop', 1, '41.1.1.1'],
  ['two do', 2, '9.9.9.9'],
  ['those of a network are trusted', ['10.0.0.0/8'], '41.1.1.1'],
  ['those of another network are', ['192.168.0.0/16'], '10.0.0.1'],
])('%s', async (_what, proxies, taken) => {
  const fastify = createFastify({ trustProxy: trusting(proxies as Parameters<typeof trusting>[0]) });
  fastify.get('/me', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': '6.6.6.6, 9.9.9.9, 41.1.1.1' };
  expect((await fastify.inject({ url: '/me', remoteAddress: '10.0.0.1', headers })).body).toBe(taken);
});
