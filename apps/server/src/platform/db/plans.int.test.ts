import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import type { Sql } from './database.ts';
import { analyzeGrown } from './plans.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ outside: { poolSize: 1 } });
});
afterAll(() => shop.close());

const query = (text: string, values: unknown[] = []) => shop.app.db.pool.query(text, values);

/** What the only connection does when it executes a statement that it has prepared. */
const planOf = (execute: string) =>
  shop.app.db.read(async (reader: Sql) => {
    const { rows } = await reader.connection.query<{ 'QUERY PLAN': string }>(`explain execute ${execute}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

describe('a shop that was empty when its statements were planned', () => {
  const statements = {
    adding: `"cart.addable" (1, 1, '{1}')`,
    'the cart': `"cart.lines" (1, 0, now())`,
    'its checkout': `"cart.ticked" (1, 0)`,
  };

  beforeAll(async () => {
    await query('truncate cart_lines');
    // The database's own cleaner must not happen to come by.
    await query('alter table cart_lines set (autovacuum_enabled = off)');
    await query('vacuum analyze cart_lines');
    const { ticket } = await shop
      .client()
      .call('POST /api/user/logincheck', { username: 'shopper@demo.test', password: 'demo1234' });
    const { rows } = await query(
      `select p.id::text as productid, s.id::text as skuid, p.min_order * p.batch as quantity
       from products p join skus s on s.product_id = p.id
       where p.stock_type = 0 and p.special = 0 and p.on_shelf and s.stock > 1000 order by p.id limit 1`,
    );
    const { productid, skuid, quantity } = rows[0];
    const client = shop.client(ticket);
    // Often enough that each of them has one plan for everybody.
    for (let time = 0; time < 8; time++) {
      await client.call('POST /api/cart/add', { productid, skus: [{ skuid, quantity }] });
      await client.call('GET /api/cart/list', { market: 0 });
      await client.call('GET /api/checkout/preview', { market: 0 });
    }
    await query(
      `insert into cart_lines (account_id, market, product_id, sku_id, quantity, seen, added_at)
       select account, 0, s.product_id, s.id, 1, '{}', now()
       from generate_series(100000, 100099) as account, (select id, product_id from skus order by id limit 200) s`,
    );
  });

  test('looks things up once it has grown, in plans that it has made before', async () => {
    for (const execute of Object.values(statements)) expect(await planOf(execute)).toContain('Seq Scan on cart_lines');
    expect(await analyzeGrown(shop.app.db)).toContain('public.cart_lines');
    for (const execute of Object.values(statements)) {
      expect(await planOf(execute)).not.toContain('Seq Scan on cart_lines');
    }
  });

  test('takes statistics once for each time that a table has grown', async () => {
    await analyzeGrown(shop.app.db);
    expect(await analyzeGrown(shop.app.db)).toEqual([]);
  });
});

test('a cart smaller than most is looked at by a plan for all carts, and not planned anew each time', async () => {
  const other = await openTestShop({ outside: { poolSize: 1 } });
  onTestFinished(() => other.close());
  const { pool } = other.app.db;
  await pool.query(
    `insert into cart_lines (account_id, market, product_id, sku_id, quantity, seen, added_at)
     select account, account % 2, s.product_id, s.id, 1, '{}', now()
     from generate_series(200000, 200019) as account, (select id, product_id from skus order by id limit 200) s`,
  );
  await pool.query('analyze cart_lines');
  const { ticket } = await other
    .client()
    .call('POST /api/user/logincheck', { username: 'shopper@demo.test', password: 'demo1234' });
  const client = other.client(ticket);
  for (let time = 0; time < 9; time++) {
    await client.call('GET /api/cart/list', { market: 0 });
    await client.call('GET /api/checkout/preview', { market: 0 });
  }
  const { rows } = await pool.query(
    `select name, custom_plans::int as anew from pg_prepared_statements
     where name in ('cart.lines', 'cart.ticked', 'checkout.quotesFor') order by name`,
  );
  // PostgreSQL tries five before it compares.
  expect(rows).toEqual(['cart.lines', 'cart.ticked', 'checkout.quotesFor'].map((name) => ({ name, anew: 5 })));
});
