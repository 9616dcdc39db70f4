import type { Sql } from '../../../platform/db/database.ts';

const lastText = 'select max(paid_at) as at from orders where account_id = $1';

/** When somebody last paid for an order. */
export async function lastBought(reader: Sql, accountId: number): Promise<Date | null> {
  return (await reader.run<{ at: Date | null }>('orders.lastBought', lastText, [accountId]))[0]?.at ?? null;
}

const buyersText = 'select distinct account_id as id from orders where paid_at > $1';

/** Everybody who has paid for an order since then. */
export async function buyersSince(reader: Sql, since: Date): Promise<number[]> {
  return (await reader.run<{ id: number }>('orders.buyers', buyersText, [since])).map(({ id }) => id);
}
