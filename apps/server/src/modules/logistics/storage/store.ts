import { and, asc, eq, gt } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { autopilotRuns, autopilots, storageExtensions } from './tables.ts';

export type ExtensionRow = typeof storageExtensions.$inferSelect;
export type RunRow = typeof autopilotRuns.$inferSelect;

export async function extensionByKey(tx: Tx, accountId: number, key: string): Promise<ExtensionRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(storageExtensions)
    .where(and(eq(storageExtensions.accountId, accountId), eq(storageExtensions.key, key)));
  return row;
}

export async function insertExtension(tx: Tx, row: typeof storageExtensions.$inferInsert): Promise<void> {
  await tx.orm.insert(storageExtensions).values(row);
}

export async function isOn(reader: Sql, accountId: number): Promise<boolean> {
  const [row] = await reader.orm.select().from(autopilots).where(eq(autopilots.accountId, accountId));
  return row !== undefined;
}

export async function switchAutopilot(tx: Tx, accountId: number, on: boolean, now: Date): Promise<void> {
  if (on) await tx.orm.insert(autopilots).values({ accountId, since: now }).onConflictDoNothing();
  else await tx.orm.delete(autopilots).where(eq(autopilots.accountId, accountId));
}

/** Who wants it, by their numbers, after this one. */
export async function whoWants(reader: Sql, after: number, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ accountId: autopilots.accountId })
    .from(autopilots)
    .where(gt(autopilots.accountId, after))
    .orderBy(asc(autopilots.accountId))
    .limit(most);
  return rows.map(({ accountId }) => accountId);
}

/** Writes down that somebody is told of a day; undefined when they were told of it before. */
export async function beginRun(tx: Tx, accountId: number, freeUntil: Date, now: Date): Promise<RunRow | undefined> {
  const [row] = await tx.orm
    .insert(autopilotRuns)
    .values({ accountId, freeUntil, toldAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** The run, held: two jobs at once do not both tell how it ended. */
export async function lockRun(tx: Tx, accountId: number, freeUntil: Date): Promise<RunRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(autopilotRuns)
    .where(and(eq(autopilotRuns.accountId, accountId), eq(autopilotRuns.freeUntil, freeUntil)))
    .for('update');
  return row;
}

export async function endRun(
  tx: Tx,
  { accountId, freeUntil }: RunRow,
  ended: { readonly shipped: boolean; readonly outcome: string; readonly now: Date },
): Promise<void> {
  const { shipped, outcome, now } = ended;
  await tx.orm
    .update(autopilotRuns)
    .set({ shipped, outcome, endedAt: now })
    .where(and(eq(autopilotRuns.accountId, accountId), eq(autopilotRuns.freeUntil, freeUntil)));
}
