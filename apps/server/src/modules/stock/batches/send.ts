import type { sendBatchNow } from '@sgb/contract/stock-purchase.ts';
import { batchStates } from '@sgb/contract/stock-states.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { ordersOfBatches } from '../../buying/orders/index.ts';
import { isInChina } from './rules.ts';
import * as store from './store.ts';
import { follow } from './travel.ts';

/** The seller does not wait: what has arrived leaves, the rest becomes a batch of its own. */
export async function sendNow(call: Call<'shopper'>, { id }: z.output<typeof sendBatchNow.input>) {
  const { accountId } = call.session;
  const { paid, inChina } = batchStates;
  const known = await call.db.read(async (reader) => {
    const batch = await store.batchOf(reader, accountId, id);
    return { batch, orders: batch ? await ordersOfBatches(reader, [id]) : [] };
  });
  if (!known.batch) return refuse('notFound', 'This is not one of your batches.');
  const { state, parcelId, trouble } = known.batch;
  if (parcelId !== null) return { id, state, trouble };
  if (state !== paid && state !== inChina) return refuse('batchMoved');
  if (!known.orders.some(({ status }) => isInChina(status))) {
    return refuse('batchMoved', 'Nothing of it has arrived at our China warehouse yet.');
  }
  const after = await follow(call, id, true);
  return { id, state: after?.state ?? state, trouble: after?.trouble ?? '' };
}
