import { eq, lt, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type OfferedSkuRow, offeredSkuOf, offeredSkus } from '../../goods/catalog/index.ts';
import type { SeenPrice } from './price-rules.ts';
import type { Change, Line } from './rules.ts';
import { cartLines } from './tables.ts';
import type { CartCounts } from './view-rules.ts';

/** Whoever changes the carts of an account waits here: what is decided about a cart is true until it is written. */
export async function lockCart(tx: Tx, accountId: number): Promise<void> {
  await tx.run('cart.lock', `select pg_advisory_xact_lock(hashtext('cart'), $1)`, [accountId]);
}

interface LineRow extends OfferedSkuRow {
  readonly line_id: string;
  readonly market: 0 | 1;
  readonly quantity: number;
  readonly ticked: boolean;
  readonly remark: string;
  readonly seen: SeenPrice;
}

function lineOf(row: LineRow): Line {
  const { market, quantity, ticked, remark, seen } = row;
  return { ...offeredSkuOf(row), id: Number(row.line_id), market, quantity, ticked, remark, seen };
}

const lineColumns = 'l.id as line_id, l.market, l.quantity, l.ticked, l.remark, l.seen, g.*';

/**
 * The counts come with every cart, an empty one, too. `(select ...)` hides from the planner whose cart it is: one smaller than
 * most would be planned anew each time, which takes three times as long as to look at it.
 */
const cartText = `
  select c.cn, c.sa, r.removed, line.* from (
    select count(*) filter (where market = 0)::int as cn, count(*) filter (where market = 1)::int as sa
    from cart_lines where account_id = (select $1::int) and removed_at is null
  ) c cross join (
    select count(*)::int as removed from cart_lines
    where account_id = (select $1::int) and removed_at >= (select $3::timestamptz) and market = (select $2::smallint)
  ) r left join lateral (
    select ${lineColumns}, l.added_at from cart_lines l join ${offeredSkus} g on g.sku_id = l.sku_id
    where l.account_id = (select $1::int) and l.market = (select $2::smallint) and l.removed_at is null
  ) line on true
  order by line.added_at desc, line.line_id desc`;

export interface StoredCart {
  readonly lines: Line[];
  readonly counts: CartCounts;
}

/** Newest first. `removedSince`: what was removed later can be put back. */
export async function cartOf(reader: Sql, accountId: number, market: 0 | 1, removedSince: Date): Promise<StoredCart> {
  const rows = await reader.run<(LineRow | { line_id: null }) & CartCounts>('cart.lines', cartText, [
    accountId,
    market,
    removedSince,
  ]);
  const { cn = 0, sa = 0, removed = 0 } = rows[0] ?? {};
  return { counts: { cn, sa, removed }, lines: rows.flatMap((row) => (row.line_id === null ? [] : [lineOf(row)])) };
}

const tickedText = `
  select ${lineColumns} from cart_lines l join ${offeredSkus} g on g.sku_id = l.sku_id
  where l.account_id = (select $1::int) and l.market = (select $2::smallint) and l.removed_at is null and l.ticked
  order by l.added_at desc, l.id desc`;

export async function tickedOf(reader: Sql, accountId: number, market: 0 | 1): Promise<Line[]> {
  return (await reader.run<LineRow>('cart.ticked', tickedText, [accountId, market])).map(lineOf);
}

/** The same, held until the transaction ends. */
export async function lockTicked(tx: Tx, accountId: number, market: 0 | 1): Promise<Line[]> {
  return (await tx.run<LineRow>('cart.lockTicked', `${tickedText} for update of l`, [accountId, market])).map(lineOf);
}

const changeText = `
  with dropped as (delete from cart_lines where account_id = $1 and id = any($3))
  update cart_lines l set
    quantity = coalesce(c.quantity, l.quantity), ticked = coalesce(c.ticked, l.ticked),
    remark = coalesce(c.remark, l.remark), sku_id = coalesce(c."skuId", l.sku_id), seen = coalesce(c.seen, l.seen),
    removed_at = case when c.removed then $4 when c.removed = false then null else l.removed_at end
  from json_to_recordset($2) as c (id bigint, quantity int, ticked boolean, remark text, "skuId" bigint, seen jsonb,
    removed boolean)
  where l.account_id = $1 and l.id = c.id`;

/** Writes decided changes; `dropped` lines are gone for good. */
export async function changeLines(
  tx: Tx,
  accountId: number,
  changes: readonly Change[],
  now: Date,
  dropped: readonly number[] = [],
): Promise<void> {
  if (changes.length + dropped.length === 0) return;
  await tx.run('cart.change', changeText, [accountId, JSON.stringify(changes), [...dropped], now]);
}

const removedText = `
  select ${lineColumns}, l.removed_at from cart_lines l join ${offeredSkus} g on g.sku_id = l.sku_id
  where l.account_id = $1 and l.market = $2 and l.removed_at >= $3 order by l.removed_at desc, l.id desc limit 200`;

export async function removedOf(reader: Sql, accountId: number, market: 0 | 1, since: Date) {
  const rows = await reader.run<LineRow & { removed_at: Date }>('cart.removed', removedText, [
    accountId,
    market,
    since,
  ]);
  return rows.map((row) => ({ ...lineOf(row), removedAt: row.removed_at }));
}

export async function deleteRemoved(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(cartLines).where(lt(cartLines.removedAt, before));
}

const peekText = `
  select count(*) over ()::int as total, ${lineColumns} from cart_lines l join ${offeredSkus} g on g.sku_id = l.sku_id
  where l.account_id = $1 and l.removed_at is null order by l.added_at desc, l.id desc limit $2`;

/** The lines that were put in last, and how many there are in all. */
export async function latestOf(reader: Sql, accountId: number, limit: number) {
  const rows = await reader.run<LineRow & { total: number }>('cart.latest', peekText, [accountId, limit]);
  return { total: rows[0]?.total ?? 0, lines: rows.map(lineOf) };
}

export async function countLines(reader: Sql, accountId: number): Promise<number> {
  const text = 'select count(*)::int as total from cart_lines where account_id = $1 and removed_at is null';
  const [row] = await reader.run<{ total: number }>('cart.count', text, [accountId]);
  return row?.total ?? 0;
}

/** For the demo world: lines as they would lie there after a while. */
export async function insertLines(tx: Tx, rows: readonly (typeof cartLines.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.orm.insert(cartLines).values([...rows]);
}

export async function hasLines(reader: Sql, accountId: number): Promise<boolean> {
  const [row] = await reader.orm
    .select({ found: sql`1` })
    .from(cartLines)
    .where(eq(cartLines.accountId, accountId))
    .limit(1);
  return row !== undefined;
}
