import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';

/** What marketing decides about goods and about what is searched. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (name: string) => shop.client(await ticketFor(shop, `demo_${name}`));
const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;

test('a product is found, flagged, hidden whatever its supplier says, and shown again', async () => {
  const marketing = await as('marketing');
  const [{ id, title }] = await rows('select id::text, title from products where on_shelf and stock_type = 0 limit 1');
  const find = async (q: string) => (await marketing.call('GET /api/staff/product/list', { q })).items;
  expect(await find(id)).toMatchObject([{ id, title, onShelf: true, hiddenAt: '' }]);
  expect((await find(title)).length).toBeGreaterThan(0);
  expect(await find('')).toEqual([]);
  await marketing.call('POST /api/staff/product/flags', { id, flags: 10 });
  await expect(marketing.call('POST /api/staff/product/flags', { id, flags: 64 })).rejects.toMatchObject({ http: 400 });
  expect(await find(id)).toMatchObject([{ flags: 10 }]);

  await marketing.call('POST /api/staff/product/hide', { id, reason: 'A copy of a brand', ...(await justRead(shop)) });
  await rows('update products set on_shelf = true where id = $1', id);
  expect(await rows('select on_shelf from products where id = $1', id)).toEqual([{ on_shelf: false }]);
  const hidden = (await marketing.call('GET /api/staff/product/list', { show: 'hidden' })).items;
  expect(hidden).toMatchObject([{ id, hiddenBecause: 'A copy of a brand', onShelf: false }]);
  expect(await rows("select from job_outbox where task = 'search.index'").catch(() => [1])).not.toEqual([]);

  await marketing.call('POST /api/staff/product/show', { id, reason: 'It is no copy', ...(await justRead(shop)) });
  expect(await find(id)).toMatchObject([{ onShelf: true, hiddenAt: '' }]);
  await expect(
    marketing.call('POST /api/staff/product/hide', { id: '999999999', reason: 'Not there' }),
  ).rejects.toMatchObject({ http: 404 });
});

test('hot words, synonyms and what nobody finds', async () => {
  const marketing = await as('marketing');
  await marketing.call('POST /api/staff/search/savehot', { words: ['Solar light', 'braai'] });
  const { items: hot } = await shop.client().call('GET /api/search/hotkeyword', {});
  expect(hot.slice(0, 2).map(({ hotword }) => hotword)).toEqual(['solar light', 'braai']);
  await expect(marketing.call('POST /api/staff/search/savehot', { words: ['one', 'One'] })).rejects.toMatchObject({
    http: 400,
  });

  await marketing.call('POST /api/staff/search/savesynonym', { word: 'Takkies', means: 'sneakers' });
  const like = async (q: string) => (await marketing.call('GET /api/staff/search/synonyms', { q })).items;
  expect(await like('takk')).toContainEqual({ word: 'takkies', means: 'sneakers' });
  await marketing.call('POST /api/staff/search/dropsynonym', { word: 'takkies', means: 'sneakers' });
  expect(await like('takkies')).not.toContainEqual({ word: 'takkies', means: 'sneakers' });
  await marketing.call('POST /api/staff/search/rebuild', {});

  await shop.client().call('GET /api/search/keysearchlist', { keyword: 'xylophonic zzyzx' });
  const word = 'xylophonic zzyzx';
  await vi.waitFor(
    async () => {
      const { items } = await marketing.call('GET /api/staff/search/misses', {});
      expect(items).toContainEqual({ keyword: word, searches: 1, lastDay: expect.any(String) });
    },
    { timeout: 20_000, interval: 500 },
  );
});

test('a showcase gets its head, its rule and what is picked by hand, and shows that first', async () => {
  const uploader = await uploaderOf(shop, 'marketing');
  const marketing = shop.client(uploader.ticket);
  const picked = (
    await rows('select id::text from products where on_shelf and stock_type = 0 order by id limit 2')
  ).map(({ id }) => id);
  const [{ category }] = await rows('select category_id as category from products where on_shelf limit 1');
  const rule = { categories: [category as number], each: 5, sort: 1 as const };
  const words = { slug: 'garden-weeks', title: 'Garden weeks', text: 'For spring', tone: 'light' as const, rule };
  const save = async (more: object) =>
    marketing.call('POST /api/staff/showcase/save', { ...words, picked, ...more, ...(await justRead(shop)) });
  await expect(save({ fresh: 1 })).rejects.toMatchObject({ http: 400, data: { field: 'picture' } });
  const { data } = await uploader.upload('banner', 'wide.png', await drawnPicture(120, 40));
  const picture = data.fileName;
  await expect(save({ picture })).rejects.toMatchObject({ http: 404 });
  await expect(save({ fresh: 1, picture, picked: ['999999999'] })).rejects.toMatchObject({ data: { field: 'picked' } });
  const none = { ...rule, categories: [2_000_000_000] };
  await expect(save({ fresh: 1, picture, rule: none })).rejects.toMatchObject({ data: { field: 'categories' } });
  const { goods } = await save({ fresh: 1, picture });
  expect(goods).toBeGreaterThanOrEqual(2);
  await expect(save({ fresh: 1, picture })).rejects.toMatchObject({ data: { field: 'slug' } });
  const { items } = await marketing.call('GET /api/staff/showcase/list', {});
  expect(items.find(({ slug }) => slug === words.slug)).toMatchObject({ title: 'Garden weeks', goods, rule });
  await vi.waitFor(async () => {
    const shown = await shop.client().call('GET /api/product/banner/list', { tag: words.slug });
    expect(shown.items.slice(0, 2).map(({ id }) => id)).toEqual(picked);
  });
  await save({ rule: null, picked: picked.slice(1) });
  const left = await rows('select product_id::text as id from showcase_products where showcase = $1', words.slug);
  expect(left).toEqual([{ id: picked[1] }]);
  await expect(save({ slug: 'sastock' })).rejects.toMatchObject({ data: { field: 'picked' } });
});
