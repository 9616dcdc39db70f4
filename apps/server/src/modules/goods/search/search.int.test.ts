import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { findCommon, keptCounts } from './common-store.ts';
import { find } from './find.ts';
import { IndexKnowledge } from './index-knowledge.ts';
import { indexGoods, rebuildSearch } from './indexer.ts';
import { findAll, findPage, type Wanted } from './store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const list = 'GET /api/search/keysearchlist';
const search = (keyword: string, input: object = {}) => shop.client().call(list, { keyword, ...input });

describe('a keyword finds', () => {
  test.each([
    ['a kind by its name', 'maxi dress', /dress/i],
    ['one for many', 'dresses', /dress/i],
    ['what shoppers here call it', 'takkies', /shoes|sneaker|trainer|takkie/i],
    ['what is written in two words', 'back pack', /backpack|bag|rucksack/i],
    ['what is written in one', 'powerbank', /power bank|charger/i],
    ['what is misspelt', 'sneekers', /shoe|sneaker|takkie/i],
    ['what is written in Chinese', '连衣裙', /dress/i],
  ])('%s', async (_what, keyword, title) => {
    const { items, total } = await search(keyword);
    expect(total).toBeGreaterThan(0);
    for (const item of items.slice(0, 4)) expect(item.title).toMatch(title);
  });

  test('by every word it has: fewer goods for more words', async () => {
    const [dress, red] = await Promise.all([search('dress'), search('red dress')]);
    expect(red.total).toBeGreaterThan(0);
    expect(red.total).toBeLessThan(dress.total);
  });

  test('what was mended is said, and can be refused', async () => {
    expect(await search('sneekers')).toMatchObject({ correctedTo: 'sneakers', partly: false });
    expect(await search('sneekers', { exact: 1 })).toMatchObject({ correctedTo: null, total: 0 });
    expect(await search('sneakers')).toMatchObject({ correctedTo: null });
  });

  test('something near when nothing has every word, and offers other keywords', async () => {
    const partly = await search('dress spanner');
    expect(partly).toMatchObject({ partly: true });
    expect(partly.total).toBeGreaterThan(0);
    const none = await search('xqzwv', { exact: 1 });
    expect(none).toMatchObject({ total: 0, pages: 1, items: [] });
    const near = await search('snekars runing', { exact: 1 });
    expect(near.didYouMean.length).toBeGreaterThan(0);
  });
});

test.each([
  ['nike', /takkie|sneaker|(running|sports) shoe/i],
  ['fridge', /cooler|ice chest|ice box/i],
])('of %s we have nothing: what is near comes first, and no other word is offered', async (keyword, near) => {
  const found = await search(keyword);
  expect(found).toMatchObject({ partly: true, leftOut: [keyword], correctedTo: null, didYouMean: [] });
  expect(found.items.slice(0, 5).filter(({ title }) => !near.test(title))).toEqual([]);
});

describe('what people type', () => {
  test.each([
    ['size and number are no things', 'shoes for kids size 10', /shoe|takkie|sneaker|boot/i],
    ['nor is how it is sold', 'wholesale blankets', /blanket|throw/i],
    ['whom it is for may be left out', 'laptop bag for women', /laptop|notebook|briefcase|backpack|office/i],
    ['a word of isiZulu', 'izicathulo', /shoe|takkie|sneaker|boot|heel|flat|loafer|slipper|pump|moccasin/i],
    ['a word of Portuguese', 'cobertor', /blanket|throw/i],
    ['a word of Afrikaans', 'gordyne', /curtain|drape|voile/i],
  ])('%s', async (_what, keyword, title) => {
    const { items } = await search(keyword);
    // The world of the tests has one of each kind.
    expect(items[0]?.title).toMatch(title);
  });

  test.each(['nike', 'cheap phone', 'honey', 'potjie', 'barbie', 'stokvel'])(
    '%s is not read as another word',
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ correctedTo: null });
    },
  );

  test('a brand that we have nothing of is said, and what is near it shown', async () => {
    const { leftOut, partly, items } = await search('iphone 13 case');
    expect({ leftOut, partly }).toEqual({ leftOut: ['iphone'], partly: true });
    for (const item of items.slice(0, 4)) expect(item.title).toMatch(/phone|case|cover|pouch/i);
  });

  test('an unknown word is left out where the others find something', async () => {
    const [plainly, other] = await Promise.all([search('blanket'), search('blanket xqzwv')]);
    expect(other).toMatchObject({ leftOut: ['xqzwv'], partly: true, total: plainly.total });
  });
});

test('a colour in the keyword shows the goods in that colour', async () => {
  const { items } = await search('red dress');
  expect(items.length).toBeGreaterThanOrEqual(5);
  for (const item of items.slice(0, 5)) expect(item.picture).toMatch(/\.(red|wine)$/);
});

describe('pages', () => {
  test.each([1, 2, 3, 4, 5] as const)('in order %i neither repeat nor skip anything', async (sort) => {
    const first = await search('dress', { sort });
    const seen: string[] = [];
    for (let page = 1; page <= first.pages; page++) {
      const { items } = await search('dress', { sort, page });
      seen.push(...items.map(({ id }) => id));
    }
    expect(seen).toHaveLength(first.total);
    expect(new Set(seen).size).toBe(first.total);
  });

  test('are sorted as they say', async () => {
    const prices = (await search('dress', { sort: 2 })).items.map(({ priceCents }) => priceCents);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    const dear = (await search('dress', { sort: 3 })).items.map(({ priceCents }) => priceCents);
    expect(dear).toEqual([...dear].sort((one, other) => other - one));
    const sales = (await search('dress', { sort: 1 })).items.map(({ monthlySales }) => monthlySales);
    expect(sales).toEqual([...sales].sort((one, other) => other - one));
  });

  test('past the last are empty', async () => {
    expect((await search('dress', { page: 100 })).items).toEqual([]);
  });
});

describe('filters', () => {
  test('hold for everything shown, and the count with them', async () => {
    const { items, total } = await search('dress', { minPriceCents: 10_000, maxPriceCents: 30_000, maxMinOrder: 2 });
    expect(total).toBeGreaterThan(0);
    for (const item of items) {
      expect(item.priceCents).toBeGreaterThanOrEqual(10_000);
      expect(item.priceCents).toBeLessThanOrEqual(30_000);
      expect(item.minOrder).toBeLessThanOrEqual(2);
    }
    const stock = await search('dress', { stockType: 1 });
    for (const item of stock.items) expect(item.stockType).toBe(1);
    const special = await search('lamp', { special: 1 });
    for (const item of special.items) expect(item.special).toBe(1);
    const rated = await search('dress', { minRating: 4 });
    for (const item of rated.items) expect(item.rating).toBeGreaterThanOrEqual(4);
  });

  test('by supplier', async () => {
    const { items } = await search('dress');
    const { supplier } = await shop.client().call('GET /api/product/detail', { productid: items[0]?.id ?? '' });
    const own = await search('dress', { sellerid: supplier.id });
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan((await search('dress')).total);
    expect(own.items.map(({ id }) => id)).toContain(items[0]?.id);
  });

  test('by category: its counts add up, level by level', async () => {
    const all = await search('dress');
    expect(all.categories.trail).toEqual([]);
    const sum = (options: { productCount: number }[]) => options.reduce((total, one) => total + one.productCount, 0);
    expect(sum(all.categories.options)).toBe(all.total);
    const [department] = all.categories.options;
    const inside = await search('dress', { categoryId: department?.id ?? 0 });
    expect(inside.total).toBe(department?.productCount);
    expect(inside.categories.trail.map(({ id }) => id)).toEqual([department?.id]);
    expect(sum(inside.categories.options)).toBe(inside.total);
    await expect(search('dress', { categoryId: 999 })).rejects.toMatchObject({ http: 404 });
  });
});

describe('bad input', () => {
  test('a keyword over 50 characters is refused in the words of the document', async () => {
    await expect(search('a'.repeat(51))).rejects.toMatchObject({
      http: 400,
      message: "keyword length can't exceed 50",
    });
    await expect(
      shop.client().call('GET /api/search/keywordSearch', { keyword: '鞋'.repeat(51) }),
    ).rejects.toMatchObject({ http: 400, message: "keyword length can't exceed 50" });
    await expect(search('👟'.repeat(50))).resolves.toMatchObject({ total: 0 });
  });

  test.each([
    '%',
    '_',
    "'",
    '"dress"',
    "dress' or 1=1 --",
    '\\',
    "' | !'x' & (",
    ':* <-> !',
    '<script>alert(1)</script>',
    '👟',
    'حذاء رياضي للنساء',
    '\u202Edress',
    'the for and',
    '...',
  ])('%j is answered', async (keyword) => {
    const answer = await shop.fastify.inject({ url: '/api/search/keysearchlist', query: { keyword } });
    expect(answer.statusCode).toBe(200);
    const suggested = await shop.fastify.inject({ url: '/api/search/keywordSearch', query: { keyword } });
    expect(suggested.statusCode).toBe(200);
  });

  test('a byte that no text has is refused', async () => {
    const answer = await shop.fastify.inject({ url: '/api/search/keysearchlist', query: { keyword: 'dress\u0000' } });
    expect(answer.statusCode).toBe(400);
  });

  test('nothing to search for, and far too much', async () => {
    await expect(search('  ')).rejects.toMatchObject({ http: 400, message: 'Please enter what you are looking for.' });
    const huge = await shop.fastify.inject({
      url: '/api/search/keysearchlist',
      query: { keyword: 'a'.repeat(10_000) },
    });
    expect([400, 414]).toContain(huge.statusCode);
  });
});

describe('suggestions', () => {
  const suggest = async (keyword: string) =>
    (await shop.client().call('GET /api/search/keywordSearch', { keyword })).items.map((item) => item.keyword);

  test('begin with what was typed, at most ten, none twice', async () => {
    const found = await suggest('dre');
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(new Set(found).size).toBe(found.length);
    expect(found[0]).toMatch(/^dre/);
    for (const phrase of found) expect(` ${phrase}`).toContain(' dre');
  });

  test('know what is said here and no supplier writes', async () => {
    expect(await suggest('tack')).toEqual(['tackies']);
    expect((await search('tackies')).total).toBeGreaterThan(0);
  });

  test('look through a slip of the fingers', async () => {
    expect((await suggest('sneekers')).join()).toMatch(/sneaker/);
  });

  test('are none for nothing and for nonsense', async () => {
    expect(await suggest('')).toEqual([]);
    expect(await suggest('%%%')).toEqual([]);
    expect(await suggest('qqqqqqq')).toEqual([]);
  });

  test('all find something', async () => {
    const keywords = await suggest('sh');
    expect(keywords.length).toBeGreaterThan(2);
    for (const keyword of keywords) expect((await search(keyword)).total, keyword).toBeGreaterThan(0);
  });
});

test('hot words: those of staff first, then what shoppers search', async () => {
  const own = await openTestShop();
  const client = own.client();
  const hot = async () => (await client.call('GET /api/search/hotkeyword', {})).items;
  const set = await hot();
  expect(set.length).toBeGreaterThan(3);
  expect(set.every(({ hotword, sethotword }) => sethotword === hotword)).toBe(true);
  await own.app.db.pool.query('delete from hot_keywords where position > 1');
  for (let times = 0; times < 3; times++) await client.call(list, { keyword: 'Enamel  mug' });
  await client.call(list, { keyword: 'enamel mug 0821234567' });
  // Counts are written from time to time, and at the latest when a process ends.
  await own.fastify.close();
  const { rows } = await own.app.db.pool.query('select keyword, searches from search_counts');
  expect(rows).toEqual([{ keyword: 'enamel mug', searches: 3 }]);
  await own.close();
});

describe('the index', () => {
  test('gives the same for a common word, whether it looks at all goods or only at the best', async () => {
    await rebuildSearch(shop.app.db, { common: 1 });
    const tiers = { named: [], headed: [] };
    await shop.app.db.read(async (reader) => {
      const { rows: widest } = await reader.orm.execute<{ lexeme: string }>(
        sql`select lexeme from search_facets where lexeme ~ '^[a-z]+$' group by 1 order by count(*) desc limit 1`,
      );
      for (const { lexeme } of [{ lexeme: 'dress' }, ...widest]) {
        const counts = await keptCounts(reader, lexeme);
        const leaves = [...counts].sort(([, one], [, other]) => other - one).map(([leaf]) => leaf);
        const variants: Partial<Wanted>[] = [
          {},
          { offset: 20 },
          { tiers: { named: leaves.slice(0, 1), headed: leaves.slice(1, 3) } },
          { tiers: { named: leaves.slice(0, 1), headed: leaves.slice(1, 3) }, limit: 500 },
          { tiers: { named: leaves.slice(0, 1), headed: [] }, leaves: leaves.slice(0, 4), limit: 100, offset: 3 },
        ];
        for (const variant of variants) {
          const wanted: Wanted = {
            tsquery: `'${lexeme}'`,
            tiers,
            sort: 5,
            filter: {},
            leaves: undefined,
            offset: 0,
            limit: 20,
            ...variant,
          };
          const all = await findAll(reader, wanted);
          expect(await findCommon(reader, counts, wanted)).toEqual(all);
          expect(await findPage(reader, wanted)).toEqual(all.ids);
        }
      }
    });
  });

  test('gives the same of less than was asked for, whether the counts of a word are kept or not', async () => {
    const wanted = { sort: 5, filter: {}, leaves: undefined, offset: 0, limit: 20 } as const;
    const tiers = { named: [], headed: [], thing: new Set<string>() };
    /** A new look each time: nothing is known from before. */
    const found = (...lexemes: string[]) =>
      shop.app.db.read((reader) => {
        const demands = lexemes.map((lexeme, place) => ({ ways: [[lexeme]], docs: 1_000_000 - place }));
        const plan = { demands, weak: [], unknown: [], halved: [] };
        return find(reader, new IndexKnowledge('search'), plan, { ...wanted, tiers });
      });
    await rebuildSearch(shop.app.db, { common: 1_000_000 });
    const counted = await found('nothinghasthis', 'dress');
    expect(counted).toMatchObject({ partly: true });
    expect(counted.found.ids).toHaveLength(20);
    await rebuildSearch(shop.app.db, { common: 1 });
    expect(await found('nothinghasthis', 'dress')).toEqual(counted);
    // What is kept is taken, and the goods are not counted again.
    await shop.app.db.pool.query("update search_facets set docs = docs + 7 where lexeme = 'dress'");
    const raised = new Map([...counted.found.counts].map(([leaf, docs]) => [leaf, docs + 7]));
    expect((await found('nothinghasthis', 'dress')).found.counts).toEqual(raised);
    await rebuildSearch(shop.app.db);
  });

  test('takes in what changed and forgets what is gone', async () => {
    const { pool } = shop.app.db;
    const { rows } = await pool.query(
      'select product_id::text as id from search_documents order by product_id limit 2',
    );
    const [changed, gone] = rows.map(({ id }) => Number(id));
    await pool.query("update products set title = 'Zebrawood Xylophone' where id = $1", [changed]);
    for (const table of ['skus', 'reviews', 'review_counts']) {
      await pool.query(`delete from ${table} where product_id = $1`, [gone]);
    }
    await pool.query('delete from products where id = $1', [gone]);
    await indexGoods(shop.app.db, [changed ?? 0, gone ?? 0]);
    await expect.poll(async () => (await search('xylophone')).items.map(({ id }) => Number(id))).toEqual([changed]);
    const left = await pool.query('select 1 from search_documents where product_id = $1', [gone]);
    expect(left.rowCount).toBe(0);
  });

  test('forgets what the supplier took down, and lists do not show it', async () => {
    const own = await openTestShop();
    const client = own.client();
    const { items } = await client.call(list, { keyword: 'dress' });
    const id = items[0]?.id ?? '';
    const { trail } = await client.call('GET /api/product/detail', { productid: id });
    await own.app.db.pool.query('update products set on_shelf = false where id = $1', [id]);
    await indexGoods(own.app.db, [Number(id)]);
    const found = await client.call(list, { keyword: 'dress' });
    expect(found.items.map((item) => item.id)).not.toContain(id);
    const inCategory = await client.call('GET /api/shoppingmall/queryProductsByCategory', {
      categoryId: trail.at(-1)?.id ?? 0,
    });
    expect(inCategory.items.map((item) => item.id)).not.toContain(id);
    await own.close();
  });

  test('is rebuilt by one at a time while searches go on', async () => {
    const before = await shop.app.db.pool.query('select count(*)::int as docs from search_documents');
    const searches = async () => {
      for (let times = 0; times < 20; times++) {
        const { rows } = await shop.app.db.pool.query(
          "select count(*)::int as docs from search_documents where words @@ 'dress'",
        );
        expect(rows[0]?.docs).toBeGreaterThan(0);
      }
    };
    await Promise.all([rebuildSearch(shop.app.db), rebuildSearch(shop.app.db), searches()]);
    const after = await shop.app.db.pool.query('select count(*)::int as docs from search_documents');
    expect(after.rows).toEqual(before.rows);
  });
});
