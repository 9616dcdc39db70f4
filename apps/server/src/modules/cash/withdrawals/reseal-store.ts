import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { bankAccounts, identityProofs } from './tables.ts';

/** Held until the end of `tx`; what is empty, because its owner has left, needs no key. */
export function numbersSealedOtherwise(tx: Tx, keyId: string, most: number) {
  return tx.orm
    .select()
    .from(bankAccounts)
    .where(and(ne(bankAccounts.numberKey, keyId), sql`length(${bankAccounts.numberSealed}) > 0`))
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function replaceNumber(
  tx: Tx,
  id: number,
  sealed: { readonly numberKey: string; readonly numberSealed: Buffer },
): Promise<void> {
  await tx.orm.update(bankAccounts).set(sealed).where(eq(bankAccounts.id, id));
}

export function proofsSealedOtherwise(tx: Tx, keyId: string, most: number) {
  return tx.orm
    .select()
    .from(identityProofs)
    .where(ne(identityProofs.idKey, keyId))
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function replaceId(
  tx: Tx,
  accountId: number,
  sealed: { readonly idKey: string; readonly idSealed: Buffer },
): Promise<void> {
  await tx.orm.update(identityProofs).set(sealed).where(eq(identityProofs.accountId, accountId));
}
