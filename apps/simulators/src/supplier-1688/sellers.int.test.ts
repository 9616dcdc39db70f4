import { hourMs } from '@sgb/contract/time.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { offerOf } from '@sgb/server/testing/goods.ts';
import { setSetting } from '@sgb/server/testing/settings.ts';
import { openTestShop, type TestShop } from '@sgb/server/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Simulator, simulatedCredentials, startSimulator } from './server.ts';

/** What sellers offer beyond what we have, and where it belongs in our shop. */

let simulator: Simulator;
let shop: TestShop;
beforeAll(async () => {
  simulator = await startSimulator({ now: () => shop.app.clock.now() });
  shop = await openTestShop({ outside: { alibaba: { ...simulatedCredentials, url: simulator.url } } });
  await setSetting(shop.app, sourcingSupplier, '1688');
});
afterAll(async () => {
  await shop.close();
  await simulator.close();
});

const seen = (name: string) => simulator.seen.calls.get(`1/com.alibaba.fenxiao.crossborder/${name}`) ?? 0;
const query = async (text: string, values: unknown[] = []) => (await shop.app.db.pool.query(text, values)).rows;

test('whoever opens a store has the platform asked once a day what else its seller offers', async () => {
  // A product that we do not have yet, by its link: its seller gets the platform's own name.
  const { id, categoryId } = await shop.supplier.offer(offerOf(11_000));
  await query('delete from supplier_categories');
  await shop.client().call('GET /api/search/searchlink', { keyword: `https://detail.1688.com/offer/${id}.html` });
  const text = 'select category_id::int as leaf from supplier_categories where supplier_category_id = $1';
  expect(await query(text, [categoryId])).toEqual([{ leaf: Number(categoryId) - 124_000_000 }]);
  const [{ leaf }] = await query('select category_id::int as leaf from products where id = $1', [id]);
  expect(leaf).toBe(Number(categoryId) - 124_000_000);
  expect(seen('category.translation.getById')).toBe(1);

  const [{ seller }] = await query('select supplier_id::text as seller from products where id = $1', [id]);
  const count = async () =>
    (await query('select count(*)::int as n from products where supplier_id = $1', [seller]))[0].n;
  const more = () => shop.client().call('POST /api/supplier/more', { sellerid: seller });
  const before = await count();
  simulator.set({ failing: true });
  expect(await more()).toEqual({ added: 0 });
  simulator.set({ failing: false });
  const answers = await Promise.all([more(), more(), more()]);
  const added = answers.reduce((sum, one) => sum + one.added, 0);
  expect(added).toBeGreaterThan(0);
  expect(await count()).toBe(before + added);
  expect(seen('product.search.querySellerOfferList')).toBe(1);
  const store = await shop.client().call('GET /api/supplier/store', { sellerid: seller, productid: id });
  expect(store.total).toBe(before + added);

  expect(await more()).toEqual({ added: 0 });
  shop.app.clock.advance(25 * hourMs);
  await more();
  expect(seen('product.search.querySellerOfferList')).toBe(2);
  expect(await shop.client().call('POST /api/supplier/more', { sellerid: '999999999' })).toEqual({ added: 0 });
});

test('pages of a seller and categories are kept for some minutes', async () => {
  const { seller, categoryId } = await shop.supplier.offer(offerOf(11_001));
  const asked = { openId: seller.openId, keyword: 'no such words', page: 1, pageSize: 20 };
  expect(await shop.supplier.searchBySeller(asked)).toMatchObject({ items: [], total: 0 });
  const before = [seen('product.search.querySellerOfferList'), seen('category.translation.getById')];
  const category = await shop.supplier.category(categoryId ?? '');
  expect(category).toMatchObject({ id: categoryId, nameZh: expect.stringMatching(/\p{Script=Han}/u) });
  await shop.supplier.searchBySeller(asked);
  await shop.supplier.category(categoryId ?? '');
  expect([seen('product.search.querySellerOfferList'), seen('category.translation.getById')]).toEqual([
    before[0],
    (before[1] ?? 0) + 1,
  ]);
  await expect(shop.supplier.category('9')).rejects.toMatchObject({ fault: 'refused', code: 'CATEGORY_NOT_FOUND' });
  simulator.set({ malformed: 'html' });
  await expect(shop.supplier.searchBySeller({ ...asked, page: 2 })).rejects.toMatchObject({ fault: 'malformed' });
  simulator.set({ malformed: 'no' });
});

test('what a seller sells mixed is read and kept with the goods', async () => {
  const mixOf = async (index: number) => (await shop.supplier.offer(offerOf(index))).mix;
  expect(await mixOf(11_002)).toBeNull();
  simulator.set({ mix: { mixAmount: 99.5, mixNumber: 12 } });
  expect(await mixOf(11_002)).toEqual({ pieces: 12, fen: 9_950 });
  await shop
    .client()
    .call('GET /api/search/searchlink', { keyword: `https://detail.1688.com/offer/${offerOf(11_002)}.html` });
  expect(await query('select mix from products where id = $1', [offerOf(11_002)])).toEqual([
    { mix: { pieces: 12, fen: 9_950 } },
  ]);
  simulator.set({ mix: { mixAmount: 0, mixNumber: 0 } });
  expect(await mixOf(11_002)).toBeNull();
  simulator.set({ mix: null });
});
