import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stops } from '../../../../e2e/support/routes.ts';
import { ticketFor } from '../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { chunksOf, type Manifest, shopFolder, stylesOfOthers } from './built.ts';

const home = '/shoppingmall/index';

let shop: TestShop;
/** Of the second stylesheet: the classes that it alone has rules for. */
let ofRest: ReadonlySet<string>;
let rest: string;

const client = join(shopFolder, 'dist/client');
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)(?=[^{}]*\{)/g)].map(([, name = '']) => name.replaceAll('\\', '')));

beforeAll(async () => {
  shop = await openTestShop();
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = [...chunksOf(manifest, []).flatMap(({ css = [] }) => css), ...stylesOfOthers(manifest)];
  expect(files).toHaveLength(2);
  const [first = '', second = ''] = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  const ofFirst = classesIn(first);
  ofRest = new Set([...classesIn(second)].filter((name) => !ofFirst.has(name)));
  rest = `/shop/${files[1]}`;
});
afterAll(() => shop.close());

interface Seen {
  readonly path: string;
  readonly links: readonly string[];
  /** Classes of the page for which only the second stylesheet has rules. */
  readonly needs: readonly string[];
  readonly html: string;
}

async function see(path: string, ticket = ''): Promise<Seen> {
  const { body } = await shop.fastify.inject({ url: `/shop${path}`, headers: { cookie: `ticket=${ticket}` } });
  const links = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);
  const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split(' '),
  );
  return { path, links, needs: [...new Set(classes)].filter((name) => ofRest.has(name)), html: body };
}

async function allPages(): Promise<string[]> {
  const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' });
  const productId = items[0]?.id ?? '';
  const { supplier } = await shop.client().call('GET /api/product/detail', { productid: productId });
  const known = stops({ productId, categoryId: 10_101, supplierId: supplier.id }).map(({ path }) => path);
  return [...known, '/offline', '/nowhere/at/all', '/product/1.html', '/demo/outbox'];
}

test('every page links the styles of all that the server draws in it', async () => {
  const seen: Seen[] = [];
  const tickets = ['', await ticketFor(shop, 'demo_shopper')];
  for (const path of await allPages()) for (const ticket of tickets) seen.push(await see(path, ticket));
  expect(seen.filter(({ needs }) => needs.length > 0).length).toBeGreaterThan(50);
  const bare = seen.filter(({ links, needs }) => needs.length > 0 && !links.includes(rest));
  expect(bare.map(({ path, needs }) => ({ path, needs }))).toEqual([]);
});

test('home has one stylesheet, and the second is fetched when it is there; other pages have both, in their order', async () => {
  const front = await see(home);
  expect(front.links).toHaveLength(1);
  const ahead = `for(let href of ["${rest}"])ask('link',{rel:'prefetch',as:'style',href})`;
  expect(front.html.includes(ahead)).toBe(true);
  const { links, html } = await see('/search');
  expect(links).toEqual([front.links[0], rest]);
  expect(html.includes('prefetch')).toBe(false);
});

test('the tour, whose own styles use a variable of the rest, waits for it', async () => {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  expect(manifest['src/app/layout/tour.ts']?.css?.map((file) => `/shop/${file}`)).toContain(rest);
});

test('the worker keeps both for a lost line', async () => {
  const { body } = await shop.fastify.inject('/sw.js');
  expect(body.includes(rest)).toBe(true);
});
