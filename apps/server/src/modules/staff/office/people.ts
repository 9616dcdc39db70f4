import { type listStaff as listContract, setRole as setRoleCall } from '@sgb/contract/office.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { countAdmins, giveRole, holdByName, listStaff } from '../../people/identity/index.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function staffList({ db, session }: StaffCall, { role, page }: InputOf<typeof listContract>) {
  const { rows, total } = await db.read((reader) => listStaff(reader, role === 'all' ? null : role, sliceOf(page)));
  const items = rows.map(({ usedAt, ...row }) => ({
    ...row,
    usedAt: usedAt?.toISOString() ?? null,
    mine: row.id === session.accountId,
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

/** Nobody gives themselves a role, nobody alone gives one to others, and somebody stays who can. */
export async function setRole(call: StaffCall, input: InputOf<typeof setRoleCall>) {
  const { username, role, reason } = input;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const account = await holdByName(tx, username);
    if (!account) return refuse('notFound', 'There is no such account.');
    const next = role === 'none' ? null : role;
    if (account.staffRole === next) return refuse('roleRefused', 'They have that role already.');
    if (account.staffRole === 'admin' && (await countAdmins(tx)) < 2) {
      return refuse('roleRefused', 'This is the only administrator. Make somebody else one first.');
    }
    noteAudit({ before: { role: account.staffRole ?? 'none' }, after: { role } });
    const about = { accounts: [account.id], subject: `role of ${account.username}`, cents: 0, input, why: reason };
    const decider = { by: call.session.accountId, ...at };
    const stop = await mayDecide(tx, setRoleCall, decider, { ...about, never: 'alone' });
    if (stop) return stop;
    const ended = await giveRole(tx, account.id, next);
    return { accountId: account.id, ended };
  });
}
