import { withdrawalStatuses, withdrawalStatusNames } from '@sgb/contract/withdrawal-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { captureHold, releaseHold } from '../../books/ledger/index.ts';
import { unknown } from './ask.ts';
import { openBatchOf } from './batch-store.ts';
import { mayMove, numberOf } from './rules.ts';
import * as store from './store.ts';
import { withdrawalTexts } from './texts.ts';

const { processing, paid, rejected, cancelled } = withdrawalStatuses;

/** Which withdrawal, and who moves it. */
export interface Moving {
  readonly id: number;
  readonly by: number;
}

/** By its owner, as long as nobody has begun to pay it. */
export async function takeBackWithdrawal(tx: Tx, { id, by }: Moving, now: Date) {
  const row = await store.lockWithdrawal(tx, id, by);
  if (!row) return unknown();
  if (row.status === cancelled) return {};
  if (!mayMove(row.status, cancelled, 'shopper')) return refuse('withdrawalMoved');
  const released = await releaseHold(tx, { holdId: row.holdId, note: 'Taken back', now });
  if (released instanceof Refusal) return released;
  await store.moveWithdrawal(tx, row, { to: cancelled, by, at: now });
  return {};
}

/** The withdrawal, held, if staff may move it there. */
async function movable(tx: Tx, id: number, to: store.WithdrawalRow['status']): Promise<store.WithdrawalRow | Refusal> {
  const row = await store.lockWithdrawal(tx, id);
  if (!row) return refuse('notFound', 'There is no such withdrawal.');
  if (mayMove(row.status, to, 'staff')) return row;
  const is = withdrawalStatusNames[row.status].toLowerCase();
  return refuse('withdrawalMoved', `${numberOf(id)} is ${is} now, so nothing was changed.`);
}

/** `accountVerified`: staff have made sure that the bank account is the shopper's own. */
export async function beginWithdrawal(tx: Tx, moving: Moving & { readonly accountVerified: boolean }, now: Date) {
  const { id, by, accountVerified } = moving;
  const row = await movable(tx, id, processing);
  if (row instanceof Refusal) return row;
  const bank = await store.bankAccountById(tx, row.bankAccountId);
  if (!bank?.verifiedAt) {
    if (!accountVerified) {
      return refuse('withdrawalRefused', 'Confirm first that the bank account is the shopper’s own.');
    }
    await store.verifyBankAccount(tx, row.bankAccountId, by, now);
  }
  await store.moveWithdrawal(tx, row, { to: processing, by, at: now });
  return {};
}

/** The bank has it. */
export async function payWithdrawal(tx: Tx, { id, by, reference }: Moving & { readonly reference: string }, now: Date) {
  const row = await movable(tx, id, paid);
  if (row instanceof Refusal) return row;
  const { amountCents, feeCents } = row;
  const toBank = { to: 'bank', amount: amountCents - feeCents } as const;
  const captured = await captureHold(tx, {
    holdId: row.holdId,
    now,
    to: feeCents > 0 ? [toBank, { to: 'fees.withdrawal', amount: feeCents }] : [toBank],
  });
  if (captured instanceof Refusal) return captured;
  await store.moveWithdrawal(tx, row, { to: paid, by, at: now, reference });
  const fee = feeCents > 0 ? ` (${formatRand(amountCents)} less the fee of ${formatRand(feeCents)})` : '';
  await notify(
    tx,
    {
      userId: row.accountId,
      type: 'notification',
      subtype: 'money',
      ...withdrawalTexts.say.paid({
        amount: formatRand(amountCents - feeCents),
        number: numberOf(id),
        fee,
        reference,
      }),
      link: '/withdrawal/index',
      money: -amountCents,
      once: `withdrawal ${id} paid`,
    },
    { now },
  );
  return {};
}

/** The money goes back to where it came from, and its owner is told why. */
export async function rejectWithdrawal(
  tx: Tx,
  { id, by, reason }: Pick<Moving, 'id'> & { readonly by: number | null; readonly reason: string },
  now: Date,
) {
  const row = await movable(tx, id, rejected);
  if (row instanceof Refusal) return row;
  if (await openBatchOf(tx, id)) {
    return refuse(
      'withdrawalRefused',
      'It stands in a file for the bank. Say there first that the bank did not pay it.',
    );
  }
  const released = await releaseHold(tx, { holdId: row.holdId, note: 'Rejected', now });
  if (released instanceof Refusal) return released;
  await store.moveWithdrawal(tx, row, { to: rejected, by, at: now, reason });
  await notify(
    tx,
    {
      userId: row.accountId,
      type: 'notification',
      subtype: 'money',
      ...withdrawalTexts.say.rejected({
        number: numberOf(id),
        why: reason,
        amount: formatRand(row.amountCents),
      }),
      link: '/withdrawal/index',
      once: `withdrawal ${id} rejected`,
    },
    { now },
  );
  return {};
}
