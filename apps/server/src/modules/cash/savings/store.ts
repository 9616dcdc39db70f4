import { and, eq, isNull } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { jars } from './tables.ts';

export type JarRow = typeof jars.$inferSelect;

const open = (accountId: number) => and(eq(jars.accountId, accountId), isNull(jars.closedAt));

export async function openJarOf(reader: Sql, accountId: number): Promise<JarRow | undefined> {
  const [row] = await reader.orm.select().from(jars).where(open(accountId));
  return row;
}

/** Whether the account has or had one. */
export async function hasHadJar(reader: Sql, accountId: number): Promise<boolean> {
  const found = await reader.orm.select({ id: jars.id }).from(jars).where(eq(jars.accountId, accountId)).limit(1);
  return found.length > 0;
}

/** A jar of this account. Whoever moves its money or closes it waits here, so that no cent stays in a closed one. */
export async function holdJar(tx: Tx, accountId: number, id: number): Promise<JarRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(jars)
    .where(and(eq(jars.id, id), eq(jars.accountId, accountId)))
    .for('update');
  return row;
}

interface Wanted {
  readonly accountId: number;
  readonly name: string;
  readonly targetCents: number;
  readonly now: Date;
}

/** One jar is open at most: the one that is there gets the new words. */
export async function writeJar(tx: Tx, { accountId, name, targetCents, now }: Wanted): Promise<void> {
  await tx.orm
    .insert(jars)
    .values({ accountId, name, targetCents, openedAt: now })
    .onConflictDoUpdate({
      target: jars.accountId,
      targetWhere: isNull(jars.closedAt),
      set: { name, targetCents },
    });
}

export async function markClosed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(jars).set({ closedAt: now }).where(eq(jars.id, id));
}
