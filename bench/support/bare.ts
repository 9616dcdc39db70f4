import { fastify } from 'fastify';
import pg from 'pg';

/**
 * The floor that the shop is measured against: the same Fastify and the same driver with nothing of ours. The SQL is
 * that of the shop's routes, named and prepared as there.
 */

const url = process.env.DATABASE_URL;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const server = fastify();

const productSql = `select p.*, s.* from products p inner join suppliers s on s.id = p.supplier_id where p.id = $1`;
const skuSql = 'select id, options, picture, price_fen, stock from skus where product_id = $1 order by position';
const listSql = `select p.id, p.title, p.pictures[1] as picture, p.price_fen, p.unit, p.min_order, p.monthly_sales, p.rating,
    p.special, p.stock_type, p.activity_flags, p.weight_grams, p.length_mm, p.width_mm, p.height_mm
  from (select from_leaf.id from unnest($1::int[]) as leaf(id) cross join lateral (
      select id, monthly_sales as key from products where category_id = leaf.id
      order by monthly_sales desc, id desc limit $2) from_leaf
    order by key desc, id desc limit $2 offset $3) shown
  inner join products p on p.id = shown.id order by p.monthly_sales desc, p.id desc`;

server.get('/bare', async () => ({ status: 0, message: 'success', data: {} }));
server.get('/row', async () => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'select id, name from categories where id = $1',
    values: [10_000],
  });
  return { status: 0, message: 'success', data: rows[0] };
});
server.get<{ Querystring: { id: string } }>('/product', async (request) => {
  const connection = await pool.connect();
  try {
    const product = await connection.query({ name: 'product', text: productSql, values: [request.query.id] });
    const skus = await connection.query({ name: 'skus', text: skuSql, values: [request.query.id] });
    return { status: 0, message: 'success', data: { ...product.rows[0], skus: skus.rows } };
  } finally {
    connection.release();
  }
});
server.get<{ Querystring: { leaves: string } }>('/list', async (request) => {
  const leaves = request.query.leaves.split(',').map(Number);
  const { rows } = await pool.query({ name: 'list', text: listSql, values: [leaves, 20, 0] });
  return { status: 0, message: 'success', data: { items: rows } };
});

/** One transaction of three statements: what a SKU costs, a line of a cart, how many there are. */
server.post<{ Body: { account: number; sku: string } }>('/three', async (request) => {
  const { account, sku } = request.body;
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const skuText = 'select price_fen, stock from skus where id = $1';
    const found = await connection.query({ name: 'sku', text: skuText, values: [sku] });
    const lineText = `insert into bare_lines (account_id, sku_id, quantity) values ($1, $2, 1)
      on conflict (account_id, sku_id) do update set quantity = bare_lines.quantity + 1`;
    await connection.query({ name: 'line', text: lineText, values: [account, sku] });
    const countText = 'select count(*)::int as count from bare_lines where account_id = $1';
    const { rows } = await connection.query({ name: 'count', text: countText, values: [account] });
    await connection.query('commit');
    return { status: 0, message: 'success', data: { ...found.rows[0], ...rows[0] } };
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
});

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log(`ready http://127.0.0.1:${process.env.PORT}`);
process.once('SIGTERM', () => process.exit(0));
