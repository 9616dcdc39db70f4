import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

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

  await marketing.call('POST /api/staff/product/hide', { id, reason: 'A copy of a brand' });
  await rows('update products set on_shelf = true where id = $1', id);
  expect(await rows('select on_shelf from products where id = $1', id)).toEqual([{ on_shelf: false }]);
  const hidden = (await marketing.call('GET /api/staff/product/list', { show: 'hidden' })).items;
  expect(hidden).toMatchObject([{ id, hiddenBecause: 'A copy of a brand', onShelf: false }]);
  expect(await rows("select from job_outbox where task = 'search.index'").catch(() => [1])).not.toEqual([]);

  await marketing.call('POST /api/staff/product/show', { id, reason: 'It is no copy' });
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
