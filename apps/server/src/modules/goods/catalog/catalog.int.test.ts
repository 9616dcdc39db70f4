import { sortOptions } from '@sgb/contract/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function anyProductId(): Promise<string> {
  const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' });
  return items[0]?.id ?? '';
}

describe('categories', () => {
  test('the tree has three levels of the size a wholesale mall has', async () => {
    const { departments } = await shop.client().call('GET /api/category/categories', {});
    const groups = departments.flatMap((department) => department.children);
    const leaves = groups.flatMap((group) => group.children);
    expect([departments.length, groups.length, leaves.length]).toEqual([20, 140, 506]);
    expect(leaves.every((leaf) => leaf.productCount > 0)).toBe(true);
    expect(departments.reduce((sum, department) => sum + department.productCount, 0)).toBe(800);
  });

  test('children come with the trail that leads to them', async () => {
    const top = await shop.client().call('GET /api/category/listSaleChildByParent', {});
    expect(top.trail).toEqual([]);
    const [department] = top.children;
    const below = await shop
      .client()
      .call('GET /api/category/listSaleChildByParent', { categoryId: department?.id ?? 0 });
    expect(below.trail).toEqual([{ id: department?.id, name: department?.name }]);
    expect(below.children.map((group) => group.id)).toEqual(department?.children.map((group) => group.id));
  });

  test('an unknown category is 404', async () => {
    const call = shop.client().call('GET /api/category/listSaleChildByParent', { categoryId: 999 });
    await expect(call).rejects.toMatchObject({ http: 404 });
  });
});

describe('a category list', () => {
  test.each(sortOptions)('pages by $label without a duplicate or a gap', async ({ code }) => {
    const seen: string[] = [];
    const first = await shop
      .client()
      .call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 10_000, sort: code });
    for (let page = 1; page <= first.pages; page++) {
      const { items } = await shop
        .client()
        .call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 10_000, sort: code, page });
      seen.push(...items.map((item) => item.id));
    }
    expect(first.total).toBe(40);
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
  });

  test('is in the order asked for', async () => {
    const list = async (sort: 1 | 2 | 3) =>
      (await shop.client().call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 20_000, sort })).items;
    const prices = (await list(2)).map((item) => item.priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const dear = (await list(3)).map((item) => item.priceCents);
    expect(dear).toEqual(dear.toSorted((a, b) => b - a));
    const sales = (await list(1)).map((item) => item.monthlySales);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
  });

  test('keeps only what fits all filters, and counts it', async () => {
    const everything = await shop
      .client()
      .call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 30_000 });
    const filter = {
      minPriceCents: 5_000,
      maxPriceCents: 20_000,
      maxMinOrder: 3,
      stockType: 0,
      special: 0,
      minRating: 4,
    } as const;
    const filtered = await shop
      .client()
      .call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 30_000, ...filter });
    expect(filtered.total).toBeGreaterThan(0);
    expect(filtered.total).toBeLessThan(everything.total);
    expect(filtered.items).toHaveLength(Math.min(20, filtered.total));
    for (const item of filtered.items) {
      expect(item.priceCents).toBeGreaterThanOrEqual(5_000);
      expect(item.priceCents).toBeLessThanOrEqual(20_000);
      expect(item.minOrder).toBeLessThanOrEqual(3);
      expect(item.rating).toBeGreaterThanOrEqual(4);
      expect([item.stockType, item.special]).toEqual([0, 0]);
    }
  });

  test('past its end it is empty, not an error', async () => {
    const { items } = await shop
      .client()
      .call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 10_000, page: 99 });
    expect(items).toEqual([]);
  });

  test.each([
    ['page=0', 'page'],
    ['page=101', 'page'],
    ['page=one', 'page'],
    ['sort=6', 'sort'],
    ['stockType=2', 'stockType'],
    ['minPriceCents=-1', 'minPriceCents'],
    ['weather=fine', 'weather'],
    ['page=1&page=2', 'page'],
  ])('%s is refused with the field named', async (query, field) => {
    const answer = await shop.fastify.inject(`/api/shoppingmall/queryProductsByCategory?categoryId=10000&${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.field).toBe(field);
  });
});

describe('showcases', () => {
  test('SA stock shows only goods that lie in South Africa', async () => {
    const { items } = await shop.client().call('GET /api/shoporder/product3s/list', {});
    expect(items.length).toBeGreaterThan(5);
    expect(items.every((item) => item.stockType === 1)).toBe(true);
  });

  test('suppliers come best first, each with up to four of its own goods', async () => {
    const { items, more } = await shop.client().call('GET /api/shoporder/productsupplier/list', {});
    expect(items).toHaveLength(20);
    expect(more).toBe(true);
    expect(items.map((supplier) => supplier.rating)).toEqual(
      items.map((supplier) => supplier.rating).toSorted((a, b) => b - a),
    );
    expect(items.every((supplier) => supplier.goods.length === Math.min(4, supplier.productCount))).toBe(true);
  });

  test('a topic that does not exist is refused', async () => {
    const answer = await shop.fastify.inject('/api/shoppingmall/topicGoodsList?topic=cheap');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('topic: must be one of hotsale, new, recommend');
  });
});

describe('a product', () => {
  test('has all its SKUs, its trail and its supplier', async () => {
    const id = await anyProductId();
    const product = await shop.client().call('GET /api/product/detail', { productid: id });
    expect(product.id).toBe(id);
    expect(product.trail).toHaveLength(3);
    expect(product.skus.length).toBeGreaterThanOrEqual(2);
    expect(product.skus).toHaveLength(product.choices.reduce((count, choice) => count * choice.values.length, 1));
    expect(Math.min(...product.skus.map((sku) => sku.priceCents))).toBe(product.priceCents);
    expect(product.priceBreaks[0]).toEqual({ from: product.minOrder, priceCents: product.priceCents });
  });

  test('is followed by others of its kind, never by itself', async () => {
    const id = await anyProductId();
    const { items } = await shop.client().call('GET /api/product/similar', { productid: id });
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  test.each(['GET /api/product/detail', 'GET /api/product/similar'] as const)(
    '%s of an unknown one is 404',
    async (name) => {
      await expect(shop.client().call(name, { productid: '999999999999' })).rejects.toMatchObject({ http: 404 });
    },
  );
});
