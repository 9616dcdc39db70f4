import { entryTypes } from '@sgb/contract/ledger.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { splitStates } from '@sgb/contract/splits.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { reverse } from '../../books/ledger/index.ts';
import { actors, markSplitting, noteSplit } from '../../buying/orders/index.ts';
import * as store from './store.ts';

export interface Ended {
  readonly by: number;
  readonly staff: boolean;
  /** In the history of the order. */
  readonly words: string;
  readonly why: string;
  readonly now: Date;
}

/** It stays one order, and its shopper has the fee back. Whoever asks holds the order. */
export async function endUndone(tx: Tx, split: store.SplitRow, { by, staff, words, why, now }: Ended): Promise<void> {
  const back = await reverse(tx, {
    key: `split:${split.id}:back`,
    type: entryTypes.refund,
    ref: orderNumber(split.orderId),
    note: 'Order not split',
    entryId: split.entryId,
    now,
  });
  if (back instanceof Refusal) throw new Error(`the fee of split ${split.id} does not go back: ${back.message}`);
  const { ended: state } = splitStates;
  await store.endSplit(tx, split.id, { state, endedAt: now, endedBy: by, why, backEntryId: back.entryId });
  await markSplitting(tx, split.orderId, null);
  const who = staff ? actors.staff : actors.shopper;
  await noteSplit(tx, split.orderId, { who, by, why: words, moneyCents: split.cents, entryId: back.entryId, now });
}
