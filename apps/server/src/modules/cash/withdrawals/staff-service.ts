import type { listWithdrawalQueue, processWithdrawal } from '@sgb/contract/withdrawals.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { peopleById } from '../../people/identity/index.ts';
import { beginWithdrawal, payWithdrawal, rejectWithdrawal } from './move.ts';
import { openedNumber } from './seal.ts';
import { shownWithdrawal } from './service.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;

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

const moving = (call: StaffCall, id: number) => ({ id, by: call.session.accountId });

export async function startWithdrawal(
  call: StaffCall,
  { id, accountVerified }: z.output<typeof processWithdrawal.input>,
) {
  return call.db.transact((tx) => beginWithdrawal(tx, { ...moving(call, id), accountVerified }, call.clock.now()));
}

export async function finishWithdrawal(call: StaffCall, { id, reference }: { id: number; reference: string }) {
  return call.db.transact((tx) => payWithdrawal(tx, { ...moving(call, id), reference }, call.clock.now()));
}

export async function refuseWithdrawal(call: StaffCall, { id, reason }: { id: number; reason: string }) {
  return call.db.transact((tx) => rejectWithdrawal(tx, { ...moving(call, id), reason }, call.clock.now()));
}
