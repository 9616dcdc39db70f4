import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { OrderRow } from './store.ts';
import { orders } from './tables.ts';

/** Orders that lie in an open group shipment: nothing else can be done with them meanwhile. */

/** Says of orders that are held which open round they lie in; null: none any more. */
export function putIntoRound(tx: Tx, ids: readonly number[], roundId: number | null): void {
  tx.send('orders.round', 'update orders set round_id = $2::int where id = any($1::int[])', [[...ids], roundId]);
}

const freeText = `
  update orders set round_id = null where round_id = $1 and ($2::int[] is null or account_id = any($2::int[]))`;

/** Everything in a round, or what some have in it, is theirs to ship as they like. */
export async function freeFromRound(tx: Tx, roundId: number, accountIds?: readonly number[]): Promise<void> {
  await tx.run('orders.freeRound', freeText, [roundId, accountIds ? [...accountIds] : null]);
}

const lockText = `
  select ${columnsOf(orders)} from orders
  where account_id = $2::int and id = any(array(
    select id from orders where round_id = $1::int and account_id = $2::int union select unnest($3::int[])))
  order by id for update`;

/** What somebody has in a round that is held, and other orders of theirs; held in the one order in which everybody locks them. */
export function lockForRound(tx: Tx, roundId: number, accountId: number, more: readonly number[]): Promise<OrderRow[]> {
  return tx.run<OrderRow>('orders.lockForRound', lockText, [roundId, accountId, [...more]]);
}

const inText = `select ${columnsOf(orders)} from orders
  where round_id = any($1::int[]) and ($2::int is null or account_id = $2::int) order by id`;

export function ordersInRounds(reader: Sql, roundIds: readonly number[], accountId?: number): Promise<OrderRow[]> {
  return reader.run<OrderRow>('orders.inRounds', inText, [[...roundIds], accountId ?? null]);
}

/** Orders in some open rounds, all or those of one account, as a source for another module's statement. */
export const roundOrders = (rounds: string, account: string): string =>
  `(select * from orders where round_id = any(${rounds}) and (${account} is null or account_id = ${account}))`;
