import { dispatchNumber } from '@sgb/contract/dispatch-states.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { book, reverse, spendable } from '../../books/ledger/index.ts';
import type { DispatchRow } from './store.ts';
import { itemOf } from './words.ts';

export type Payable = Pick<DispatchRow, 'id' | 'accountId' | 'pickCents' | 'deliveryCents'>;

export const costOf = ({ pickCents, deliveryCents }: Pick<Payable, 'pickCents' | 'deliveryCents'>): number =>
  pickCents + deliveryCents;

/** Pays for dispatches of one seller as one entry, with a part for each. Null where all of it costs nothing. */
export async function pay(tx: Tx, rows: readonly [Payable, ...Payable[]], now: Date): Promise<number | null | Refusal> {
  const [{ id, accountId }] = rows;
  const from = spendable(accountId);
  const postings = rows.flatMap((row) => [
    { from, to: 'sales.services' as const, amount: row.pickCents, item: itemOf(row.id) },
    { from, to: 'sales.delivery' as const, amount: row.deliveryCents, item: itemOf(row.id) },
  ]);
  const due = postings.filter(({ amount }) => amount > 0);
  if (due.length === 0) return null;
  const note = rows.length === 1 ? 'Sent from your shelf' : `${rows.length} sent from your shelf`;
  const key = `${itemOf(id)}:paid`;
  const booked = await book(tx, { key, type: entryTypes.services, ref: dispatchNumber(id), note, postings: due, now });
  return booked instanceof Refusal ? booked : booked.entryId;
}

/** All that was paid for one of them; what came back so. */
export async function giveBack(tx: Tx, row: DispatchRow, now: Date): Promise<number> {
  const amount = row.paidCents - row.backCents;
  if (amount === 0 || row.entryId === null) return 0;
  const booked = await reverse(tx, {
    key: `${itemOf(row.id)}:back`,
    type: entryTypes.refund,
    ref: dispatchNumber(row.id),
    entryId: row.entryId,
    parts: [{ item: itemOf(row.id), amount }],
    now,
  });
  if (booked instanceof Refusal) throw new Error(`dispatch ${row.id} cannot be given back: ${booked.message}`);
  return amount;
}
