import { withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import type { listWithdrawalQueue, processWithdrawal } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { peopleById } from '../identity/index.ts';
import { captureHold, releaseHold } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { mayMove, numberOf } from './rules.ts';
import { openedNumber } from './seal.ts';
import { shownWithdrawal } from './service.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;
const { processing, paid, rejected } = withdrawalStatuses;

export async function withdrawalQueue(call: StaffCall, input: z.output<typeof listWithdrawalQueue.input>) {
  const { status, page } = input;
  const now = call.clock.now();
  const { rows, total, pages, people } = await call.db.read(async (reader) => {
    const found = await store.listWithdrawals(reader, { status }, page, true);
    const known = await peopleById(reader, [...new Set(found.rows.map(({ withdrawal }) => withdrawal.accountId))]);
    return { ...found, people: new Map(known.map((person) => [person.id, person])) };
  });
  return {
    items: rows.map((row) => ({
      ...shownWithdrawal(row),
      accountId: row.withdrawal.accountId,
      username: people.get(row.withdrawal.accountId)?.username ?? '',
      holder: row.bank.holder,
      branchCode: row.bank.branchCode,
      accountNumber: openedNumber(call.vault, row.bank),
      kind: row.bank.kind,
      accountVerified: row.bank.verifiedAt !== null,
      late: (status === 10 || status === 20) && row.withdrawal.dueAt < now,
    })),
    total,
    page,
    pages,
  };
}

/** The withdrawal, held, if staff may move it there. */
async function movable(tx: Tx, id: number, to: store.WithdrawalRow['status']): Promise<store.WithdrawalRow | Refusal> {
  const row = await store.lockWithdrawal(tx, id);
  if (!row) return refuse('notFound', 'There is no such withdrawal.');
  return mayMove(row.status, to, 'staff') ? row : refuse('withdrawalMoved');
}

export async function startWithdrawal(call: StaffCall, input: z.output<typeof processWithdrawal.input>) {
  const now = call.clock.now();
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const row = await movable(tx, input.id, processing);
    if (row instanceof Refusal) return row;
    const bank = await store.bankAccountById(tx, row.bankAccountId);
    if (!bank?.verifiedAt) {
      if (!input.accountVerified) {
        return refuse('withdrawalRefused', 'Confirm first that the bank account is the shopper’s own.');
      }
      await store.verifyBankAccount(tx, row.bankAccountId, by, now);
    }
    await store.moveWithdrawal(tx, row, { to: processing, by, at: now });
    return {};
  });
}

export async function finishWithdrawal(call: StaffCall, { id, reference }: { id: number; reference: string }) {
  const now = call.clock.now();
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
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
        title: `${formatRand(amountCents - feeCents)} paid to your bank account`,
        text: `${numberOf(id)} is paid${fee}. The reference on your statement is ${reference}.`,
        link: '/withdrawal/index',
        money: -amountCents,
        once: `withdrawal ${id} paid`,
      },
      { now },
    );
    return {};
  });
}

export async function refuseWithdrawal(call: StaffCall, { id, reason }: { id: number; reason: string }) {
  const now = call.clock.now();
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const row = await movable(tx, id, rejected);
    if (row instanceof Refusal) return row;
    const released = await releaseHold(tx, { holdId: row.holdId, note: 'Rejected', now });
    if (released instanceof Refusal) return released;
    await store.moveWithdrawal(tx, row, { to: rejected, by, at: now, reason });
    await notify(
      tx,
      {
        userId: row.accountId,
        type: 'notification',
        subtype: 'money',
        title: `Withdrawal ${numberOf(id)} was not paid`,
        text: `${reason}\n\n${formatRand(row.amountCents)} is back in your balance.`,
        link: '/withdrawal/index',
        once: `withdrawal ${id} rejected`,
      },
      { now },
    );
    return {};
  });
}
