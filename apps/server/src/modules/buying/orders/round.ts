import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { OrderRow } from './store.ts';
import { orders } from './tables.ts';

/** Orders that lie in an open group shipment: nothing else can be done with them meanwhile. */

/** Says of orders that are held which open round they lie in; null: none any more. */
export async function putIntoRound(tx: Tx, ids: readonly number[], roundId: number | null): Promise<void> {
  await tx.run('orders.round', 'update orders set round_id = $2::int where id = any($1::int[])', [[...ids], roundId]);
}

const freeText = `
  update orders set round_id = null where round_id = $1 and ($2::int[] is null or account_id = any($2::int[]))`;

/** Everything in a round, or what some have in it, is theirs to ship as they like. */
export async function freeFromRound(tx: Tx, roundId: number, accountIds?: readonly number[]): Promise<void> {
  await tx.run('orders.freeRound', freeText, [roundId, accountIds ? [...accountIds] : null]);
}

const inText = `select ${columnsOf(orders)} from orders
  where round_id = any($1::int[]) and ($2::int is null or account_id = $2::int) order by id`;

export function ordersInRounds(reader: Sql, roundIds: readonly number[], accountId?: number): Promise<OrderRow[]> {
  return reader.run<OrderRow>('orders.inRounds', inText, [[...roundIds], accountId ?? null]);
}

/** Orders in some open rounds, all or those of one account, as a source for another module's statement. */
export const roundOrders = (rounds: string, account: string): string =>
  `(select * from orders where round_id = any(${rounds}) and (${account} is null or account_id = ${account}))`;
