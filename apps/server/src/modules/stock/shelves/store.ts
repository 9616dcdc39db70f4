import type { PieceReason, Pile } from '@sgb/contract/stock-states.ts';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { isLettingGo } from './rules.ts';
import { shelfMovements, shelves, stockSellers } from './tables.ts';

export type ShelfRow = typeof shelves.$inferSelect;
export type SellerRow = typeof stockSellers.$inferSelect;
export type MovementRow = typeof shelfMovements.$inferSelect;

export interface Line {
  readonly shelfId: number;
  /** Whose shelf it is. */
  readonly accountId: number;
  /** Null: from outside. */
  readonly from: Pile | null;
  readonly to: Pile;
  readonly quantity: number;
  readonly reason: PieceReason;
  /** The number of what it is about: a batch, a dispatch, an order. */
  readonly about: string;
  /** Who did it; null for the clock. */
  readonly by: number | null;
}

const columns = columnsOf(shelves);
const open = 'and not exists (select from stock_sellers s where s.account_id = $7 and s.closed_at is not null)';

/** Piles are names of columns, of a closed list. */
const moveText = (from: Pile | null, to: Pile) => `
  with moved as (
    update shelves set ${from ? `${from} = ${from} - $2, ` : ''}${to} = ${to} + $2
    where id = $1 and account_id = $7 ${from ? `and ${from} >= $2` : ''} ${isLettingGo(from, to) ? open : ''}
    returning *
  ), line as (
    insert into shelf_movements (shelf_id, at, from_pile, to_pile, quantity, reason, about, by_account)
    select id, $3, ${from ? `'${from}'` : 'null'}, '${to}', $2, $4, $5, $6 from moved
  ) select ${columns} from moved as shelves`;

/**
 * Asked and done in one statement: however many come at once for the same pieces, just as many get them as there are.
 * Undefined: nothing moved.
 */
export async function move(tx: Tx, line: Line, now: Date): Promise<ShelfRow | undefined> {
  const { shelfId, accountId, from, to, quantity, reason, about, by } = line;
  const name = `shelves.move.${from ?? 'outside'}.${to}`;
  const values = [shelfId, quantity, now, reason, about, by, accountId];
  return (await tx.run<ShelfRow>(name, moveText(from, to), values))[0];
}

export async function shelfBySku(reader: Sql, accountId: number, skuId: number): Promise<ShelfRow | undefined> {
  const text = `select ${columns} from shelves where account_id = $1 and sku_id = $2`;
  return (await reader.run<ShelfRow>('shelves.bySku', text, [accountId, skuId]))[0];
}

export async function shelvesById(reader: Sql, ids: readonly number[]): Promise<ShelfRow[]> {
  if (ids.length === 0) return [];
  return reader.run<ShelfRow>('shelves.byId', `select ${columns} from shelves where id = any($1) order by id`, [ids]);
}

export async function shelvesOfSkus(reader: Sql, accountId: number, skuIds: readonly number[]): Promise<ShelfRow[]> {
  const text = `select ${columns} from shelves where account_id = $1 and sku_id = any($2) order by id`;
  return reader.run<ShelfRow>('shelves.ofSkus', text, [accountId, skuIds]);
}

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The page and how many there are, of one walk over all of them. */
const listText = (named: string) => `
  with hit as materialized (
    select id from shelves where account_id = $1 ${named}
  ), page as (
    select id from hit order by id desc offset $2 limit $3
  )
  select counted.total, listed.* from (select count(*)::int as total from hit) as counted
  left join (select ${columns} from shelves where id in (select id from page)) as listed on true order by listed.id desc`;
const namedText = "and (title ilike $4 or array_to_string(options, ' ') ilike $4)";

export async function listShelves(
  reader: Sql,
  { accountId, keyword }: { readonly accountId: number; readonly keyword: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: ShelfRow[]; total: number }> {
  type Found = { readonly total: number } & (ShelfRow | { readonly id: null });
  const all = [accountId, offset, limit];
  const found = await (keyword === ''
    ? reader.run<Found>('shelves.list', listText(''), all)
    : reader.run<Found>('shelves.find', listText(namedText), [...all, like(keyword)]));
  return { rows: found.filter((row) => row.id !== null), total: found[0]?.total ?? 0 };
}

export async function movementsOf(
  reader: Sql,
  shelfId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: MovementRow[]; total: number }> {
  const of = eq(shelfMovements.shelfId, shelfId);
  const rows = await reader.orm
    .select()
    .from(shelfMovements)
    .where(of)
    .orderBy(desc(shelfMovements.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await reader.orm.select({ total: count() }).from(shelfMovements).where(of);
  return { rows, total: counted?.total ?? 0 };
}

export type NewShelf = Omit<typeof shelves.$inferInsert, 'id' | 'openedAt' | 'place' | 'photos' | Pile>;

const openText = `
  insert into shelves (account_id, sku_id, opened_at, product_id, category_id, title, picture, options, unit, special,
    weight_grams, cubic_centimetres, landed_cents)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (account_id, sku_id) do update set product_id = excluded.product_id, category_id = excluded.category_id,
    title = excluded.title, picture = excluded.picture, options = excluded.options, unit = excluded.unit,
    special = excluded.special, weight_grams = excluded.weight_grams, cubic_centimetres = excluded.cubic_centimetres,
    landed_cents = excluded.landed_cents
  returning ${columns}`;

/** The shelf of a SKU, made where there is none; what is known of its pieces is brought up to date. */
export async function openShelf(tx: Tx, shelf: NewShelf, now: Date): Promise<ShelfRow> {
  const { accountId, skuId, productId, categoryId, title, picture, options, unit, special } = shelf;
  const { weightGrams, cubicCentimetres, landedCents } = shelf;
  const facts = [
    productId,
    categoryId,
    title,
    picture,
    options,
    unit,
    special,
    weightGrams,
    cubicCentimetres,
    landedCents,
  ];
  const [row] = await tx.run<ShelfRow>('shelves.open', openText, [accountId, skuId, now, ...facts]);
  if (!row) throw new Error('the shelf was not kept');
  return row;
}

/** Where its pieces lie. */
export function placeShelf(tx: Tx, id: number, place: string): void {
  tx.send('shelves.place', 'update shelves set place = $2 where id = $1', [id, place]);
}

export async function changeShelf(
  tx: Tx,
  id: number,
  change: Partial<Pick<ShelfRow, 'place' | 'photos' | 'weightGrams' | 'cubicCentimetres'>>,
): Promise<void> {
  await tx.orm.update(shelves).set(change).where(eq(shelves.id, id));
}

const herePieces = 'sellable + reserved + listed + damaged + returned';

/** Pieces that lie in our warehouse. */
export async function countPieces(reader: Sql, accountId: number): Promise<number> {
  const text = `select coalesce(sum(${herePieces}), 0)::float8 as pieces from shelves where account_id = $1`;
  const [row] = await reader.run<{ pieces: number }>('shelves.count', text, [accountId]);
  return row?.pieces ?? 0;
}

export async function sellerOf(reader: Sql, accountId: number): Promise<SellerRow | undefined> {
  const text = `select ${columnsOf(stockSellers)} from stock_sellers where account_id = $1`;
  return (await reader.run<SellerRow>('shelves.seller', text, [accountId]))[0];
}

export async function insertSeller(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.orm.insert(stockSellers).values({ accountId, since: now }).onConflictDoNothing();
}

export async function changeSeller(tx: Tx, accountId: number, change: Partial<SellerRow>): Promise<void> {
  await tx.orm.update(stockSellers).set(change).where(eq(stockSellers.accountId, accountId));
}

/** Who owes storage, by their numbers, after this one. */
export async function owing(reader: Sql, after: number, most: number): Promise<SellerRow[]> {
  const rows = reader.orm
    .select()
    .from(stockSellers)
    .where(and(sql`owing_since is not null`, sql`account_id > ${after}`));
  return rows.orderBy(asc(stockSellers.accountId)).limit(most);
}

export async function shelvesLocked(tx: Tx, ids: readonly number[]): Promise<ShelfRow[]> {
  return tx.orm
    .select()
    .from(shelves)
    .where(inArray(shelves.id, [...ids]))
    .orderBy(asc(shelves.id))
    .for('update');
}

/** The shelves of somebody with pieces that can be put on clearance, in the order in which everybody holds them. */
export async function lockToClear(tx: Tx, accountId: number): Promise<ShelfRow[]> {
  const text = `
    select ${columns} from shelves where account_id = $1 and sellable + damaged + returned > 0 order by id for update`;
  return tx.run<ShelfRow>('shelves.toClear', text, [accountId]);
}

/** Shelves on which something lies, by their numbers, after this one. */
export async function shelvesInUse(reader: Sql, after: number, most: number): Promise<number[]> {
  const text = `select id from shelves where id > $1 and ${herePieces} > 0 order by id limit $2`;
  return (await reader.run<{ id: number }>('shelves.inUse', text, [after, most])).map(({ id }) => id);
}

export async function lockSeller(tx: Tx, accountId: number): Promise<SellerRow | undefined> {
  return (await tx.orm.select().from(stockSellers).where(eq(stockSellers.accountId, accountId)).for('update'))[0];
}

/** Of all sellers. */
export async function shelvesOfSku(reader: Sql, skuId: number): Promise<ShelfRow[]> {
  const text = `select ${columns} from shelves where sku_id = $1 order by account_id limit 200`;
  return reader.run<ShelfRow>('shelves.ofSku', text, [skuId]);
}

/** Of all sellers, by words of their titles: at most 1,000. */
export async function shelvesTitled(reader: Sql, keyword: string): Promise<number[]> {
  const text = 'select id from shelves where listed + sold > 0 and title ilike $1 order by id limit 1000';
  return (await reader.run<{ id: number }>('shelves.titled', text, [like(keyword)])).map(({ id }) => id);
}
