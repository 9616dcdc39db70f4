import { type DispatchState, dispatchStates } from '@sgb/contract/dispatch-states.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { sellerBrands, shelfDispatches, shelfDispatchLines, shelfDispatchMoves } from './tables.ts';

export type DispatchRow = typeof shelfDispatches.$inferSelect;
export type NewDispatch = typeof shelfDispatches.$inferInsert;
export type LineRow = typeof shelfDispatchLines.$inferSelect;
export type MoveRow = typeof shelfDispatchMoves.$inferSelect;
export type BrandRow = typeof sellerBrands.$inferSelect;

const { waiting, shipped } = dispatchStates;

/** The numbers of dispatches that are made in a moment: what pays for them names them. */
export async function nextIds(tx: Tx, many: number): Promise<number[]> {
  const text = `select nextval(pg_get_serial_sequence('shelf_dispatches', 'id'))::int as id from generate_series(1, $1)`;
  return (await tx.run<{ id: number }>('dispatches.ids', text, [many])).map(({ id }) => id);
}

export async function insertDispatches(
  tx: Tx,
  rows: readonly NewDispatch[],
  lines: readonly LineRow[],
  moves: readonly (typeof shelfDispatchMoves.$inferInsert)[],
): Promise<DispatchRow[]> {
  const made = await tx.orm
    .insert(shelfDispatches)
    .values([...rows])
    .returning();
  await tx.orm.insert(shelfDispatchLines).values([...lines]);
  await tx.orm.insert(shelfDispatchMoves).values([...moves]);
  return made;
}

export async function changeDispatch(tx: Tx, id: number, change: Partial<DispatchRow>): Promise<DispatchRow> {
  const [row] = await tx.orm.update(shelfDispatches).set(change).where(eq(shelfDispatches.id, id)).returning();
  if (!row) throw new Error(`dispatch ${id} is gone`);
  return row;
}

export async function insertMove(tx: Tx, move: typeof shelfDispatchMoves.$inferInsert): Promise<void> {
  await tx.orm.insert(shelfDispatchMoves).values(move);
}

/** Held until the transaction ends; whoever changes one holds it before shelves and balances. */
export async function lockDispatch(tx: Tx, id: number): Promise<DispatchRow | undefined> {
  return (await tx.orm.select().from(shelfDispatches).where(eq(shelfDispatches.id, id)).for('update'))[0];
}

export async function lockDispatches(tx: Tx, ids: readonly number[]): Promise<DispatchRow[]> {
  const wanted = inArray(shelfDispatches.id, [...ids]);
  return tx.orm.select().from(shelfDispatches).where(wanted).orderBy(asc(shelfDispatches.id)).for('update');
}

export async function pickAll(tx: Tx, ids: readonly number[], by: number, now: Date): Promise<void> {
  await tx.orm
    .update(shelfDispatches)
    .set({ pickedAt: now, pickedBy: by })
    .where(and(inArray(shelfDispatches.id, [...ids]), isNull(shelfDispatches.pickedAt)));
}

interface ToDrive {
  readonly states: readonly DispatchState[];
  readonly accountId?: number | undefined;
  readonly madeAfter?: Date | undefined;
  /** Only what has not moved since. */
  readonly since?: Date | undefined;
}

/** What the driver of the demo may move, the oldest first. */
export function dispatchesToDrive(reader: Sql, wanted: ToDrive, most: number): Promise<DispatchRow[]> {
  const { states, accountId, madeAfter, since } = wanted;
  const which = and(
    inArray(shelfDispatches.state, [...states]),
    accountId === undefined ? undefined : eq(shelfDispatches.accountId, accountId),
    madeAfter && gte(shelfDispatches.createdAt, madeAfter),
    since && lte(shelfDispatches.stateAt, since),
  );
  return reader.orm.select().from(shelfDispatches).where(which).orderBy(asc(shelfDispatches.id)).limit(most);
}

export async function dispatchById(reader: Sql, id: number): Promise<DispatchRow | undefined> {
  return (await reader.orm.select().from(shelfDispatches).where(eq(shelfDispatches.id, id)))[0];
}

/** What one wish made, if it was sent before. */
export async function madeBy(reader: Sql, accountId: number, key: string): Promise<DispatchRow[]> {
  const wish = and(eq(shelfDispatches.accountId, accountId), eq(shelfDispatches.key, key));
  return reader.orm.select().from(shelfDispatches).where(wish).orderBy(asc(shelfDispatches.row));
}

export async function againOf(reader: Sql, id: number): Promise<DispatchRow | undefined> {
  return (await reader.orm.select().from(shelfDispatches).where(eq(shelfDispatches.againOf, id)))[0];
}

async function paged(reader: Sql, where: SQL | undefined, order: readonly SQL[], { offset, limit }: Slice) {
  const rows = await reader.orm
    .select()
    .from(shelfDispatches)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  const [counted] = await reader.orm.select({ total: count() }).from(shelfDispatches).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** What was sent, or is to be; what waits has a list of its own. */
export const listOf = (reader: Sql, accountId: number, states: readonly DispatchState[], slice: Slice) =>
  paged(
    reader,
    and(eq(shelfDispatches.accountId, accountId), inArray(shelfDispatches.state, [...states])),
    [desc(shelfDispatches.id)],
    slice,
  );

export const waitingOf = (reader: Sql, accountId: number, slice: Slice) =>
  paged(
    reader,
    and(eq(shelfDispatches.accountId, accountId), eq(shelfDispatches.state, waiting)),
    [asc(shelfDispatches.waitsUntil), asc(shelfDispatches.id)],
    slice,
  );

export const deskOf = (reader: Sql, state: DispatchState, slice: Slice) =>
  paged(reader, eq(shelfDispatches.state, state), [asc(shelfDispatches.stateAt), asc(shelfDispatches.id)], slice);

export function dispatchesById(reader: Sql, ids: readonly number[]): Promise<DispatchRow[]> {
  return reader.orm
    .select()
    .from(shelfDispatches)
    .where(inArray(shelfDispatches.id, [...ids]));
}

export async function linesOf(reader: Sql, ids: readonly number[]): Promise<LineRow[]> {
  if (ids.length === 0) return [];
  const wanted = inArray(shelfDispatchLines.dispatchId, [...ids]);
  return reader.orm
    .select()
    .from(shelfDispatchLines)
    .where(wanted)
    .orderBy(asc(shelfDispatchLines.dispatchId), asc(shelfDispatchLines.skuId));
}

export async function movesOf(reader: Sql, ids: readonly number[]): Promise<MoveRow[]> {
  if (ids.length === 0) return [];
  const wanted = inArray(shelfDispatchMoves.dispatchId, [...ids]);
  return reader.orm.select().from(shelfDispatchMoves).where(wanted).orderBy(asc(shelfDispatchMoves.id));
}

const countText = `
  select count(*) filter (where state <> 110)::int as "all", count(*) filter (where state = 110)::int as pending,
    count(*) filter (where state = 112)::int as processing, count(*) filter (where state = 113)::int as shipped,
    count(*) filter (where state = 114)::int as review, count(*) filter (where state = 115)::int as failed,
    count(*) filter (where state = 115 and handled_at is null)::int as unhandled
  from shelf_dispatches where account_id = $1`;

export interface Counts {
  readonly all: number;
  readonly pending: number;
  readonly processing: number;
  readonly shipped: number;
  readonly review: number;
  readonly failed: number;
  readonly unhandled: number;
}

export async function countsOf(reader: Sql, accountId: number): Promise<Counts> {
  const [row] = await reader.run<Counts>('dispatches.counts', countText, [accountId]);
  if (!row) throw new Error('nothing was counted');
  return row;
}

/** Whether something that has not arrived goes to a receiver. */
export async function isSentTo(reader: Sql, receiverId: number): Promise<boolean> {
  const text = 'select 1 from shelf_dispatches where receiver_id = $1 and state in (110, 112, 113) limit 1';
  return (await reader.run('dispatches.sentTo', text, [receiverId])).length > 0;
}

/** What has waited for too long, and what left so long ago that it must have arrived. */
export async function dueIds(reader: Sql, now: Date, shippedBefore: Date, most: number): Promise<number[]> {
  const text = `
    select id from shelf_dispatches where state = ${waiting} and waits_until <= $1
    union all
    select id from shelf_dispatches where state = ${shipped} and state_at <= $2
    order by id limit $3`;
  return (await reader.run<{ id: number }>('dispatches.due', text, [now, shippedBefore, most])).map(({ id }) => id);
}

/** Of somebody, what waits for money, the oldest first. */
export async function waitingForMoney(reader: Sql, accountId: number): Promise<number[]> {
  const text = `select id from shelf_dispatches where account_id = $1 and state = ${waiting} and waits = 'balance' order by id`;
  return (await reader.run<{ id: number }>('dispatches.unpaid', text, [accountId])).map(({ id }) => id);
}

/** The same of what waits for pieces to be counted. */
export async function waitingForCount(reader: Sql, accountId: number): Promise<number[]> {
  const text = `select id from shelf_dispatches where account_id = $1 and state = ${waiting} and waits = 'count' order by id`;
  return (await reader.run<{ id: number }>('dispatches.uncounted', text, [accountId])).map(({ id }) => id);
}

export async function brandOf(reader: Sql, accountId: number): Promise<BrandRow | undefined> {
  return (await reader.orm.select().from(sellerBrands).where(eq(sellerBrands.accountId, accountId)))[0];
}

export async function saveBrand(tx: Tx, brand: BrandRow): Promise<void> {
  const { accountId: _, ...change } = brand;
  await tx.orm.insert(sellerBrands).values(brand).onConflictDoUpdate({ target: sellerBrands.accountId, set: change });
}

/** Whoever sends the same wish twice at once waits here. */
export async function lockWish(tx: Tx, accountId: number, key: string): Promise<void> {
  await tx.run('dispatches.lockWish', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `dispatch ${accountId} ${key}`,
  ]);
}
