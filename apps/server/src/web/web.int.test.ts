import { listBanners } from '@sgb/contract/content.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stops } from '../../../../e2e/support/routes.ts';
import { ticketFor } from '../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
let product: { id: string; title: string; picture: string };
let supplierId: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' });
  if (!items[0]) throw new Error('the shop is empty');
  product = items[0];
  const { supplier } = await shop.client().call('GET /api/product/detail', { productid: product.id });
  supplierId = supplier.id;
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.fastify.inject({ url: `/shop${path}`, headers });

function plain(html: string): string {
  return html
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** What React wrote into the page; the state for the browser does not count. */
const bodyOf = (html: string) =>
  plain(/<div id="root">(.*)<\/div><script type="application\/json"/s.exec(html)?.[1] ?? '');
const stateOf = (html: string) => JSON.parse(/id="sgb-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
const titleOf = (html: string) => plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
const metaOf = (html: string, name: string) =>
  plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );

describe('the way in', () => {
  test.each([
    ['/', '/shop/'],
    ['/shop', '/shop/'],
    ['/shop/', '/shop/shoppingmall/index'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await shop.fastify.inject(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });
});

describe('a ticket in the address of a guarded page', () => {
  const T = 't'.repeat(43);
  const cart = '/shoporder/cart';

  test('becomes a session where there is none, and leaves the address before anything else', async () => {
    const ticket = await ticketFor(shop, 'demo_vip');
    const answer = await get(`${cart}?ticket=${ticket}&a=1`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/shop${cart}?a=1`]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    const cookies = answer.cookies.map(({ name, value, path, sameSite }) => [name, value, path, sameSite]);
    expect(cookies).toEqual([
      ['ticket', ticket, '/', 'Lax'],
      ['userid', '0', '/', 'Lax'],
    ]);
    const landed = await get(`${cart}?a=1`, { cookie: `ticket=${ticket}` });
    expect(landed.statusCode).toBe(200);
    expect(landed.body).not.toContain(ticket);
  });

  test.each([
    [`${cart}?ticket=${T}`, { cookie: 'ticket=mine' }, `/shop${cart}`],
    [
      `/login?origUrl=${encodeURIComponent(`/shop${cart}?ticket=${T}`)}`,
      { cookie: 'ticket=mine' },
      /^\/shop\/login\?origUrl=[^?]*cart$/,
    ],
    [`/login?ticket=${T}`, {}, '/shop/login'],
  ])('%s with %j opens none', async (path, headers, to) => {
    const { statusCode, headers: answered } = await get(path, headers);
    expect(statusCode).toBe(302);
    expect(answered.location).toEqual(typeof to === 'string' ? to : expect.stringMatching(to));
    expect(answered['set-cookie']).toBeUndefined();
  });

  test('and in a page that the login would lead back to opens that page', async () => {
    const { headers } = await get(`/login?origUrl=${encodeURIComponent(`/shop${cart}?ticket=${T}`)}`);
    expect([headers.location, String(headers['set-cookie'])]).toEqual([`/shop${cart}`, expect.stringContaining(T)]);
  });
});

describe('the home page', () => {
  test('arrives with its goods, departments and banners in it', async () => {
    const answer = await get('/shoppingmall/index');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const body = bodyOf(answer.body);
    expect(body).toContain(product.title);
    const { items: banners } = (await shop.fastify.inject(listBanners.path)).json().data;
    expect(body).toContain(banners[0].title);
    const { children } = await shop.client().call('GET /api/category/listSaleChildByParent', {});
    for (const department of children) expect(body).toContain(department.name);
    expect(body).toMatch(/R\s\d{1,3}(,\d{3})*\.\d\d/);
  });

  test('introduces itself to search engines and chats', async () => {
    const { body } = await get('/shoppingmall/index');
    expect(titleOf(body)).toContain('SGB');
    expect(metaOf(body, 'description').length).toBeGreaterThan(50);
    expect(metaOf(body, 'og:image')).toMatch(/^https:\/\/shop\.example\/.+/);
    expect(metaOf(body, 'og:url')).toBe('https://shop.example/shop/shoppingmall/index');
  });
});

describe('a category page', () => {
  test('arrives with its goods, its name and its trail', async () => {
    const { items, total } = await shop
      .client()
      .call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 10_101 });
    const { trail } = await shop.client().call('GET /api/category/listSaleChildByParent', { categoryId: 10_101 });
    const { statusCode, body } = await get('/shoppingmall/categoryproduct/10101');
    expect([statusCode, total > 0]).toEqual([200, true]);
    for (const item of items) expect(bodyOf(body)).toContain(item.title);
    for (const { name } of trail) expect(bodyOf(body)).toContain(name);
    expect(titleOf(body)).toContain(trail.at(-1)?.name);
    expect(metaOf(body, 'description').length).toBeGreaterThan(20);
    expect(dataOf(body)).toHaveLength(1);
  });

  test.each([10_000, 10_100, 10_101])('%i has a picture for share previews', async (id) => {
    const { body } = await get(`/shoppingmall/categoryproduct/${id}`);
    expect(metaOf(body, 'og:image')).toMatch(/^https:\/\/shop\.example\//);
  });

  test('sorts and pages on the server', async () => {
    const input = { categoryId: 10_000, sort: 2, page: 2 } as const;
    const { items } = await shop.client().call('GET /api/shoppingmall/queryProductsByCategory', input);
    const body = bodyOf((await get('/shoppingmall/categoryproduct/10000?sort=2&page=2')).body);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(body).toContain(item.title);
  });

  test.each([
    ['page=0', 'page'],
    ['page=101', 'page'],
    ['page=two', 'page'],
    ['sort=9', 'sort'],
    ['minPrice=cheap', 'minPrice'],
    ['rating=6', 'rating'],
  ])('with %s is 400 and names the field', async (query, field) => {
    const answer = await get(`/shoppingmall/categoryproduct/10000?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(bodyOf(answer.body)).toContain(`${field}:`);
    expect(bodyOf(answer.body)).toContain('Back to the home page');
  });
});

describe('a product page', () => {
  test('arrives with title, price, SKUs, supplier and attributes', async () => {
    const detail = await shop.client().call('GET /api/product/detail', { productid: product.id });
    const { statusCode, body } = await get(`/product/${product.id}.html`);
    expect(statusCode).toBe(200);
    const text = bodyOf(body);
    const words = [detail.title, detail.supplier.name, ...detail.attributes.map(({ value }) => value)];
    for (const word of [...words, ...detail.choices.flatMap(({ values }) => values)]) expect(text).toContain(word);
    expect(titleOf(body)).toContain(detail.title.slice(0, 20));
    expect(metaOf(body, 'og:image')).toContain('https://shop.example/img/');
  });

  test('carries schema.org data that machines can read', async () => {
    const detail = await shop.client().call('GET /api/product/detail', { productid: product.id });
    const [data] = dataOf((await get(`/product/${product.id}.html`)).body);
    expect(data['@context']).toBe('https://schema.org');
    const card = [data['@graph'] ?? data].flat().find((entry) => entry['@type'] === 'Product');
    expect(card).toMatchObject({ name: detail.title, sku: detail.id });
    expect(JSON.stringify(card.offers)).toContain('ZAR');
    expect([card.image].flat()[0]).toContain('/img/');
  });
});

describe('what does not exist', () => {
  test.each([
    '/nothing/here',
    '/product/999999999999.html',
    '/product/lamp.html',
    '/shoppingmall/categoryproduct/999',
    '/shoppingmall/categoryproduct/abc',
  ])('%s is 404 with a way home', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(titleOf(answer.body)).toBe('Page not found | SGB');
    expect(bodyOf(answer.body)).toContain('This page could not be found');
    expect(bodyOf(answer.body)).toContain('Back to the home page');
    expect(metaOf(answer.body, 'robots')).toBe('noindex');
  });
});

describe('every page of the product document', () => {
  const pages = stops({ productId: '{product}', categoryId: 10_101, supplierId: '{supplier}' });
  test.each(pages.filter(({ login }) => login))('$path sends a guest to the login', async ({ path }) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^\/shop\/login\?/);
  });

  test.each(pages.filter(({ status, login }) => status === undefined && !login))(
    '$path answers 200',
    async ({ path }) => {
      const answer = await get(path.replaceAll('{product}', product.id).replaceAll('{supplier}', supplierId));
      expect(answer.statusCode).toBe(200);
      expect(bodyOf(answer.body)).not.toContain('This page could not be found');
      expect(titleOf(answer.body)).not.toBe('');
      expect(stateOf(answer.body)).toMatchObject({ queries: expect.any(Object), router: expect.any(Object) });
    },
  );
});

test('whoever finds a weakness is told whom to write to', async () => {
  const answer = await shop.fastify.inject('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    answer.body
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields).toEqual({
    Contact: 'mailto:hello@sgb.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'en',
    Canonical: 'https://shop.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires ?? '') - shop.app.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});
