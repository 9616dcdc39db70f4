import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { orders } from './tables.ts';

const signedText = 'update orders set signed_at = $2 where id = any($1::int[]) and signed_at is null';

export function writeSigned(tx: Tx, ids: readonly number[], now: Date): void {
  tx.send('orders.signed', signedText, [ids, now]);
}

const rewardText = 'update orders set reward_coins = $2, reward_entry_id = $3 where id = $1';

export function writeReward(tx: Tx, id: number, coins: number, entryId: number): void {
  tx.send('orders.reward', rewardText, [id, coins, entryId]);
}

export async function reduceReward(tx: Tx, id: number, coins: number): Promise<void> {
  await tx.orm
    .update(orders)
    .set({ rewardCoins: sql`${orders.rewardCoins} - ${coins}` })
    .where(eq(orders.id, id));
}

const signedGoodsText = `
  select coalesce(sum(greatest(goods_cents - refunded_cents, 0)), 0)::float8 as cents from orders
  where account_id = $1 and signed_at >= $2`;

/** What the goods cost that were signed for since then. */
export async function signedGoods(reader: Sql, accountId: number, since: Date): Promise<number> {
  const [row] = await reader.run<{ cents: number }>('orders.signedGoods', signedGoodsText, [accountId, since]);
  return row?.cents ?? 0;
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
