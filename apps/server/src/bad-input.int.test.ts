import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { send, ticketFor } from './permissions.fixture.ts';
import { openTestShop, type TestShop } from './testing/shop.ts';

/** Every field of every call, new ones included, with what no form would send. */

let shop: TestShop;
/** Of somebody who may make the call: group-buys are not for companies, nor is promotion. */
const ticketOf = ({ right }: Endpoint) => {
  if (right === 'influencer') return influencer;
  return right === 'groupBuy' || right === 'leadsGroup' ? leader : company;
};
let influencer: string;
let leader: string;
let company: string;
beforeAll(async () => {
  shop = await openTestShop();
  company = await ticketFor(shop, 'demo_business');
  leader = await ticketFor(shop, 'demo_ambassador');
  influencer = await ticketFor(shop, 'demo_influencer');
});
afterAll(() => shop.close());

const calls = endpoints.filter(({ file, raw, auth }) => !file && !raw && auth !== 'staff');

const evil: readonly unknown[] = ['', 'x'.repeat(9000), '\0', '\ud800', '<script>', null, { toString: 'x' }];

function fieldsOf({ input }: Endpoint): string[] {
  const schema = z.toJSONSchema(input, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, call) => {
  const ticket = ticketOf(call);
  for (const field of fieldsOf(call)) {
    for (const value of evil) {
      const { http, body } = await send(shop, call, ticket, { [field]: value });
      const said = JSON.stringify([field, value, http, body]).slice(0, 400);
      expect(http, said).toBeLessThan(500);
      if (http === 400) expect(body.data, said).toEqual({ field: expect.stringMatching(/\S/) });
    }
  }
  const unknown = await send(shop, call, ticket, { surprise: '<script>' });
  expect([unknown.http, typeof (unknown.body.data as { field: unknown }).field]).toEqual([400, 'string']);
});
