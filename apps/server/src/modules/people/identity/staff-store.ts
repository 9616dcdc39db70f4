import type { Slice } from '@sgb/contract/paging.ts';
import type { StaffRole } from '@sgb/contract/people.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { holdAccount } from './account-store.ts';
import { mobilesOf } from './rules.ts';
import { accountByLogin, deleteSessionsOf } from './store.ts';

/** Who of staff there is, and what they may. */

interface StaffRow {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly stopped: boolean;
  readonly factor: boolean;
  readonly usedAt: Date | null;
}

export async function listStaff(reader: Sql, role: StaffRole | null, { limit, offset }: Slice) {
  const text = `
    select a.id, a.username, trim(a.first_name || ' ' || a.last_name) as name, a.staff_role as role,
      a.stopped_at is not null as stopped, f.confirmed_at is not null as factor,
      (select max(seen_at) from account_devices d where d.account_id = a.id) as "usedAt"
    from accounts a left join staff_factors f on f.account_id = a.id
    where a.staff_role is not null and a.closed_at is null and ($1::text is null or a.staff_role = $1)
    order by a.staff_role, a.username limit $2 offset $3`;
  const countText = `select count(*)::int as total from accounts
    where staff_role is not null and closed_at is null and ($1::text is null or staff_role = $1)`;
  const [rows, [counted]] = await Promise.all([
    reader.run<StaffRow>('identity.listStaff', text, [role, limit, offset]),
    reader.run<{ total: number }>('identity.countStaff', countText, [role]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Those of staff whose usernames these are, in small letters; nobody who was stopped. */
export function staffNamed(reader: Sql, usernames: readonly string[]) {
  const text = `select id, username, staff_role as role from accounts
    where lower(username) = any($1::text[]) and staff_role is not null and stopped_at is null and closed_at is null`;
  return reader.run<{ id: number; username: string; role: StaffRole }>('identity.staffNamed', text, [[...usernames]]);
}

/** Somebody by the name that they log in with, held. */
export async function holdByName(tx: Tx, name: string) {
  const found = await accountByLogin(tx, name, mobilesOf(name));
  return found && (await holdAccount(tx, found.id));
}

export async function countAdmins(reader: Sql): Promise<number> {
  const text = `select count(*)::int as total from accounts
    where staff_role = 'admin' and stopped_at is null and closed_at is null`;
  return (await reader.run<{ total: number }>('identity.countAdmins', text, []))[0]?.total ?? 0;
}

/** What somebody may is decided when they log in: so they have to, again. */
export async function giveRole(tx: Tx, accountId: number, role: StaffRole | null): Promise<number> {
  await tx.run('identity.giveRole', 'update accounts set staff_role = $2 where id = $1', [accountId, role]);
  return deleteSessionsOf(tx, accountId);
}
