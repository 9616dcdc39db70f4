import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { type KeptDraft, parcelDrafts } from '../tables.ts';

export async function keepDraft(tx: Tx, accountId: number, draft: KeptDraft, savedAt: Date): Promise<void> {
  await tx.orm
    .insert(parcelDrafts)
    .values({ accountId, draft, savedAt })
    .onConflictDoUpdate({ target: parcelDrafts.accountId, set: { draft, savedAt } });
}

export async function dropDraft(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.delete(parcelDrafts).where(eq(parcelDrafts.accountId, accountId));
}
