import { pageSize } from '@sgb/contract/paging.ts';
import { asc, count, eq, type InferInsertModel, inArray } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { identityProofs } from './tables.ts';

export const proofStatuses = { waiting: 10, verified: 20, refused: 30 } as const;

export async function proofOf(reader: Sql, accountId: number) {
  const [row] = await reader.orm.select().from(identityProofs).where(eq(identityProofs.accountId, accountId));
  return row;
}

export function proofsOf(reader: Sql, accountIds: readonly number[]) {
  return reader.orm
    .select()
    .from(identityProofs)
    .where(inArray(identityProofs.accountId, [...accountIds]));
}

export async function lockProof(tx: Tx, accountId: number) {
  const [row] = await tx.orm.select().from(identityProofs).where(eq(identityProofs.accountId, accountId)).for('update');
  return row;
}

export async function keepProof(tx: Tx, row: InferInsertModel<typeof identityProofs>): Promise<void> {
  const { accountId: _, ...columns } = row;
  await tx.orm
    .insert(identityProofs)
    .values(row)
    .onConflictDoUpdate({
      target: identityProofs.accountId,
      set: { ...columns, reason: '', decidedAt: null, decidedBy: null },
    });
}

export async function decideProof(
  tx: Tx,
  accountId: number,
  decision: { status: 20 | 30; reason: string; decidedAt: Date; decidedBy: number },
): Promise<void> {
  await tx.orm.update(identityProofs).set(decision).where(eq(identityProofs.accountId, accountId));
}

export async function waitingProofs(reader: Sql, page: number) {
  const waiting = eq(identityProofs.status, proofStatuses.waiting);
  const rows = await reader.orm
    .select()
    .from(identityProofs)
    .where(waiting)
    .orderBy(asc(identityProofs.sentAt), asc(identityProofs.accountId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(identityProofs).where(waiting);
  return { rows, total: all?.total ?? 0 };
}
