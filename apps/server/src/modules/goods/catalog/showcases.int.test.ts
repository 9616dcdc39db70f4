import { type SortCode, sortOptions } from '@sgb/contract/catalogue.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { refillShowcases } from './showcase-fill.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const client = () => shop.client();

interface Showcase {
  head(): Promise<OutputOf<'GET /api/product/banner/categories'>>;
  page(wanted: {
    page?: number;
    sort?: SortCode;
    categoryId?: number;
  }): Promise<OutputOf<'GET /api/product/banner/list'>>;
  /** What must be in it, as the database says. */
  readonly holds: string;
}

const held = (slug: string) => `select product_id::text id from showcase_products where showcase = '${slug}'`;

const showcases: Record<string, Showcase> = {
  'in vogue': {
    head: () => client().call('GET /api/shoporder/productinvogue/categories', {}),
    page: (wanted) => client().call('GET /api/shoporder/productinvogue/list', wanted),
    holds: held('invogue'),
  },
  'the shop window': {
    head: () => client().call('GET /api/shoporder/productmainwindow/categories', {}),
    page: (wanted) => client().call('GET /api/shoporder/productmainwindow/list', wanted),
    holds: held('mainwindow'),
  },
  'SA stock': {
    head: () => client().call('GET /api/shoporder/product3s/categories', {}),
    page: (wanted) => client().call('GET /api/shoporder/product3s/list', wanted),
    holds: 'select id::text from products where stock_type = 1',
  },
  'a banner': {
    head: () => client().call('GET /api/product/banner/categories', { tag: 'load-shedding' }),
    page: (wanted) => client().call('GET /api/product/banner/list', { tag: 'load-shedding', ...wanted }),
    holds: held('load-shedding'),
  },
};

async function allOf({ page }: Showcase, wanted: { sort?: SortCode; categoryId?: number } = {}) {
  const first = await page(wanted);
  const items = [...first.items];
  for (let number = 2; number <= first.pages; number++) items.push(...(await page({ ...wanted, page: number })).items);
  return { total: first.total, items, ids: items.map(({ id }) => id) };
}

async function idsIn(query: string): Promise<string[]> {
  return (await shop.app.db.pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
}

describe.each(Object.entries(showcases))('%s', (_name, showcase) => {
  test.each(sortOptions)('pages by $label without a duplicate or a gap', async ({ code }) => {
    const expected = await idsIn(showcase.holds);
    const { ids, total } = await allOf(showcase, { sort: code });
    expect(total).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(20);
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });

  test('says where its goods come from, and narrows to each of these departments', async () => {
    const { title, text, picture, categories } = await showcase.head();
    expect([title, text].every((words) => words.length > 5)).toBe(true);
    expect(picture).toMatch(/^banner\./);
    const { ids } = await allOf(showcase);
    const shares = await Promise.all(
      categories.map(async ({ id, productCount }) => {
        const share = await allOf(showcase, { categoryId: id, sort: 2 });
        expect([share.total, share.ids.length]).toEqual([productCount, productCount]);
        return share.ids;
      }),
    );
    expect(shares.flat().toSorted()).toEqual(ids.toSorted());
  });

  test('is in the order asked for', async () => {
    const prices = (await allOf(showcase, { sort: 2 })).items.map(({ priceCents }) => priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const sales = (await allOf(showcase, { sort: 1 })).items.map(({ monthlySales }) => monthlySales);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
  });

  test('past its end it is empty, and a category that does not exist is 404', async () => {
    const past = await showcase.page({ page: 100 });
    expect(past.items).toEqual([]);
    expect(past.total).toBeGreaterThan(0);
    await expect(showcase.page({ categoryId: 999 })).rejects.toMatchObject({
      http: 404,
      message: 'There is no such category.',
    });
  });
});

test('SA stock is shown bestselling first, the others as they were arranged', async () => {
  const stock = await client().call('GET /api/shoporder/product3s/list', {});
  expect(stock).toEqual(await client().call('GET /api/shoporder/product3s/list', { sort: 1 }));
  const window = await allOf(showcases['the shop window'] as Showcase);
  expect(window.ids).toEqual(await idsIn(`${held('mainwindow')} order by position`));
});

test('the big tree store has its head and all its goods', async () => {
  const first = await client().call('GET /api/search/keysearchlistBigtree', {});
  expect(first.head).toMatchObject({ title: 'The Big Tree store', tone: 'dark' });
  const ids: string[] = [];
  for (let page = 1; page <= first.pages; page++) {
    ids.push(...(await client().call('GET /api/search/keysearchlistBigtree', { page })).items.map(({ id }) => id));
  }
  expect(ids).toEqual(await idsIn(`${held('bigtree')} order by position`));
  expect(ids.length).toBe(first.total);
});

test('a tag that no banner has is 404 with words, and what is no tag is refused', async () => {
  for (const path of ['list', 'categories']) {
    const unknown = await shop.fastify.inject(`/api/product/banner/${path}?tag=winter`);
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'This showcase is not open.']);
    for (const query of ['', 'tag=', `tag=${'x'.repeat(41)}`, "tag=';--", 'tag=%E2%98%80']) {
      const wrong = await shop.fastify.inject(`/api/product/banner/${path}?${query}`);
      expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'tag: must be the tag of a banner']);
    }
  }
});

test('filling again keeps what was picked by hand first, and follows the rule for the rest', async () => {
  const { pool } = shop.app.db;
  const [chosen, other] = await idsIn(`select id::text from products where stock_type = 1 order by id limit 2`);
  await pool.query(`delete from showcase_products where showcase = 'braai'`);
  await pool.query(`insert into showcase_products values ('braai', ${other}, 1, true), ('braai', ${chosen}, 2, true)`);
  await pool.query(`update showcases set rule = jsonb_set(rule, '{each}', '3') where slug = 'braai'`);
  await shop.app.db.transact(refillShowcases);
  const ids = await idsIn(`${held('braai')} order by position`);
  expect(ids.slice(0, 2)).toEqual([other, chosen]);
  expect(ids).toHaveLength(2 + 3 * 3);
  await shop.app.db.transact(refillShowcases);
  expect(await idsIn(`${held('braai')} order by position`)).toEqual(ids);
});
