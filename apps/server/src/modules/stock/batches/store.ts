import { type BatchState, batchStates } from '@sgb/contract/stock-states.ts';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { stockBatches, stockBatchLines } from './tables.ts';

export type BatchRow = typeof stockBatches.$inferSelect;
export type LineRow = typeof stockBatchLines.$inferSelect;
export type NewLine = typeof stockBatchLines.$inferInsert;

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export async function batchOf(reader: Sql, accountId: number, id: number): Promise<BatchRow | undefined> {
  const own = and(eq(stockBatches.id, id), eq(stockBatches.accountId, accountId));
  return (await reader.orm.select().from(stockBatches).where(own))[0];
}

export async function batchById(reader: Sql, id: number): Promise<BatchRow | undefined> {
  return (await reader.orm.select().from(stockBatches).where(eq(stockBatches.id, id)))[0];
}

export async function batchOfParcel(reader: Sql, parcelId: number): Promise<BatchRow | undefined> {
  return (await reader.orm.select().from(stockBatches).where(eq(stockBatches.parcelId, parcelId)))[0];
}

const lockText = `select ${columnsOf(stockBatches)} from stock_batches where id = $1 for update`;

/** Held until the transaction ends, before its orders and its parcel. */
export async function lockBatch(tx: Tx, id: number): Promise<BatchRow | undefined> {
  return (await tx.run<BatchRow>('batches.lock', lockText, [id]))[0];
}

async function draftOf(reader: Sql, accountId: number): Promise<BatchRow | undefined> {
  const drafts = and(eq(stockBatches.accountId, accountId), eq(stockBatches.state, batchStates.draft));
  return (await reader.orm.select().from(stockBatches).where(drafts))[0];
}

/** The one draft of a seller, made where there is none, and held; whoever pays it meanwhile was faster, and there is a new one. */
export async function lockDraft(tx: Tx, accountId: number, now: Date): Promise<BatchRow> {
  const { draft } = batchStates;
  for (;;) {
    const [made] = await tx.orm
      .insert(stockBatches)
      .values({ accountId, state: draft, stateAt: now, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (made) {
      writeMove(tx, made.id, { from: null, to: draft, by: accountId, why: '', now });
      return made;
    }
    const known = await draftOf(tx, accountId);
    const held = known && (await lockBatch(tx, known.id));
    if (held?.state === draft) return held;
  }
}

export async function linesOf(reader: Sql, batchIds: readonly number[]): Promise<LineRow[]> {
  if (batchIds.length === 0) return [];
  return reader.orm
    .select()
    .from(stockBatchLines)
    .where(inArray(stockBatchLines.batchId, [...batchIds]))
    .orderBy(asc(stockBatchLines.batchId), asc(stockBatchLines.skuId));
}

export async function writeLines(tx: Tx, batchId: number, lines: readonly NewLine[]): Promise<void> {
  await tx.orm.delete(stockBatchLines).where(eq(stockBatchLines.batchId, batchId));
  if (lines.length > 0) await tx.orm.insert(stockBatchLines).values([...lines]);
}

type LineName = Pick<LineRow, 'batchId' | 'skuId'>;

const shippedText = `
  update stock_batch_lines set shipped = true, sea_cents = $3, landed_cents = $4 where batch_id = $1 and sku_id = $2`;

/** It has left China: what a piece has cost in the end. */
export function writeShipped(
  tx: Tx,
  { batchId, skuId }: LineName,
  { seaCents, landedCents }: Pick<LineRow, 'seaCents' | 'landedCents'>,
): void {
  tx.send('batches.shipped', shippedText, [batchId, skuId, seaCents, landedCents]);
}

const countedText = `
  update stock_batch_lines set counted = $3, damaged = $4, missing = $5, case_id = $6 where batch_id = $1 and sku_id = $2`;

export function writeCounted(
  tx: Tx,
  { batchId, skuId }: LineName,
  { counted, damaged, missing, caseId }: Pick<LineRow, 'counted' | 'damaged' | 'missing' | 'caseId'>,
): void {
  tx.send('batches.counted', countedText, [batchId, skuId, counted, damaged, missing, caseId]);
}

export async function changeBatch(tx: Tx, { id }: Pick<BatchRow, 'id'>, change: Partial<BatchRow>): Promise<BatchRow> {
  const [row] = await tx.orm.update(stockBatches).set(change).where(eq(stockBatches.id, id)).returning();
  if (!row) throw new Error(`batch ${id} is gone`);
  return row;
}

export interface Move {
  readonly from: BatchState | null;
  readonly to: BatchState;
  readonly by: number | null;
  readonly why: string;
  readonly now: Date;
}

const moveText = `
  insert into stock_batch_moves (batch_id, at, from_state, to_state, by_account, why) values ($1, $2, $3, $4, $5, $6)`;

export function writeMove(tx: Tx, batchId: number, { from, to, by, why, now }: Move): void {
  tx.send('batches.move', moveText, [batchId, now, from, to, by, why]);
}

async function paged(reader: Sql, where: ReturnType<typeof and>, newest: boolean, { offset, limit }: Slice) {
  const order = newest ? desc(stockBatches.id) : asc(stockBatches.id);
  const rows = await reader.orm.select().from(stockBatches).where(where).orderBy(order).offset(offset).limit(limit);
  const [counted] = await reader.orm.select({ total: count() }).from(stockBatches).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** State 0: all. */
export function listBatches(reader: Sql, accountId: number, state: BatchState | 0, slice: Slice) {
  const own = eq(stockBatches.accountId, accountId);
  return paged(reader, state === 0 ? own : and(own, eq(stockBatches.state, state)), true, slice);
}

export const batchesAt = (reader: Sql, state: BatchState, slice: Slice) =>
  paged(reader, and(eq(stockBatches.state, state)), false, slice);

/** Batches under way, by their numbers, after this one. */
export async function underWay(reader: Sql, after: number, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: stockBatches.id })
    .from(stockBatches)
    .where(and(sql`state in (20, 30, 40, 50)`, sql`id > ${after}`))
    .orderBy(asc(stockBatches.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function countUnderWay(reader: Sql, accountId: number): Promise<number> {
  const text = 'select count(*)::int as count from stock_batches where account_id = $1 and state in (20, 30, 40, 50)';
  return (await reader.run<{ count: number }>('batches.count', text, [accountId]))[0]?.count ?? 0;
}

export async function insertBatch(tx: Tx, row: typeof stockBatches.$inferInsert): Promise<BatchRow> {
  const [batch] = await tx.orm.insert(stockBatches).values(row).returning();
  if (!batch) throw new Error('the batch was not kept');
  return batch;
}

/** The lines of these orders are those of another batch. */
export async function moveLines(tx: Tx, from: number, to: number, orderIds: readonly number[]): Promise<void> {
  await tx.orm
    .update(stockBatchLines)
    .set({ batchId: to })
    .where(and(eq(stockBatchLines.batchId, from), inArray(stockBatchLines.orderId, [...orderIds])));
}

export interface ShortLine extends Pick<LineRow, 'skuId' | 'productId' | 'title' | 'options' | 'picture' | 'missing'> {
  readonly batchId: number;
  readonly orderId: number;
  readonly at: Date;
}

/** Orders of somebody of which pieces were counted short, and when, as a source for another module's statement. */
export const shortOrders = (account: string): string => `
  (select l.order_id as id, b.state_at as at from stock_batch_lines l join stock_batches b on b.id = l.batch_id
   where b.account_id = ${account} and l.missing > 0 and l.order_id is not null)`;

const shortText = `
  select l.batch_id as "batchId", l.order_id as "orderId", l.sku_id::float8 as "skuId", l.product_id::float8 as "productId",
    l.title, l.options, l.picture, l.missing, b.state_at as at
  from stock_batch_lines l join stock_batches b on b.id = l.batch_id
  where l.missing > 0 and l.order_id = any($1::int[])`;

/** What was counted short of these orders. */
export function shortLines(reader: Sql, orderIds: readonly number[]): Promise<ShortLine[]> {
  return reader.run<ShortLine>('batches.short', shortText, [[...orderIds]]);
}

const uncountedText = `
  select l.sku_id::float8 as "skuId", sum(l.quantity)::int as pieces
  from stock_batches b join stock_batch_lines l on l.batch_id = b.id
  where b.account_id = $1 and b.state = 50 and l.shipped and l.sku_id = any($2::bigint[]) group by 1`;

/** How many pieces of each SKU have arrived and wait to be counted. */
export async function uncountedOf(
  reader: Sql,
  accountId: number,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const values = [accountId, [...skuIds]];
  const rows = await reader.run<{ skuId: number; pieces: number }>('batches.uncounted', uncountedText, values);
  return new Map(rows.map(({ skuId, pieces }) => [skuId, pieces]));
}
