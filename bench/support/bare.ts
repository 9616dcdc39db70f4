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

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log(`ready http://127.0.0.1:${process.env.PORT}`);
process.once('SIGTERM', () => process.exit(0));
