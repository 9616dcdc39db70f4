import { sortOptions, themeFlags, themes } from '@sgb/contract/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

const list = 'GET /api/thematicactivities/list';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function allIds(input: Parameters<typeof page>[0]): Promise<string[]> {
  const first = await page(input);
  const ids: string[] = [];
  for (let number = 1; number <= first.pages; number++) {
    ids.push(...(await page({ ...input, page: number })).items.map(({ id }) => id));
  }
  return ids;
}

function page(input: { theme: (typeof themes)[number]; page?: number; sort?: 1 | 2 | 3 | 4 | 5; categoryId?: number }) {
  return shop.client().call(list, input);
}

async function flagged(flag: number): Promise<string[]> {
  const { rows } = await shop.app.db.pool.query('select id::text from products where activity_flags & $1 <> 0', [flag]);
  return rows.map(({ id }) => id);
}

test.each(themes)('%s shows exactly the products with its flag', async (theme) => {
  const expected = await flagged(themeFlags[theme]);
  const { total, departments } = await page({ theme });
  expect(expected.length).toBeGreaterThan(5);
  expect((await allIds({ theme })).toSorted()).toEqual(expected.toSorted());
  expect(total).toBe(expected.length);
  expect(departments.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(total);
});

test.each(sortOptions)('pages by $label without a duplicate or a gap', async ({ code }) => {
  const { total } = await page({ theme: 'hotsale' });
  const ids = await allIds({ theme: 'hotsale', sort: code });
  expect(total).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(total);
  expect(ids).toHaveLength(total);
});

test('is in the order asked for', async () => {
  const cheap = (await page({ theme: 'hotsale', sort: 2 })).items.map(({ priceCents }) => priceCents);
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));
  const sales = (await page({ theme: 'hotsale' })).items.map(({ monthlySales }) => monthlySales);
  expect(sales).toEqual(sales.toSorted((a, b) => b - a));
});

describe('in a department', () => {
  test('only its own products are shown and counted', async () => {
    const { departments, total } = await page({ theme: 'hotsale' });
    const shares = departments.map(async ({ id, productCount }) => {
      const ids = await allIds({ theme: 'hotsale', categoryId: id });
      expect(ids).toHaveLength(productCount);
      return ids;
    });
    expect(new Set((await Promise.all(shares)).flat()).size).toBe(total);
  });

  test('that has none, the list is empty and the other departments stay on offer', async () => {
    await shop.app.db.pool.query(
      'update products set activity_flags = activity_flags & ~$1::int where category_id between 10000 and 19999',
      [themeFlags.weight],
    );
    const { items, departments } = await page({ theme: 'weight', categoryId: 10_000 });
    expect(items).toEqual([]);
    expect(departments.length).toBeGreaterThan(1);
  });

  test('that does not exist is 404', async () => {
    await expect(page({ theme: 'source', categoryId: 999 })).rejects.toMatchObject({ http: 404 });
  });
});

test('past its end it is empty, not an error', async () => {
  expect((await page({ theme: 'source', page: 99 })).items).toEqual([]);
});

test.each([
  ['theme=cheap', 'theme', 'must be one of source, special, transport, weight, newproduct, hotsale'],
  ['', 'theme', 'must be one of source, special, transport, weight, newproduct, hotsale'],
  ['theme=source&sort=6', 'sort', 'must be one of 1, 2, 3, 4, 5'],
  ['theme=source&page=101', 'page', 'must be at most 100'],
  ['theme=source&categoryId=shoes', 'categoryId', 'must be a whole number'],
])("'%s' is refused with the field named", async (query, field, message) => {
  const answer = await shop.fastify.inject(`/api/thematicactivities/list?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: `${field}: ${message}`, data: { field } });
});
