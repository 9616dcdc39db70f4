import { and, eq, lt, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { callbacks } from './tables.ts';

export async function insertCallback(tx: Tx, row: typeof callbacks.$inferInsert): Promise<number> {
  const [made] = await tx.orm.insert(callbacks).values(row).returning({ id: callbacks.id });
  if (!made) throw new Error('a callback was not written');
  return made.id;
}

export async function openCallback(reader: Sql, id: number) {
  const [row] = await reader.orm
    .select()
    .from(callbacks)
    .where(and(eq(callbacks.id, id), eq(callbacks.state, 0)));
  return row;
}

export async function endCallback(tx: Tx, id: number, end: { state: 1 | 2; said: string; now: Date }): Promise<void> {
  await tx.orm
    .update(callbacks)
    .set({ state: end.state, said: end.said, handledAt: end.now })
    .where(eq(callbacks.id, id));
}

/** Names and addresses of people stand in them; what they led to is written down elsewhere. */
export async function deleteCallbacks(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(callbacks).where(and(lt(callbacks.receivedAt, before), sql`${callbacks.state} <> 0`));
}
