import { orderStatuses } from '@sgb/contract/order-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveOrders } from './move.ts';
import type { OrderNeeds } from './needs.ts';
import { waitingAmong } from './refund/request-store.ts';
import { writeEvaluated } from './review-store.ts';
import { actors } from './rules.ts';
import { lockOrders } from './store.ts';

export interface Judged {
  readonly orderId: number;
  readonly satisfied: boolean;
}

/**
 * The shopper has said how these were: they are not asked about again. What pleased is closed, unless something about
 * it is still open; the rest stays until its time is over.
 */
export async function evaluateOrders(
  tx: Tx,
  accountId: number,
  judged: readonly Judged[],
  { openCasesOf, now }: Pick<OrderNeeds, 'openCasesOf'> & { readonly now: Date },
): Promise<void> {
  const wanted = judged.map(({ orderId }) => orderId);
  const rows = (await lockOrders(tx, wanted, accountId)).filter(({ signedAt }) => signedAt !== null);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await writeEvaluated(tx, ids, now);
  const open = new Set([...(await openCasesOf(tx, ids)), ...(await waitingAmong(tx, ids))]);
  const pleased = new Set(judged.flatMap(({ orderId, satisfied }) => (satisfied ? [orderId] : [])));
  const done = rows.filter(({ id, status }) => status === orderStatuses.signed && pleased.has(id) && !open.has(id));
  if (done.length === 0) return;
  const refused = await moveOrders(tx, done, {
    to: orderStatuses.closed,
    who: actors.shopper,
    by: accountId,
    why: 'You said how it was',
    now,
  });
  if (refused) throw new Error(`judged orders cannot be closed: ${refused.message}`);
}
