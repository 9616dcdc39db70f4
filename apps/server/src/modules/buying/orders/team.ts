import type { Tx } from '../../../platform/db/database.ts';

const text = 'update orders set gathering = $2 where id = any($1::int[])';

/** Whether orders wait for others who may still join: nobody buys them meanwhile. */
export function setGathering(tx: Tx, ids: readonly number[], gathering: boolean): void {
  tx.send('orders.gathering', text, [[...ids], gathering]);
}
