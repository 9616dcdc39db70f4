import { phases } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type Booked, type EntryWords, replay, write } from './book.ts';
import { hashOf } from './hash.ts';
import * as store from './store.ts';
import { type RefundPart, undoing } from './undo-rules.ts';

export interface ReversalInput extends EntryWords {
  readonly entryId: number;
  /** Only so much of it, for refunds in part; without, all that has not been given back yet. */
  readonly parts?: readonly RefundPart[];
}

/**
 * A new entry that gives an earlier one back; nothing is given back twice. S Coin or commission that was earned with
 * it is taken even from somebody who has spent it.
 */
export async function reverse(tx: Tx, input: ReversalInput): Promise<Booked | Refusal> {
  const hash = hashOf(input, ['now']);
  const entry = await store.lockEntry(tx, input.entryId);
  if (!entry) throw new Error(`there is no entry ${input.entryId}`);
  if (entry.phase !== phases.booked && entry.phase !== phases.captured) {
    throw new Error(`entry ${input.entryId} is a step of a hold or a reversal, and is not reversed`);
  }
  const undo = undoing(await store.postingsOf(tx, entry.id), input.parts);
  if (!undo) return (await replay(tx, { key: input.key, hash })) ?? refuse('refundTooLarge');
  const written = await write(tx, {
    ...input,
    hash,
    phase: phases.reversed,
    reverses: entry.id,
    mayOwe: true,
    postings: undo.postings,
  });
  if (written instanceof Refusal || written.replayed) return written;
  await store.writeReturns(tx, entry.id, undo.returns);
  return written;
}
