import { pageSize } from '@sgb/contract/paging.ts';
import { and, asc, count, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { RechargeRow } from './store.ts';
import { lines, recharges, statements } from './tables.ts';

export type LineRow = typeof lines.$inferSelect;

export async function insertStatement(tx: Tx, row: typeof statements.$inferInsert): Promise<number> {
  const [made] = await tx.orm.insert(statements).values(row).returning({ id: statements.id });
  if (!made) throw new Error('a statement was not written');
  return made.id;
}

/** Those of them that were not known. */
export async function insertLines(tx: Tx, rows: readonly (typeof lines.$inferInsert)[]): Promise<LineRow[]> {
  if (rows.length === 0) return [];
  return tx.orm
    .insert(lines)
    .values([...rows])
    .onConflictDoNothing({ target: lines.fingerprint })
    .returning();
}

export async function openLines(reader: Sql, page: number) {
  const open = eq(lines.state, 0);
  const rows = await reader.orm
    .select()
    .from(lines)
    .where(open)
    .orderBy(asc(lines.bookedOn), asc(lines.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(lines).where(open);
  return { rows, total: all?.total ?? 0 };
}

export async function lockLine(tx: Tx, id: number): Promise<LineRow | undefined> {
  const [row] = await tx.orm.select().from(lines).where(eq(lines.id, id)).for('update');
  return row;
}

export async function decideLine(
  tx: Tx,
  id: number,
  decision: { state: 1 | 2; rechargeId?: number; note?: string; decidedBy: number; decidedAt: Date },
): Promise<void> {
  await tx.orm.update(lines).set(decision).where(eq(lines.id, id));
}

/** Claims under review that were paid around these days. */
export async function claimsAround(reader: Sql, days: readonly string[]): Promise<RechargeRow[]> {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  return reader.orm
    .select()
    .from(recharges)
    .where(
      and(
        eq(recharges.method, 'eft'),
        eq(recharges.status, 10),
        gte(recharges.paidOn, sql`${first}::date - 7`),
        lte(recharges.paidOn, sql`${last}::date + 7`),
      ),
    )
    .orderBy(asc(recharges.createdAt), asc(recharges.id))
    .limit(1000);
}

export async function openClaims(reader: Sql, page: number) {
  const open = and(eq(recharges.method, 'eft'), eq(recharges.status, 10));
  const rows = await reader.orm
    .select()
    .from(recharges)
    .where(open)
    .orderBy(asc(recharges.createdAt), asc(recharges.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(recharges).where(open);
  return { rows, total: all?.total ?? 0 };
}

/** When statements were brought that have open lines with a reference, and how many of them each has. */
export async function openReferences(reader: Sql): Promise<{ importedAt: Date; count: number }[]> {
  return reader.orm
    .select({ importedAt: statements.importedAt, count: count() })
    .from(lines)
    .innerJoin(statements, eq(statements.id, lines.statementId))
    .where(and(eq(lines.state, 0), isNotNull(lines.accountId)))
    .groupBy(statements.importedAt);
}

/** Sent, or sent again, before a moment and still under review. */
export async function countClaimsBefore(reader: Sql, before: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ total: count() })
    .from(recharges)
    .where(and(eq(recharges.method, 'eft'), eq(recharges.status, 10), lt(recharges.updatedAt, before)));
  return row?.total ?? 0;
}
