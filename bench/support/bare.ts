import { type FastifyRequest, fastify } from 'fastify';
import pg from 'pg';

/**
 * The floor that the shop is measured against: the same Fastify and the same driver with nothing of ours. The SQL is
 * that of the shop's routes, named and prepared as there.
 */

const url = process.env.DATABASE_URL;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const server = fastify();

const productSql = `select p.*, (select to_json(s) from suppliers s where s.id = p.supplier_id) as supplier
  from products p where p.id = $1`;
const skuSql = 'select id, options, picture, price_fen, stock from skus where product_id = $1 order by position';
const cardColumns = `p.id, p.title, p.pictures[1] as picture, p.price_fen, p.unit, p.min_order, p.monthly_sales, p.rating,
    p.special, p.stock_type, p.activity_flags, p.weight_grams, p.length_mm, p.width_mm, p.height_mm`;
const listSql = `select ${cardColumns}
  from (select from_leaf.id from unnest($1::int[]) as leaf(id) cross join lateral (
      select id, monthly_sales as key from products where category_id = leaf.id
      order by monthly_sales desc, id desc limit $2) from_leaf
    order by key desc, id desc limit $2 offset $3) shown
  inner join products p on p.id = shown.id where p.on_shelf order by p.monthly_sales desc, p.id desc`;
const searchSql = `with hits as materialized (
    select product_id, leaf, score as key from search_documents where words @@ $1::tsquery)
  select
    (select jsonb_object_agg(leaf, docs) from (select leaf, count(*) as docs from hits group by leaf) c) as counts,
    (select array_agg(product_id order by place) from (
      select product_id, row_number() over () as place from (
        select product_id from hits order by key desc, product_id desc limit $2 offset $3) page) placed) as ids`;
const showingSql = `select distinct on (s.product_id) s.product_id as id, s.picture from skus s, unnest(s.options) as option
  where s.product_id = any($1::bigint[])
    and (lower(option) = any($2::text[]) or split_part(lower(option), ' ', -1) = any($2::text[]))
  order by s.product_id, lower(option) = any($2::text[]) desc, s.position`;
const cardsSql = `select ${cardColumns} from products p where p.id = any($1::bigint[]) and p.on_shelf`;

/** What an answer is too short by, looked at once for each question. */
const rests = new Map<string, string>();

/** As many bytes as the shop sends for the same question, where its answer says more. */
function asLong(data: object, { url, query }: FastifyRequest<{ Querystring: { bytes?: string } }>) {
  const answer = { status: 0, message: 'success', data };
  const known = rests.get(url);
  if (known !== undefined) return { ...answer, rest: known };
  const rest = 'x'.repeat(Math.max(0, Number(query.bytes ?? 0) - Buffer.byteLength(JSON.stringify(answer))));
  rests.set(url, rest);
  return { ...answer, rest };
}

server.get('/bare', async () => ({ status: 0, message: 'success', data: {} }));
server.get('/row', async () => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'select id, name from categories where id = $1',
    values: [10_000],
  });
  return { status: 0, message: 'success', data: rows[0] };
});
server.get<{ Querystring: { id: string; bytes?: string } }>('/product', async (request) => {
  const connection = await pool.connect();
  try {
    const product = await connection.query({ name: 'product', text: productSql, values: [request.query.id] });
    const skus = await connection.query({ name: 'skus', text: skuSql, values: [request.query.id] });
    return asLong({ ...product.rows[0], skus: skus.rows }, request);
  } finally {
    connection.release();
  }
});
server.get<{ Querystring: { leaves: string; bytes?: string } }>('/list', async (request) => {
  const leaves = request.query.leaves.split(',').map(Number);
  const { rows } = await pool.query({ name: 'list', text: listSql, values: [leaves, 20, 0] });
  return asLong({ items: rows }, request);
});
server.get<{ Querystring: { words: string; bytes?: string } }>('/search', async (request) => {
  const connection = await pool.connect();
  try {
    const found = await connection.query({ name: 'search', text: searchSql, values: [request.query.words, 20, 0] });
    const cards = await connection.query({ name: 'cards', text: cardsSql, values: [found.rows[0].ids] });
    const options = ['wireless', 'speaker', 'wireless speaker'];
    const shown = { name: 'showing', text: showingSql, values: [found.rows[0].ids, options] };
    const pictures = await connection.query(shown);
    return asLong({ items: cards.rows, pictures: pictures.rows, counts: found.rows[0].counts }, request);
  } finally {
    connection.release();
  }
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
