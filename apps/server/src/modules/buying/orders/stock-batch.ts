import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { OrderRow } from './store.ts';
import { orders } from './tables.ts';

/** Orders of a stock-up batch leave China with it and in no other way. */

export function putIntoBatch(tx: Tx, ids: readonly number[], batchId: number): void {
  tx.send('orders.batch', 'update orders set stock_batch_id = $2::int where id = any($1::int[])', [[...ids], batchId]);
}

const ofText = `select ${columnsOf(orders)} from orders where stock_batch_id = any($1::int[]) order by id`;

export function ordersOfBatches(reader: Sql, batchIds: readonly number[]): Promise<OrderRow[]> {
  return reader.run<OrderRow>('orders.ofBatches', ofText, [[...batchIds]]);
}

/** Those of somebody that no supplier delivered, and since when, as a source for another module's statement. */
export const failedOfBatches = (account: string): string =>
  `(select id, status_at as at from orders where account_id = ${account} and stock_batch_id is not null and status = 31)`;
