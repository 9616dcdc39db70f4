import { orderStatuses } from '@sgb/contract/order-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { actors, failOrder, mayMove, type OrderRow } from '../orders/index.ts';
import * as store from './store.ts';

/** Who does it: a buyer, or the shop by itself. */
export interface Actor {
  readonly by: number | null;
}

export const whoOf = ({ by }: Actor) => (by === null ? actors.shop : actors.staff);

export interface Failing extends Actor, At {
  readonly reason: string;
}

/** Gives up those of these orders, which are held, that can still fail. Answers which. */
export async function failAll(tx: Tx, rows: readonly OrderRow[], failing: Failing): Promise<number[]> {
  const failed: number[] = [];
  for (const order of rows) {
    if (!mayMove(order, orderStatuses.failed)) continue;
    const { by, reason: why, settings, now } = failing;
    const refused = await failOrder(tx, order, { who: whoOf(failing), by, why, settings, now });
    // Money must not move for an order that stays where it is: nothing of this transaction may last.
    if (refused instanceof Refusal) throw new Error(`order ${order.id} could not fail: ${refused.message}`);
    failed.push(order.id);
  }
  if (failed.length > 0) await store.dropLines(tx, failed, failing.now);
  return failed;
}
