import { sortOptions } from '@sgb/contract/catalogue.ts';
import type { InputOf } from '@sgb/contract/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

const store = 'GET /api/supplier/store';
const list = 'GET /api/supplier/productlist';

let shop: TestShop;
/** A supplier of several pages, and a product of it that is not its bestseller. */
let sellerid = '';
let productid = '';
beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.db.pool.query(`
    update products set supplier_id = (select min(id) from suppliers)
    where id in (select id from products order by id limit 60)`);
  await shop.app.db.pool.query(`
    update suppliers s set product_count = (select count(*) from products p where p.supplier_id = s.id)`);
  const { rows } = await shop.app.db.pool.query(
    'select supplier_id::text as s, id::text as p from products order by supplier_id, monthly_sales limit 1',
  );
  sellerid = rows[0].s;
  productid = rows[0].p;
});
afterAll(() => shop.close());

describe('the top 100', () => {
  test('are five pages of suppliers, the best first, none twice', async () => {
    const ratings: number[] = [];
    const ids = new Set<string>();
    for (let page = 1; page <= 5; page++) {
      const answer = await shop.client().call('GET /api/shoporder/productsupplier/list', { page });
      expect(answer).toMatchObject({ total: 100, pages: 5, more: page < 5 });
      for (const { id, rating } of answer.items) {
        ids.add(id);
        ratings.push(rating);
      }
    }
    expect(ids.size).toBe(100);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  test('end with the hundredth, however many suppliers there are', async () => {
    await shop.app.db.pool.query(`
      insert into suppliers select id + 1, 'x', 'x', 'x', 'x', 1, false, 0, 0, 0, 1, 0 from suppliers`);
    const beyond = await shop.client().call('GET /api/shoporder/productsupplier/list', { page: 6 });
    expect(beyond).toEqual({ items: [], more: false, total: 100, pages: 5 });
    await shop.app.db.pool.query(`delete from suppliers where name = 'x'`);
  });
});

describe('a store', () => {
  test.each(sortOptions)('by $label begins with the product one came from and repeats nothing', async ({ code }) => {
    const first = await shop.client().call(store, { sellerid, productid, sort: code });
    expect(first.items[0]?.id).toBe(productid);
    expect(first.items).toHaveLength(20);
    const ids: string[] = [];
    for (let page = 1; page <= first.pages; page++) {
      ids.push(
        ...(await shop.client().call(store, { sellerid, productid, sort: code, page })).items.map(({ id }) => id),
      );
    }
    expect(first.total).toBeGreaterThan(60);
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
  });

  test('shows the supplier as the product page does', async () => {
    const { supplier } = await shop.client().call(store, { sellerid, productid });
    const product = await shop.client().call('GET /api/product/detail', { productid });
    expect(supplier).toEqual(product.supplier);
  });

  test('after the first product, the rest is in the order asked for', async () => {
    const { items } = await shop.client().call(store, { sellerid, productid, sort: 3 });
    const prices = items.slice(1).map(({ priceCents }) => priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test.each([
    ['an unknown supplier', () => ({ sellerid: '999999999', productid })],
    ['an unknown product', () => ({ sellerid, productid: '999999999' })],
  ])('%s is 404', async (_what, input) => {
    await expect(shop.client().call(store, input())).rejects.toMatchObject({ http: 404 });
  });

  test("another supplier's product is 404", async () => {
    const { rows } = await shop.app.db.pool.query('select id::text from products where supplier_id <> $1 limit 1', [
      sellerid,
    ]);
    await expect(shop.client().call(store, { sellerid, productid: rows[0].id })).rejects.toMatchObject({ http: 404 });
  });
});

describe('the product list', () => {
  const allOf = async (input: InputOf<typeof list>) => {
    const first = await shop.client().call(list, input);
    const ids: string[] = [];
    for (let page = 1; page <= first.pages; page++) {
      ids.push(...(await shop.client().call(list, { ...input, page })).items.map(({ id }) => id));
    }
    expect(ids).toHaveLength(first.total);
    return ids;
  };

  test('of a supplier has all its products once', async () => {
    const { rows } = await shop.app.db.pool.query('select id::text from products where supplier_id = $1', [sellerid]);
    expect((await allOf({ sellerid, sort: 4 })).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect((await shop.client().call(list, { sellerid })).supplier?.id).toBe(sellerid);
  });

  test('without a supplier is the same selection in every order', async () => {
    const selections = await Promise.all(sortOptions.map(({ code }) => allOf({ sort: code })));
    const { rows } = await shop.app.db.pool.query(`
      select p.id::text from (select id from suppliers order by rating desc, id limit 20) s
      cross join lateral (
        select id from products where supplier_id = s.id order by monthly_sales desc, id desc limit 10) p`);
    for (const ids of selections) expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect((await shop.client().call(list, {})).supplier).toBeNull();
  });

  test('of an unknown supplier is 404', async () => {
    await expect(shop.client().call(list, { sellerid: '999999999' })).rejects.toMatchObject({ http: 404 });
  });
});

test.each([
  ['store?sellerid=b2b-1&productid=610000000000', 'sellerid'],
  ['store?sellerid=2200000000000&productid=1e9', 'productid'],
  ['store?sellerid=2200000000000', 'productid'],
  ['store?productid=610000000000', 'sellerid'],
  ['store?sellerid=&productid=610000000000', 'sellerid'],
  ['productlist?sort=0', 'sort'],
  ['productlist?page=0', 'page'],
  ['productlist?seller=1', 'seller'],
])('%s is refused with the field named', async (query, field) => {
  const answer = await shop.fastify.inject(`/api/supplier/${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data.field).toBe(field);
});
