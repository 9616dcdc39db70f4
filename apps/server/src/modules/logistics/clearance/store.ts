import { type ClearanceCondition, clearanceStates } from '@sgb/contract/catalogue.ts';
import { and, asc, desc, eq, gte, type InferInsertModel, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { clearancePieces as pieces } from './tables.ts';

export interface PieceFilter {
  readonly condition?: ClearanceCondition | undefined;
  readonly minPriceCents?: number | undefined;
  readonly maxPriceCents?: number | undefined;
}

/** The first condition is that of the partial index, so it is written out and not a parameter. */
const onSale = sql`${pieces.state} = ${sql.raw(String(clearanceStates.available))}`;

function conditions({ condition, minPriceCents, maxPriceCents }: PieceFilter): SQL[] {
  const list = [onSale];
  if (condition !== undefined) list.push(eq(pieces.condition, condition));
  if (minPriceCents !== undefined) list.push(gte(pieces.priceCents, minPriceCents));
  if (maxPriceCents !== undefined) list.push(lte(pieces.priceCents, maxPriceCents));
  return list;
}

/** Every order ends with the id, so that pages neither repeat nor skip a piece. */
const orders = {
  2: [asc(pieces.priceCents), asc(pieces.id)],
  3: [desc(pieces.priceCents), desc(pieces.id)],
  4: [desc(pieces.listedAt), desc(pieces.id)],
};

export interface PiecePage {
  readonly sort: keyof typeof orders;
  /** Left out: all leaves. */
  readonly leaves?: readonly number[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

export function piecesOnSale(reader: Sql, filter: PieceFilter, { sort, leaves, offset, limit }: PiecePage) {
  return reader.orm
    .select({
      id: pieces.id,
      title: pieces.title,
      picture: sql<string>`${pieces.pictures}[1]`,
      condition: pieces.condition,
      originalCents: pieces.originalCents,
      priceCents: pieces.priceCents,
    })
    .from(pieces)
    .where(and(...conditions(filter), leaves && inArray(pieces.categoryId, [...leaves])))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
}

export function countByLeaf(reader: Sql, filter: PieceFilter) {
  return reader.orm
    .select({ categoryId: pieces.categoryId, count: sql<number>`count(*)::int` })
    .from(pieces)
    .where(and(...conditions(filter)))
    .groupBy(pieces.categoryId);
}

/** A piece that is or was on sale. */
export async function pieceById(reader: Sql, id: number) {
  const [row] = await reader.orm
    .select()
    .from(pieces)
    .where(and(eq(pieces.id, id), ne(pieces.state, clearanceStates.withdrawn)));
  return row;
}

export type PieceRow = typeof pieces.$inferSelect;

/** Keeps a piece for somebody until a moment; undefined when it is sold or somebody else has it. */
export async function reservePiece(
  tx: Tx,
  id: number,
  { accountId, now, until }: { readonly accountId: number; readonly now: Date; readonly until: Date },
): Promise<PieceRow | undefined> {
  const lapsed = and(eq(pieces.state, clearanceStates.reserved), lte(pieces.reservedUntil, now));
  const own = and(eq(pieces.state, clearanceStates.reserved), eq(pieces.reservedBy, accountId));
  const [row] = await tx.orm
    .update(pieces)
    .set({ state: clearanceStates.reserved, reservedBy: accountId, reservedUntil: until })
    .where(and(eq(pieces.id, id), or(eq(pieces.state, clearanceStates.available), lapsed, own)))
    .returning();
  return row;
}

/** It is paid: nobody else gets it. The caller holds it reserved. */
export async function sellPiece(tx: Tx, id: number): Promise<void> {
  await tx.orm
    .update(pieces)
    .set({ state: clearanceStates.sold, reservedBy: null, reservedUntil: null })
    .where(and(eq(pieces.id, id), eq(pieces.state, clearanceStates.reserved)));
}

/** Pieces whose time to be paid is over are for everybody again. */
export async function freeLapsedPieces(tx: Tx, now: Date): Promise<void> {
  await tx.orm
    .update(pieces)
    .set({ state: clearanceStates.available, reservedBy: null, reservedUntil: null })
    .where(and(eq(pieces.state, clearanceStates.reserved), lte(pieces.reservedUntil, now)));
}

export type NewPiece = InferInsertModel<typeof pieces>;

/** Puts a piece on sale. */
export async function addPiece(
  tx: Tx,
  { now, ...piece }: Omit<NewPiece, 'state' | 'listedAt'> & { now: Date },
): Promise<number> {
  const [row] = await tx.orm
    .insert(pieces)
    .values({ ...piece, state: clearanceStates.available, listedAt: now })
    .returning({ id: pieces.id });
  if (!row) throw new Error('the piece was not kept');
  return row.id;
}

/** Gives an empty warehouse its first pieces. */
export async function ensurePieces(tx: Tx, rows: readonly NewPiece[]): Promise<void> {
  const [any] = await tx.orm.select({ id: pieces.id }).from(pieces).limit(1);
  if (!any) await tx.orm.insert(pieces).values([...rows]);
}
