import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { orders } from './tables.ts';

export async function writeSigned(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.orm
    .update(orders)
    .set({ signedAt: now })
    .where(and(inArray(orders.id, [...ids]), isNull(orders.signedAt)));
}

export async function writeReward(tx: Tx, id: number, coins: number, entryId: number): Promise<void> {
  await tx.orm.update(orders).set({ rewardCoins: coins, rewardEntryId: entryId }).where(eq(orders.id, id));
}

export async function reduceReward(tx: Tx, id: number, coins: number): Promise<void> {
  await tx.orm
    .update(orders)
    .set({ rewardCoins: sql`${orders.rewardCoins} - ${coins}` })
    .where(eq(orders.id, id));
}

/** What the goods cost that were signed for since then. */
export async function signedGoods(reader: Sql, accountId: number, since: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ cents: sql<string>`coalesce(sum(greatest(${orders.goodsCents} - ${orders.refundedCents}, 0)), 0)` })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), gte(orders.signedAt, since)));
  return Number(row?.cents ?? 0);
}

/** What somebody has signed for, the newest last. */
export async function signedOrdersOf(reader: Sql, accountId: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.signedAt)))
    .orderBy(asc(orders.signedAt), asc(orders.id));
  return rows.map(({ id }) => id);
}
