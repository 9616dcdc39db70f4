import { forwardStates } from '@sgb/contract/forwarding-words.ts';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { forwardedParcels as parcels } from './tables.ts';

export type ForwardedRow = typeof parcels.$inferSelect;
export type NewForwarded = typeof parcels.$inferInsert;

const isOpen = eq(parcels.state, forwardStates.declared);

/** Whoever brings or says this number waits until the transaction ends. */
export async function lockNumber(tx: Tx, tracking: string): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`forwarding ${tracking}`}, 0))`);
}

export async function listOf(reader: Sql, accountId: number, page: number, perPage: number) {
  const where = eq(parcels.accountId, accountId);
  const rows = await reader.orm
    .select()
    .from(parcels)
    .where(where)
    .orderBy(desc(parcels.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await reader.orm.select({ total: count() }).from(parcels).where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function countOpen(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx.orm
    .select({ open: count() })
    .from(parcels)
    .where(and(eq(parcels.accountId, accountId), isOpen));
  return row?.open ?? 0;
}

export async function lockOne(tx: Tx, id: number, accountId?: number): Promise<ForwardedRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(parcels)
    .where(and(eq(parcels.id, id), accountId === undefined ? undefined : eq(parcels.accountId, accountId)))
    .for('update');
  return row;
}

/** All that were declared under this number and are not here, held. */
export function lockOpen(tx: Tx, tracking: string): Promise<ForwardedRow[]> {
  return tx.orm
    .select()
    .from(parcels)
    .where(and(eq(parcels.tracking, tracking), isOpen))
    .orderBy(asc(parcels.id))
    .for('update');
}

/** Undefined when this shopper has declared the number already. */
export async function insert(tx: Tx, row: NewForwarded): Promise<ForwardedRow | undefined> {
  const [made] = await tx.orm.insert(parcels).values(row).onConflictDoNothing().returning();
  return made;
}

/** Whether this shopper has another parcel under the number. */
export async function hasOther(tx: Tx, { id, accountId }: ForwardedRow, tracking: string): Promise<boolean> {
  const [row] = await tx.orm
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.accountId, accountId),
        eq(parcels.tracking, tracking),
        inArray(parcels.state, [forwardStates.declared, forwardStates.arrived]),
        sql`${parcels.id} <> ${id}`,
      ),
    );
  return row !== undefined;
}

export async function change(tx: Tx, id: number, changes: Partial<NewForwarded>): Promise<ForwardedRow> {
  const [row] = await tx.orm.update(parcels).set(changes).where(eq(parcels.id, id)).returning();
  if (!row) throw new Error(`forwarded parcel ${id} is gone`);
  return row;
}

/** What could be meant by numbers on the shelf: the same, or one with the same end, or of the shopper on the label. */
export function openLike(reader: Sql, codes: readonly string[], accountIds: readonly number[]) {
  if (codes.length === 0) return Promise.resolve([]);
  const ends = codes.map((code) => code.slice(-6));
  return reader.orm
    .select()
    .from(parcels)
    .where(
      and(
        isOpen,
        or(
          inArray(sql`right(${parcels.tracking}, 6)`, ends),
          accountIds.length > 0 ? inArray(parcels.accountId, [...accountIds]) : undefined,
        ),
      ),
    )
    .orderBy(asc(parcels.id))
    .limit(200);
}

/** Declared before this and never here: nobody waits for them any more. */
export function expireDeclared(tx: Tx, before: Date, now: Date): Promise<ForwardedRow[]> {
  return tx.orm
    .update(parcels)
    .set({ state: forwardStates.expired, endedAt: now })
    .where(and(isOpen, lt(parcels.declaredAt, before)))
    .returning();
}

/** The numbers of what was declared between these moments and is not here. */
export async function waitingNumbers(reader: Sql, after: Date, before: Date, most: number): Promise<string[]> {
  const rows = await reader.orm
    .selectDistinct({ tracking: parcels.tracking })
    .from(parcels)
    .where(and(isOpen, gt(parcels.declaredAt, after), lte(parcels.declaredAt, before)))
    .limit(most);
  return rows.map(({ tracking }) => tracking);
}

export async function hasForwarded(reader: Sql): Promise<boolean> {
  const [row] = await reader.orm.select({ id: parcels.id }).from(parcels).limit(1);
  return row !== undefined;
}
