import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { testStart } from '@sgb/server/testing/clock.ts';
import { emptyDatabase } from '@sgb/server/testing/empty-database.ts';
import { openTestShop, type TestShop } from '@sgb/server/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placedKinds } from './catalogue/departments.ts';
import { makeProduct } from './catalogue/product.ts';
import { addProducts, ensureDemoWorld, settle } from './world.ts';

const tables = [
  'categories',
  'suppliers',
  'products',
  'skus',
  'accounts',
  'banners',
  'activities',
  'showcases',
  'showcase_products',
  'clearance_pieces',
];

async function sizes(pool: { query(text: string): Promise<{ rows: { n: number }[] }> }) {
  const counted = tables.map(async (table) => [
    table,
    (await pool.query(`select count(*)::int n from ${table}`)).rows[0]?.n,
  ]);
  return Object.fromEntries(await Promise.all(counted));
}

describe('the demo world of the tests', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test.each([
    ['shopper', -1],
    ['vip', -1],
    ['ambassador', 1],
    ['member', 2],
    ['business', -2],
    ['bigcustomer', 3],
    ['influencer', -1],
    ['stocker', -2],
    ['new', -1],
    ['admin', 0],
    ['buyer', 0],
    ['warehouse', 0],
    ['finance', 0],
    ['service', 0],
    ['consultant', 0],
    ['marketing', 0],
  ])('%s@demo.test can log in', async (name, usertype) => {
    const input = { username: `${name}@demo.test`, password: 'demo1234' };
    expect((await shop.client().call('POST /api/user/logincheck', input)).user).toMatchObject({ usertype });
  });

  test('tells staff, VIPs, leaders and influencers apart', async () => {
    const people = async (condition: string) =>
      (await shop.app.db.pool.query(`select email from accounts where ${condition} order by id`)).rows.map(
        (row) => row.email.split('@')[0],
      );
    expect(await people('staff_role is not null')).toEqual([
      'admin',
      'buyer',
      'warehouse',
      'finance',
      'service',
      'consultant',
      'marketing',
    ]);
    expect(await people('vip_level = 1')).toEqual(['vip']);
    expect(await people('customer_type = 10')).toEqual(['influencer']);
    expect(await people('leader')).toEqual(['ambassador', 'bigcustomer']);
    expect(await people('true')).toHaveLength(19);
  });

  test('is left as it is when it is there already', async () => {
    const before = await sizes(shop.app.db.pool);
    expect(await ensureDemoWorld(shop.app.db, 5000, testStart)).toEqual({ made: 'already there', settled: true });
    expect(await sizes(shop.app.db.pool)).toEqual(before);
    expect(before).toMatchObject({
      categories: 666,
      suppliers: 100,
      products: 800,
      accounts: 19,
      banners: 7,
      activities: 6,
      showcases: 7,
      clearance_pieces: 60,
    });
  });

  test('holds what the generator says, also after COPY', async () => {
    const expected = makeProduct(7);
    const { rows } = await shop.app.db.pool.query('select * from products where id = $1', [expected.id]);
    expect(rows[0]).toMatchObject({
      title: expected.title,
      title_zh: expected.titleZh,
      description: expected.description,
      pictures: expected.pictures,
      attributes: expected.attributes,
      choices: expected.choices,
      price_fen: expected.priceFen,
      created_at: expected.createdAt,
    });
    const skus = await shop.app.db.pool.query('select options from skus where product_id = $1 order by position', [
      expected.id,
    ]);
    expect(skus.rows.map((row) => row.options)).toEqual(expected.skus.map((sku) => sku.options));
  });

  test('has shoes in the sizes of the size guide', async () => {
    const { body } = await shop.client().call('GET /api/helpcenter/article', { type: 'sizeguide' });
    const guide = body.flatMap((block) => (block.kind === 'sizes' && / shoes$/.test(block.caption) ? block.rows : []));
    const rows = new Set(guide.map(({ cells: [european, british] }) => `EU ${european} / UK ${british}`));
    const sold = placedKinds
      .flatMap(({ kind }) => kind.option?.values ?? [])
      .map((value) => (typeof value === 'string' ? value : value[0]))
      .filter((value) => /\bEU \d/.test(value));
    expect(sold.length).toBeGreaterThan(100);
    // 'EU 39 / UK 6' is one row, 'EU 36-37 / UK 3.5-4' are two.
    const ends = sold.flatMap((value) => {
      const [, european = '', british = ''] = /EU ([\d.-]+) \/ UK ([\d.-]+)/.exec(value) ?? [];
      return european.split('-').map((size, end) => `EU ${size} / UK ${british.split('-')[end]}`);
    });
    expect(ends.filter((size) => !rows.has(size))).toEqual([]);
  });

  test('can be made larger, and the counts follow', async () => {
    const done: number[] = [];
    await addProducts(shop.app.db, 800, 2300, (count) => done.push(count));
    await settle(shop.app.db);
    expect(done).toEqual([1000, 1500]);
    const { rows } = await shop.app.db.pool.query(
      'select (select sum(product_count) from categories)::int as c, (select sum(product_count) from suppliers)::int as s',
    );
    expect(rows).toEqual([{ c: 2300, s: 2300 }]);
  });
});

test('a first start that breaks half-way is made good by the next one', async () => {
  const database = await emptyDatabase();
  const db = openDatabase({ url: database.url, poolSize: 2, onIdleError: () => undefined });
  try {
    await migrate(database.url);
    const lateProduct = makeProduct(1200).id;
    await database.query(`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    await database.query(`create trigger break_off before insert on products
      for each row when (new.id = ${lateProduct}) execute function break_off()`);
    await expect(ensureDemoWorld(db, 1500, testStart)).rejects.toThrow('the disk is full');
    await database.query('drop trigger break_off on products');

    expect(await ensureDemoWorld(db, 1500, testStart)).toEqual({ made: '1500 products', settled: false });
    // Killed before it was settled: the next start does it.
    expect(await ensureDemoWorld(db, 1500, testStart)).toEqual({ made: 'already there', settled: false });
    await settle(db);
    expect(await sizes(db.pool)).toMatchObject({
      categories: 666,
      suppliers: 100,
      products: 1500,
      accounts: 19,
      banners: 7,
      activities: 6,
      showcases: 7,
      clearance_pieces: 60,
    });
    expect(await database.query('select sum(product_count)::int as n from categories')).toEqual([{ n: 1500 }]);
  } finally {
    await db.close();
    await database.drop();
  }
});
