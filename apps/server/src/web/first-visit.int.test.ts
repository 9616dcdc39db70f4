import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stops } from '../../../../e2e/support/routes.ts';
import { ticketFor } from '../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { builtWebApp, shopFolder } from './built.ts';
import type { Render } from './render.ts';

/**
 * What is loaded for the first time is not there at once, and React left it out of the page with an error in the
 * browser. A copy of the built pages is as fresh as a process that has just started, whoever ran before in this one.
 */
let copy: string;
let shop: TestShop;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'sgb-pages-'));
  await cp(join(shopFolder, 'dist/server'), copy, { recursive: true });
  const fresh = (await import(pathToFileURL(join(copy, 'entry-server.js')).href)) as { render: Render };
  shop = await openTestShop({ web: { ...(await builtWebApp()), render: async () => fresh.render } });
});
afterAll(async () => {
  await shop.close();
  await rm(copy, { recursive: true, force: true });
});

/** What an address opens beyond its page. */
const opened = [
  '/question/index?ask=1',
  '/question/index?show=mine',
  '/question/index?show=members',
  '/groupship/index?apply=1',
  '/questionFeedback/index?id=1',
  '/stockUp/index?tab=shelves&view=sales',
  '/stockUp/index?tab=shelves&view=sell',
  '/stockUp/index?tab=ship',
  '/customertask/promotiontool?share=none',
  '/shoppingmall/categoryproduct/10000?colour=red',
  '/shoppingmall/categoryproduct?keyword=dress&material=cotton',
  '/user/info?tab=sessions',
];

const people = ['demo_shopper', 'demo_ambassador', 'demo_stocker', 'demo_influencer'];

test('nothing of a page is left out when it is the first that a process renders', async () => {
  const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' });
  const productId = items[0]?.id ?? '';
  const { supplier } = await shop.client().call('GET /api/product/detail', { productid: productId });
  const pages = stops({ productId, categoryId: 10_101, supplierId: supplier.id }).map(({ path }) => path);
  const leftOut: string[] = [];
  const seen = new Set<string>();
  const look = async (path: string, ticket = '') => {
    const { statusCode, body } = await shop.fastify.inject({
      url: `/shop${path}`,
      headers: { cookie: `ticket=${ticket}` },
    });
    expect(statusCode, path).toBeLessThan(500);
    if (statusCode === 200) seen.add(path);
    // So React marks what it left to the browser.
    if (/<!--\$[!?]-->/.test(body)) leftOut.push(path);
  };
  for (const path of [...opened, ...pages]) await look(path);
  for (const person of people) {
    const ticket = await ticketFor(shop, person);
    for (const path of opened) await look(path, ticket);
    if (person === 'demo_shopper') for (const path of pages) await look(path, ticket);
  }
  expect(leftOut).toEqual([]);
  expect(opened.filter((path) => !seen.has(path))).toEqual([]);
});
