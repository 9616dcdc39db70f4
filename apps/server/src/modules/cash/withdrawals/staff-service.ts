import { withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import {
  type listWithdrawalQueue,
  payWithdrawal as payContract,
  processWithdrawal,
  rejectWithdrawal as rejectContract,
} from '@sgb/contract/withdrawals.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { beginWithdrawal, payWithdrawal, rejectWithdrawal } from './move.ts';
import { mayMove } from './rules.ts';
import { shownWithdrawal } from './service.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;

export async function withdrawalQueue(call: StaffCall, input: z.output<typeof listWithdrawalQueue.input>) {
  const { status, sort = 'age', after } = input;
  const unfiled = input.unfiled === 1;
  const now = call.clock.now();
  const { rows, next, people } = await call.db.read(async (reader) => {
    const found = await store.queuedWithdrawals(reader, status, { unfiled, sort, after });
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
      kind: row.bank.kind,
      accountVerified: row.bank.verifiedAt !== null,
      late: (status === 10 || status === 20) && row.withdrawal.dueAt < now,
    })),
    next,
  };
}

const moving = (call: StaffCall, id: number) => ({ id, by: call.session.accountId });

/** Moves a withdrawal, if whoever does may decide about it. */
async function moveIt(
  call: StaffCall,
  endpoint: Parameters<typeof mayDecide>[1],
  input: { readonly id: number; readonly reason?: string },
  to: store.WithdrawalRow['status'],
  work: (tx: Tx, now: Date) => Promise<Refusal | Record<string, never>>,
) {
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const row = await store.lockWithdrawal(tx, input.id);
    // What cannot move is nobody's decision: whoever moves it says so.
    if (!row || !mayMove(row.status, to, 'staff')) return work(tx, at.now);
    const stop = await mayDecide(
      tx,
      endpoint,
      { by: call.session.accountId, ...at },
      {
        accounts: [row.accountId],
        subject: `withdrawal ${input.id}`,
        cents: row.amountCents,
        input,
        why: input.reason ?? '',
      },
    );
    return stop ?? work(tx, at.now);
  });
}

export const startWithdrawal = (call: StaffCall, input: z.output<typeof processWithdrawal.input>) =>
  moveIt(call, processWithdrawal, input, withdrawalStatuses.processing, (tx, now) =>
    beginWithdrawal(tx, { ...moving(call, input.id), accountVerified: input.accountVerified }, now),
  );

export const finishWithdrawal = (call: StaffCall, input: z.output<typeof payContract.input>) =>
  moveIt(call, payContract, input, withdrawalStatuses.paid, (tx, now) =>
    payWithdrawal(tx, { ...moving(call, input.id), reference: input.reference }, now),
  );

export const refuseWithdrawal = (call: StaffCall, input: z.output<typeof rejectContract.input>) =>
  moveIt(call, rejectContract, input, withdrawalStatuses.rejected, (tx, now) =>
    rejectWithdrawal(tx, { ...moving(call, input.id), reason: input.reason }, now),
  );
