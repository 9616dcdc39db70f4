import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { facetsOf } from '../catalog/index.ts';
import { rebuildSearch } from './indexer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const facets = (input: object) => shop.client().call('GET /api/search/facets', input);
const search = (input: object) => shop.client().call('GET /api/search/keysearchlist', { keyword: 'shirt', ...input });
const category = (input: object) =>
  shop.client().call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 30_000, ...input });

interface Row {
  id: string;
  title: string;
  attributes: { name: string; value: string }[];
  choices: { name: string; values: string[] }[];
  facets: string[];
}
const goods = async (where = 'true') =>
  (await shop.app.db.pool.query<Row>(`select id, title, attributes, choices, facets from products where ${where}`))
    .rows;

test('goods carry the facets that our rules read out of their listing, and the search has the same', async () => {
  const rows = await goods();
  expect(rows).toHaveLength(800);
  for (const row of rows) expect(row.facets).toEqual(facetsOf(row));
  const { rows: kept } = await shop.app.db.pool.query(
    'select 1 from search_documents d join products p on p.id = d.product_id where d.facets <> p.facets',
  );
  expect(kept).toEqual([]);
});

describe('counts of a category', () => {
  test('are those of its goods, value by value', async () => {
    const rows = await goods('category_id between 30000 and 39999');
    const expected = (kind: string, code: string) =>
      rows.filter((row) => row.facets.includes(`${kind}:${code}`)).length;
    const { total, colours, sizes, materials } = await facets({ categoryId: 30_000 });
    expect(total).toBe(rows.length);
    expect(colours.length).toBeGreaterThan(6);
    for (const { code, productCount } of colours) expect([code, productCount]).toEqual([code, expected('c', code)]);
    for (const { code, productCount } of materials) expect([code, productCount]).toEqual([code, expected('m', code)]);
    for (const { code, productCount } of sizes.flatMap(({ values }) => values)) {
      expect([code, productCount]).toEqual([code, expected('s', code)]);
    }
    const all = new Set(rows.flatMap((row) => row.facets));
    expect(colours).toHaveLength([...all].filter((key) => key.startsWith('c:')).length);
  });

  test('of one kind follow what is chosen of the others, and say what the list will hold', async () => {
    const { colours, materials } = await facets({ categoryId: 30_000, colour: 'red,blue' });
    const plain = await facets({ categoryId: 30_000 });
    expect(colours).toEqual(plain.colours);
    const [material] = materials;
    if (!material) throw new Error('nothing red or blue is made of anything');
    expect(material.productCount).toBeLessThan(
      plain.materials.find(({ code }) => code === material.code)?.productCount ?? 0,
    );
    const both = { colour: 'red,blue', material: material.code };
    expect((await category(both)).total).toBe(material.productCount);
    expect((await facets({ categoryId: 30_000, ...both })).total).toBe(material.productCount);
    const red = (await facets({ categoryId: 30_000, material: material.code })).colours.find(
      ({ code }) => code === 'red',
    );
    expect((await category({ colour: 'red', material: material.code })).total).toBe(red?.productCount ?? 0);
  });

  test('follow the other filters of the list, too', async () => {
    const filter = { maxPriceCents: 20_000, maxMinOrder: 3, minRating: 4 };
    const { total, colours } = await facets({ categoryId: 30_000, ...filter });
    expect((await category(filter)).total).toBe(total);
    for (const { code, productCount } of colours.slice(0, 3)) {
      expect((await category({ ...filter, colour: code })).total).toBe(productCount);
    }
  });
});

describe('counts of a search', () => {
  test('say what each value would leave, several of one kind being alternatives', async () => {
    const { total, colours, sizes } = await facets({ keyword: 'shirt' });
    expect((await search({})).total).toBe(total);
    for (const { code, productCount } of colours) expect((await search({ colour: code })).total).toBe(productCount);
    const [letters] = sizes;
    expect(letters?.system).toBe('letter');
    for (const { code, productCount } of letters?.values ?? []) {
      expect((await search({ size: code })).total).toBe(productCount);
    }
    const [one, other] = colours.map(({ code }) => code);
    const either = await search({ colour: `${one},${other}` });
    expect(either.total).toBe((await facets({ keyword: 'shirt', colour: `${one},${other}` })).total);
    expect(either.total).toBeGreaterThanOrEqual(Math.max(colours[0]?.productCount ?? 0, colours[1]?.productCount ?? 0));
  });

  test('within a category are of its goods alone', async () => {
    const [department] = (await search({})).categories.options;
    const within = { keyword: 'shirt', categoryId: department?.id };
    const { total, colours } = await facets(within);
    expect(total).toBe(department?.productCount);
    for (const { code, productCount } of colours) {
      expect((await search({ ...within, colour: code })).total).toBe(productCount);
    }
  });

  test('keep what was chosen, though there is none of it', async () => {
    const { total, materials, colours } = await facets({ keyword: 'shirt', material: 'glass' });
    expect(total).toBe(0);
    expect(colours).toEqual([]);
    expect(materials).toContainEqual({ code: 'glass', name: 'Glass', productCount: 0 });
  });

  test('of nothing are none', async () => {
    expect(await facets({ keyword: 'xqzwv', exact: 1 })).toEqual({ total: 0, colours: [], sizes: [], materials: [] });
  });
});

test('goods of a chosen colour are shown in it', async () => {
  const reds = await category({ colour: 'red' });
  expect(reds.items.length).toBeGreaterThan(3);
  for (const { picture } of reds.items) expect(picture).toMatch(/\.(red|wine)$/);
  for (const { picture } of (await search({ colour: 'blue' })).items)
    expect(picture).toMatch(/\.(blue|sky|navy|teal)$/);
});

test('every filter at once is a statement of its own', async () => {
  const filter = {
    minPriceCents: 1,
    maxPriceCents: 9_000_000,
    maxMinOrder: 999,
    stockType: 0,
    special: 0,
    minRating: 1,
  };
  const chosen = { colour: 'red', size: 'm', material: 'cotton' };
  const [wide, narrow] = [await category(filter), await category({ ...filter, ...chosen })];
  expect(narrow.total).toBeLessThan(wide.total);
  const found = { ...filter, maxMinOrder: 998 };
  expect((await search({ ...found, ...chosen })).total).toBeLessThan((await search(found)).total);
  expect((await facets({ categoryId: 30_000, ...filter, ...chosen })).total).toBe(narrow.total);
});

test.each([
  [{}, 'keyword'],
  [{ categoryId: 30_000, colour: 'Red!' }, 'colour'],
  [{ keyword: 'shirt', size: '' }, undefined],
])('%j', async (input, field) => {
  const answer = facets(input);
  if (field) await expect(answer).rejects.toMatchObject({ http: 400 });
  else expect((await answer).total).toBeGreaterThan(0);
});

test('an unknown category is 404', () => expect(facets({ categoryId: 999 })).rejects.toMatchObject({ http: 404 }));

test('what a listing says otherwise after a refresh is found so, and a rebuild reads old goods anew', async () => {
  const [row] = await goods("facets @> '{c:red}'");
  const { pool } = shop.app.db;
  await pool.query("update products set facets = '{}' where id = $1", [row?.id]);
  await rebuildSearch(shop.app.db);
  const [mended] = await goods(`id = ${row?.id}`);
  expect(mended?.facets).toEqual(row?.facets);
});
