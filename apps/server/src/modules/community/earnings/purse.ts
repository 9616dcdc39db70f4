import type { moveEarnings } from '@sgb/contract/earnings.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import * as store from './store.ts';
import { itemOf, purseRef } from './words.ts';

/** The most lines that one entry brings. */
const most = 500;

/** What somebody earned and what has cooled off comes into the purse, as one entry with a part for each line. */
export async function fillPurse(tx: Tx, accountId: number, now: Date): Promise<void> {
  await store.lockEarners(tx, [accountId]);
  const due = await store.dueOf(tx, accountId, now, most);
  const postings = due.flatMap(({ id, amountCents, reversedCents }) => {
    const amount = amountCents - reversedCents;
    const posting = { from: 'commissions', to: balance(accountId, 'commission'), amount, item: itemOf(id) } as const;
    return amount > 0 ? [posting] : [];
  });
  const ids = (full: boolean) =>
    due.filter((line) => line.amountCents > line.reversedCents === full).map(({ id }) => id);
  const nothing = ids(false);
  if (nothing.length > 0) await store.markInPurse(tx, nothing, null, now);
  const [first] = ids(true);
  if (first === undefined) return;
  const booked = await book(tx, {
    key: `${itemOf(first)}:ready`,
    type: entryTypes.commission,
    ref: purseRef(now),
    note: postings.length === 1 ? '1 line' : `${postings.length} lines`,
    postings,
    now,
  });
  if (booked instanceof Refusal) throw new Error(`line ${first} cannot be paid: ${booked.message}`);
  await store.markInPurse(tx, ids(true), booked.entryId, now);
}

/** Moves money from the purse to the balance: at once, without a fee. */
export async function move(call: Call<'shopper'>, { amountCents, key }: z.output<typeof moveEarnings.input>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const booked = await book(tx, {
      key: `earnings.move:${accountId}:${key}`,
      type: entryTypes.commissionMoved,
      ref: purseRef(now),
      postings: [{ from: balance(accountId, 'commission'), to: balance(accountId, 'available'), amount: amountCents }],
      now,
    });
    const held = await balancesOf(tx, accountId);
    const purseCents = held.get('commission') ?? 0;
    if (booked instanceof Refusal) return booked.code === 'balanceTooLow' ? tooMuch(purseCents) : booked;
    return { movedCents: amountCents, purseCents, availableCents: held.get('available') ?? 0 };
  });
}

function tooMuch(purseCents: number): Refusal {
  const text =
    purseCents < 0
      ? `After a refund you owe ${formatRand(-purseCents)}: it is taken from what you earn next.`
      : `You have ${formatRand(purseCents)} ready to use.`;
  return refuse('balanceTooLow', text, { field: 'amountCents' });
}
